/** Arms that break, as they are on other days: that a break errs more is the breaker's to know. */
import { LEVELS, SKILLS, type Skill, isLevel } from '@tenball/ai';
import { ARMS, ARM_NAMES, isArmName, withArm } from '../play/arms.ts';

/** What `armNamed` takes: the presets of the bench and the levels of the shipped players. */
export const BREAK_ARMS: readonly string[] = [...ARM_NAMES, ...LEVELS.map(String)];

/** The arm named `name`, one of `BREAK_ARMS`; undefined when there is none. */
export function armNamed(name: string): Skill | undefined {
  if (isArmName(name)) return withArm(SKILLS[10], ARMS[name]);
  const level = Number(name);
  return isLevel(level) ? SKILLS[level] : undefined;
}
