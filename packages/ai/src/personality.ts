/**
 * Manners of play on top of a level: what a player likes, in chances to win the rack that he gives
 * up for it, and how his arm bears the last rack. What he likes is to make him stronger or weaker
 * than his level by no more than 15 rating points (`bench/levels.ts --personalities` measures it,
 * in single racks, of which none is a last one).
 */
import type { Match } from '@tenball/match';
import type { Outcome, Stroke } from '@tenball/physics';
import { SEATS } from '@tenball/rules';
import { whileBreaking } from './execute.ts';
import { type Skill, withErrors } from './skills.ts';

export interface Personality {
  /** Added to the worth of a pot when it is compared with anything else: −.02 to +.03. */
  readonly aggression: number;
  /** Added to the worth of a safety, and to the worth below which one is looked for. */
  readonly caution: number;
  /** Multiplies the speeds of pots that are tried. */
  readonly pace: number;
  /** Added to the worth of a pot for each ball radius that the tip is off the centre. */
  readonly spin: number;
  /** Added to the worth of a pot after which the cue ball comes to a cushion. */
  readonly rails: number;
  /** Multiplies the arm's errors when both players need one rack: 1 to 1.15. */
  readonly pressure: number;
}

export const NEUTRAL: Personality = {
  aggression: 0, caution: 0, pace: 1, spin: 0, rails: 0, pressure: 1,
};

export const PERSONALITY_NAMES = [
  'marksman', 'watchman', 'clockmaker', 'artist', 'wanderer', 'firebrand',
] as const;
export type PersonalityName = (typeof PERSONALITY_NAMES)[number];

/** A text in both languages of the product. */
export interface Wording {
  readonly en: string;
  readonly ru: string;
}

export interface NamedPersonality extends Personality {
  readonly title: Wording;
  readonly line: Wording;
}

export const PERSONALITIES: Readonly<Record<PersonalityName, NamedPersonality>> = {
  marksman: {
    ...NEUTRAL, aggression: 0.03, caution: -0.02, pressure: 1.03,
    title: { en: 'Marksman', ru: 'Меткий' },
    line: {
      en: 'If a pocket can be seen, that is reason enough.',
      ru: 'Видна луза — значит, надо бить.',
    },
  },
  watchman: {
    ...NEUTRAL, aggression: -0.02, caution: 0.02, pace: 0.94, pressure: 1.02,
    title: { en: 'Watchman', ru: 'Сторож' },
    line: {
      en: 'Gives nothing away and waits for you to grow tired of it.',
      ru: 'Ничего не отдаёт даром и ждёт, пока вам надоест.',
    },
  },
  clockmaker: {
    ...NEUTRAL, pace: 0.88, spin: -0.02, rails: -0.006, pressure: 1.01,
    title: { en: 'Clockmaker', ru: 'Часовщик' },
    line: {
      en: 'Soft strokes through the middle, the cue ball never a step too far.',
      ru: 'Мягкие удары в центр, и биток ни шагу лишнего.',
    },
  },
  artist: {
    ...NEUTRAL, aggression: 0.01, spin: 0.025, pressure: 1.08,
    title: { en: 'Artist', ru: 'Художник' },
    line: {
      en: 'Why stop the cue ball when it can be made to dance?',
      ru: 'Зачем останавливать биток, если он умеет танцевать?',
    },
  },
  wanderer: {
    ...NEUTRAL, pace: 1.08, rails: 0.012, pressure: 1.04,
    title: { en: 'Wanderer', ru: 'Странник' },
    line: {
      en: 'Takes the long way round, by way of the cushions.',
      ru: 'Ходит дальней дорогой — через борта.',
    },
  },
  firebrand: {
    ...NEUTRAL, aggression: 0.02, caution: -0.01, pace: 1.14, pressure: 1.15,
    title: { en: 'Firebrand', ru: 'Горячая голова' },
    line: {
      en: 'Hits hard, sits down late, and hates a last rack.',
      ru: 'Бьёт сильно, садится неохотно и не любит решающих партий.',
    },
  },
};

/** The manner of a name; the neutral one where there is none. */
export function personalityOf(name: PersonalityName | undefined): Personality {
  return name === undefined ? NEUTRAL : PERSONALITIES[name];
}

export function isPersonalityName(value: unknown): value is PersonalityName {
  return (PERSONALITY_NAMES as readonly unknown[]).includes(value);
}

/** What a pot of `stroke` that came to `outcome` is worth to him beyond the rack. */
export function tasteOfPot(
  { aggression, spin, rails }: Personality, stroke: Stroke, outcome: Outcome,
): number {
  if (spin === 0 && rails === 0) return aggression;
  const { tipRight, tipUp } = stroke;
  const offset = Math.sqrt(tipRight * tipRight + tipUp * tipUp);
  const isRouted = (outcome.railsAfterContact & 1) !== 0;
  return aggression + spin * offset + (isRouted ? rails : 0);
}

/**
 * The arm with which he plays at `match`: wider on a break, and when both need one rack. For the
 * host, who executes strokes; the player plans with the arm that he has on other days.
 */
export function armAt(skill: Skill, { pressure }: Personality, match: Match): Skill {
  const { phase, raceTo, score } = match.situation;
  const arm = phase === 'break' ? whileBreaking(skill) : skill;
  const isLast = SEATS.every((seat) => raceTo[seat] > 1 && raceTo[seat] - score[seat] === 1);
  return isLast && pressure !== 1 ? withErrors(arm, pressure) : arm;
}
