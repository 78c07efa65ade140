import { describe, expect, test } from 'vitest';
import { EMPTY_SHOT_LOG } from './shot-log.ts';
import { formatShotLog, parseShotLog } from './shot-log-notation.ts';

describe('a shot log on one line', () => {
  test.each([
    ['a scratch, even with the ball potted', '>1 1@FL 0@'],
    ['a break', '>1 2| 2| 5| 0| 7@HR 10@SL'],
    ['two balls at once, one of them off', '>1+2 8^ 0^'],
    ['a ball that hung', '>1 1| 1@FL~6.5'],
    ['points of the three-point rule', '>1 7@SL 4< 5<'],
    ['frozen and declared', '>1 0=1 3=|'],
    ['frozen and not declared', '>1 0=1? 3=|?'],
    ['a touch that changed the outcome', '- 5!A:hand:during:intentional:affected'],
    ['balls that still moved', '>1 0| moving:3 moving:10'],
    ['a disturbance', '>1 disturbed:spectator:affected:restorable'],
    ['conduct, noticed late', '>1 conduct:foul late'],
    ['every flag', 'no-foot double-hit push miscue jump on-string bad-house cue-down out-of-turn'
      + ' time'],
    ['nothing at all', ''],
  ])('%s reads and writes the same', (_what, text) => {
    const log = parseShotLog(text);
    expect(log.ok && formatShotLog(log.value)).toBe(text);
  });

  test('a rail before the contact does not count', () => {
    expect(parseShotLog('0| >1 2|')).toEqual({
      ok: true, value: { ...EMPTY_SHOT_LOG, firstContact: [1], railAfterContact: [2] },
    });
  });

  test('the pocket of the cue ball may be named', () => {
    expect(parseShotLog('>1 0@SL')).toEqual(parseShotLog('>1 0@'));
  });

  test.each([
    ['>1 1@XX', 3], ['>11', 0], ['1|  2|| ', 4], ['0@FL~3', 0], ['>1 no-feet', 3],
    ['>1 0!C:tip:during', 3], ['toString', 0],
  ])('%s cannot be read at %i', (text, at) => {
    expect(parseShotLog(text)).toMatchObject({ ok: false, error: { at } });
  });
});
