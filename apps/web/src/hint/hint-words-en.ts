/** Hints in English. */
import type { HintWords } from './hint-words.ts';

const OTHERS = { attack: 'attacking', safety: 'a safety', 'push-out': 'a push-out' } as const;

export const hintsEn: HintWords = {
  title: 'Hint',
  step: (step) => `${step} of\u00a04`,
  thinking: 'Weighing the shots…',
  none: 'It could not be worked out.',
  again: 'Try again',
  next: { 1: 'Ball and pocket', 2: 'Zone and stroke', 3: 'The whole shot', 4: 'Put the hint away' },
  kind: { attack: 'Attack', safety: 'Safety', 'push-out': 'Push-out' },
  kindNote: {
    attack: 'Potting is worth more than waiting.',
    safety: 'Leave your opponent nothing easy.',
    'push-out': 'Leave a position that is as good for both.',
  },
  equal: (others) => `Equal choices: ${
    others.map((kind) => OTHERS[kind]).join(' or ')} is as good.`,
  place: 'Ball in hand: its place is marked on the table.',
  anyBall: 'No ball has to be called',
  pots: 'Chance to pot it',
  legal: 'Chance of no foul',
  roughly: (percent) => `give or take ${percent}%`,
  way: {
    kick: (cushions) => (cushions === 1
      ? 'Cue ball to the cushion first, at the mark.'
      : `Cue ball to ${cushions} cushions first, at the marks.`),
    combination: (balls) => `Hit ${balls.slice(1).map((ball, n) => (
      `the ${balls[n]} into the ${ball}`
    )).join(', ')}.`,
    carom: (off, onto) => `Cue ball off the ${off} onto the ${onto}.`,
    kiss: (ball, off) => `The ${ball} glances in off the ${off}.`,
    bank: (ball, cushions) => (cushions === 1
      ? `Bank the ${ball} off the cushion, at the mark.`
      : `Bank the ${ball} off ${cushions} cushions, at the marks.`),
  },
  arms: { you: 'you', club: 'club', pro: 'pro' },
  pace: { soft: 'Soft', medium: 'Medium', firm: 'Firm' },
  height: { draw: 'draw', stun: 'stun', follow: 'follow' },
  side: { left: 'left side', none: 'no side', right: 'right side' },
  zone: (percent) => `${percent}% of your good shots end in the marked zone.`,
  noZone: 'Where the cue ball ends matters little here.',
  speed: 'Speed',
  tip: 'Tip',
  margin: 'Margin',
  marginOf: (left, right, isLeast) => (
    `${isLeast ? '≥\u00a0' : ''}←\u00a0${left}° · ${right}°\u00a0→`
  ),
  marginSpoken: (left, right, isLeast) => (
    `${isLeast ? 'at least ' : ''}${left}\u00a0degrees to the left, ${right} to the right`
  ),
  then: 'Next',
};
