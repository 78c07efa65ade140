/** Arms that break: how exactly the stroke of a search or of a confirmation is struck. */
import { LEVELS, SKILLS, type Skill, isLevel } from '@tenball/ai';
import { ARMS, ARM_NAMES, isArmName, withArm } from '../play/arms.ts';

/** A break is struck with all one has: its errors grow by these (AI study, section 1). */
const AIM_FACTOR = 1.5;
const SPEED_FACTOR = 1.2;

/** What `armNamed` takes: the presets of the bench and the levels of the shipped players. */
export const BREAK_ARMS: readonly string[] = [...ARM_NAMES, ...LEVELS.map(String)];

/** The arm named `name`, one of `BREAK_ARMS`, as it breaks; undefined when there is none. */
export function armNamed(name: string): Skill | undefined {
  if (isArmName(name)) return whileBreaking(withArm(SKILLS[10], ARMS[name]));
  const level = Number(name);
  return isLevel(level) ? whileBreaking(SKILLS[level]) : undefined;
}

/** `skill` as it breaks: 1.5 times the errors of aim and tip, 1.2 times that of speed. */
function whileBreaking(skill: Skill): Skill {
  return {
    ...skill,
    headingSigmaDegrees: AIM_FACTOR * skill.headingSigmaDegrees,
    tipRightSigma: AIM_FACTOR * skill.tipRightSigma,
    tipUpSigma: AIM_FACTOR * skill.tipUpSigma,
    speedSigma: SPEED_FACTOR * skill.speedSigma,
  };
}
