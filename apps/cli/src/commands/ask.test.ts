import { describe, expect, test } from 'vitest';
import { tenball } from '../testing/program.ts';

const EARLY = 'base | A balls:2,5,10 | 10@HR | >2 10@HR';

describe('tenball ask', () => {
  test('tells the question, rules, says why, and gives the line to share', async () => {
    const { code, out, err } = await tenball(['ask', EARLY]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('На столе 2, 5, 10. Заказ: 10 в HR.');
    expect(out).toContain('Десятка раньше времени');
    expect(out).toContain('[S7, ');
    expect(out).toContain(EARLY);
    expect(out).not.toContain('✓');
  });

  test('speaks English, and on demand tells every check', async () => {
    const { code, out } = await tenball(['ask', EARLY, '--lang', 'en', '--why']);
    expect(code).toBe(0);
    expect(out).not.toMatch(/[а-яё]/i);
    expect(out).toContain('✓ The cue ball');
  });

  test('prints one JSON document: ruling, checks, what would have been otherwise', async () => {
    const { code, out, err } = await tenball(['ask', EARLY, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answer = JSON.parse(out) as { whatIf: { question: string }[]; checks: object[] };
    expect(answer).toMatchObject({
      question: EARLY,
      ruling: { spotted: [10], inning: 'continues', rackWinner: null },
    });
    expect(answer.checks[0]).toMatchObject({ code: 'SCRATCH', passed: true, clause: 'G6.1' });
    expect(answer.whatIf.some(({ question }) => question.startsWith('wpa-2008 '))).toBe(true);
  });

  test('names what may be chosen and what follows', async () => {
    const { out } = await tenball(['ask', '--lang', 'en', 'base | A | 1@FL | >1 5@SR']);
    expect(out).toContain('• Accept the table: the opponent to shoot');
    expect(out).toContain('• Pass it back: the same player to shoot, it cannot come back');
  });

  test('a sentence begins with a large letter, what may be chosen with a small one', async () => {
    const won = await tenball(['ask', 'base | A balls:10 | 10@FL | >10 10@FL', '--lang', 'en']);
    expect(won.out).toContain('\nRack to the same player\n→ Score 1–0. The opponent breaks\n');
    const choice = await tenball(['ask', 'base | A | 1@FL | >1 1@FR']);
    expect(choice.out).toContain('• Принять позицию: бьёт соперник');
  });

  test('reads a line from standard input', async () => {
    const piped = await tenball(['ask', '--json'], `${EARLY}\n`);
    expect(piped).toEqual(await tenball(['ask', '-', '--json'], EARLY));
    expect(piped.code).toBe(0);
  });

  test('takes numbered answers from standard input: shot, call, what happened', async () => {
    const { code, out, err } = await tenball(['ask', '--json'], '3\n1\n3 9\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ question: 'base | A | 1@FL | >1 5@SR 0@' });
  });

  test('the break is not called: two answers, by the rules that are named', async () => {
    const { out } = await tenball(['ask', '--json', '--edition', 'wpa-2008'], '1\n2\n');
    expect(JSON.parse(out)).toMatchObject({
      question: 'wpa-2008 | A break | none | >1 2| 3| 4| 5| 10@HL', ruling: { spotted: [10] },
    });
  });
});

describe('bad input of tenball ask ends with 2 and names the place:', () => {
  test.each([
    ['a ball that was not there', ['base | A balls:2,10 | 2@FL | >2 3@FL'], '', 'character 33: '],
    ['a word nobody knows', ['base | A brake | none | >1'], '', 'question: character 10: expected'],
    ['nothing at all', [], '', 'standard input: character 1: expected an edition'],
    ['an answer that is not offered', [], '3\n9\n', 'line 2: expected a number from 1 to 5'],
    ['answers that end too early', [], '3\n1\n', 'line 3: expected numbers from 1 to'],
  ])('%s', async (_what, args, input, message) => {
    const { code, out, err } = await tenball(['ask', ...args], input);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('a caret stands under the character', async () => {
    const { err } = await tenball(['ask', 'base | A | 2@XX | >2']);
    expect(err.split('\n')[2]).toBe(`${' '.repeat(13)}^`);
  });
});
