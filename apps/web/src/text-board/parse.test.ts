import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CommandError, type TypedCommand, parseCommand } from './parse.ts';
import { errorText } from './texts.ts';

function read(line: string): TypedCommand {
  const command = parseCommand(line);
  if (!command.ok) throw new Error(errorText('en', command.error));
  return command.value;
}

function broken(line: string): CommandError {
  const command = parseCommand(line);
  if (command.ok) throw new Error(`“${line}” was understood`);
  return command.error;
}

describe('what is typed is understood', () => {
  test.each<readonly [string, string, TypedCommand]>([
    ['aim 123.4', 'прицел 123,4°', { kind: 'aim', headingDegrees: 123.4 }],
    ['aim 3 FL', 'прицел 3 в ДЛ', { kind: 'aim-ball', ball: 3, pocket: 'FL' }],
    ['aim at ball 3', 'прицел в шар 3', { kind: 'aim-ball', ball: 3, pocket: undefined }],
    ['turn +0.5', 'поворот 0,5', { kind: 'turn', byDegrees: 0.5 }],
    ['turn -.02', 'повернуть −0,02', { kind: 'turn', byDegrees: -0.02 }],
    ['speed 2.4 m/s', 'скорость 2,4м/с', { kind: 'speed', speed: 2.4 }],
    ['tip up .3 right -.2', 'точка вверх 0,3 влево 0,2', { kind: 'tip', right: -0.2, up: 0.3 }],
    ['tip down .4', 'винт вниз 0,4', { kind: 'tip', right: undefined, up: -0.4 }],
    ['tip centre', 'точка центр', { kind: 'tip', right: 0, up: 0 }],
    ['elev 5', 'наклон 5 градусов', { kind: 'elevation', degrees: 5 }],
    ['call 3 FL', 'заказ 3 ДЛ', { kind: 'call', ball: 3, pocket: 'FL' }],
    ['call ball 10 to hr', 'заказать шар 10 → бп', { kind: 'call', ball: 10, pocket: 'HR' }],
    ['place 2.0, 1.5', 'поставить 2,0 : 1,5', { kind: 'place', diamonds: { x: 2, y: 1.5 } }],
    ['place', 'поставить', { kind: 'place', diamonds: undefined }],
    ['safety', 'отыгрыш', { kind: 'safety' }],
    ['push', 'пуш-аут', { kind: 'push' }],
    ['shoot', 'удар', { kind: 'shoot' }],
    ['accept', 'принять', { kind: 'accept' }],
    ['pass', 'передать', { kind: 'pass' }],
    ['2', 'выбор 2', { kind: 'choose', option: 2 }],
    ['undo', 'отмена', { kind: 'undo' }],
    ['where 0', 'где 0', { kind: 'where', ball: 0 }],
    ['HELP', '  Помощь ', { kind: 'help' }],
  ])('%s, %s', (english, russian, command) => {
    expect(read(english)).toEqual(command);
    expect(read(russian)).toEqual(command);
  });

  test('whichever layout the keyboard is in', () => {
    expect(read('фшь 3 АД')).toEqual({ kind: 'aim-ball', ball: 3, pocket: 'FL' });
    expect(read('ghbwtk 3 lk')).toEqual({ kind: 'aim-ball', ball: 3, pocket: 'FL' });
    expect(read('elfh')).toEqual({ kind: 'shoot' });
    expect(read('gjkj;tybt')).toEqual({ kind: 'state' });
    expect(read(',bnm')).toEqual({ kind: 'shoot' });
  });
});

describe('what is not understood is named with its place', () => {
  test.each<readonly [string, CommandError]>([
    ['', { at: 1, found: '', expected: { kind: 'command' } }],
    ['  jump 3', { at: 3, found: 'jump', expected: { kind: 'command' } }],
    ['call 3', { at: 7, found: '', expected: { kind: 'pocket' } }],
    ['call 3 XX', { at: 8, found: 'XX', expected: { kind: 'pocket' } }],
    ['call 11 FL', { at: 6, found: '11', expected: { kind: 'ball' } }],
    ['call 0 FL', { at: 6, found: '0', expected: { kind: 'ball' } }],
    ['aim', { at: 4, found: '', expected: { kind: 'aim' } }],
    ['aim 3.5 FL', { at: 5, found: '3.5', expected: { kind: 'ball' } }],
    ['aim 400', { at: 5, found: '400', expected: { kind: 'range', least: -360, most: 360 } }],
    ['speed fast', { at: 7, found: 'fast', expected: { kind: 'number' } }],
    ['elev 90', { at: 6, found: '90', expected: { kind: 'range', least: 0, most: 85 } }],
    ['tip up', { at: 7, found: '', expected: { kind: 'number' } }],
    ['tip .3', { at: 5, found: '.3', expected: { kind: 'tip' } }],
    ['place 2 5', { at: 9, found: '5', expected: { kind: 'range', least: 0, most: 4 } }],
    ['shoot now', { at: 7, found: 'now', expected: { kind: 'end' } }],
    ['call 3 FL HL', { at: 11, found: 'HL', expected: { kind: 'end' } }],
  ])('%s', (line, error) => expect(broken(line)).toEqual(error));

  test('in words of either language', () => {
    const error = broken('call 3 XX');
    expect(errorText('en', error)).toBe('Character\u00a08: '
      + 'a pocket (HL, SL, FL, HR, SR or FR) expected, but “XX” stands there');
    expect(errorText('ru', error)).toBe('Знак\u00a08: '
      + 'ожидалось обозначение лузы (HL, SL, FL, HR, SR или FR), а\u00a0здесь «XX»');
    expect(errorText('ru', broken('скорость 20'))).toContain('от\u00a00,1 до');
  });
});

describe('whatever is typed', () => {
  const WORDS = [
    'aim', 'прицел', 'call', 'tip', 'place', '3', 'FL', '2,5', '-', '+1e9', 'up', 'шар', ',', ':',
    '𝟛', '\u0130', '°',
  ];

  test('an answer comes, and a mistake lies on the line or just after it', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...WORDS)).map((all) => all.join(' ')),
    );
    fc.assert(fc.property(line, (typed) => {
      const command = parseCommand(typed);
      if (command.ok) return;
      const { at, found } = command.error;
      expect(at).toBeGreaterThanOrEqual(1);
      expect(at).toBeLessThanOrEqual(typed.length + 1);
      expect(typed.slice(at - 1, at - 1 + found.length)).toBe(found);
      expect(errorText('ru', command.error)).toContain(String(at));
    }), { numRuns: 500 });
  });

  test('numbers that are understood are finite and in their bounds', () => {
    fc.assert(fc.property(fc.double(), (value) => {
      const command = parseCommand(`speed ${value}`);
      if (!command.ok || command.value.kind !== 'speed') return;
      expect(command.value.speed).toBeCloseTo(value, 9);
      expect(command.value.speed).toBeGreaterThanOrEqual(0.1);
    }));
  });
});
