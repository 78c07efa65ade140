/** A level in one line: how much its arm errs, and what its head can do. */
import { type Level, SKILLS, netSigmaDegrees } from '@tenball/ai';
import type { Language } from '../state.ts';
import { type Messages, formatWhole } from '../words/index.ts';

/** Errors below this are written with a third decimal, degrees. */
const FINE_DEGREES = 0.02;

/** What `level` comes to, from the very figures it plays by. */
export function skillLine(level: Level, language: Language, { home }: Messages): string {
  const skill = SKILLS[level];
  return home.skill({
    degrees: decimals(netSigmaDegrees(skill), language, FINE_DEGREES),
    percent: skill.speedSigma < 0.01
      ? decimals(100 * skill.speedSigma, language, 0)
      : formatWhole(language, Math.round(100 * skill.speedSigma)),
    head: skill.head,
  });
}

/** Two decimals, below `fine` three; none that would be a nought at the end. */
function decimals(value: number, language: Language, fine: number): string {
  return value.toLocaleString(language, { maximumFractionDigits: value < fine ? 3 : 2 });
}
