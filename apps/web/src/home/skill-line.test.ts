import { LEVELS, SKILLS } from '@tenball/ai';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../words/index.ts';
import { skillLine } from './skill-line.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a level says what it comes to', () => {
  test('its arm in degrees and percent, its head in words', () => {
    expect(plain(skillLine(4, 'en', wordsOf('en')))).toBe(
      'σ 0.24°, speed ±10%, sees direct pots, plays safe, thinks one ball ahead',
    );
    expect(plain(skillLine(10, 'ru', wordsOf('ru')))).toBe(
      'σ 0,005°, сила ±0,3 %, видит удары через борт, играет отыгрыши, читает весь стол',
    );
  });

  test('a novice is known by what he cannot do', () => {
    expect(SKILLS[1].head.aim).toBe('ghost-ball');
    expect(skillLine(1, 'en', wordsOf('en'))).toMatch(/ghost ball.*never plays safe/);
  });

  test.each(['ru', 'en'] as const)('every level has its own line in %s', (language) => {
    const lines = LEVELS.map((level) => skillLine(level, language, wordsOf(language)));
    expect(new Set(lines).size).toBe(LEVELS.length);
  });
});
