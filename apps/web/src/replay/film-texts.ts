/** What the page says of a film: calls, results, events and rulings in words. */
import type { ObjectBall, Pocket } from '@tenball/equipment';
import { consequenceOf, foulName, summaryOf } from '@tenball/rules';
import type { Language } from '../state.ts';
import { formatTenths, wordsOf } from '../words/index.ts';
import type { Beat } from './beats.ts';
import { type Film, type FilmNote, type FilmShot, type ShotResult, resultOf } from './film.ts';
import { replayWords } from './words-in.ts';
import type { ReplayWords } from './words.ts';

/** A call as a row shows it: a ball and a pocket, or a word. */
export type CallText =
  | { readonly kind: 'pot'; readonly ball: ObjectBall; readonly pocket: Pocket }
  | { readonly kind: 'word'; readonly word: string };

/** What was called for `shot`. */
export function callText({ entry, breaks }: FilmShot, words: ReplayWords): CallText {
  const { call } = entry;
  if (breaks) return { kind: 'word', word: words.break };
  switch (call.kind) {
    case 'pot': return call;
    case 'safety': return { kind: 'word', word: words.safety };
    case 'push-out': return { kind: 'word', word: words.pushOut };
    case 'none': return { kind: 'word', word: words.noCall };
  }
}

/** The word for the end of `shot`, and its kind for the colour beside it. */
export function resultText(
  shot: FilmShot, words: ReplayWords,
): { readonly kind: ShotResult['kind']; readonly word: string } {
  const result = resultOf(shot);
  const word = result.kind === 'pocketed'
    ? words.result.pocketed(result.count, result.breaks) : words.result[result.kind];
  return { kind: result.kind, word };
}

/** One line for a stroke: «8 → SL забит». */
export function shotText(shot: FilmShot, words: ReplayWords): string {
  const call = callText(shot, words);
  const said = call.kind === 'pot' ? `${call.ball}\u00a0→\u00a0${call.pocket}` : call.word;
  return `${said} ${resultText(shot, words).word}`.trim();
}

/** The name of an event under its dot. */
export function beatText(beat: Beat, words: ReplayWords): string {
  switch (beat.kind) {
    case 'tip':
    case 'rest': return words.beat[beat.kind];
    case 'contact': {
      const met = beat.ball === 0 ? String(beat.other) : `${beat.ball}–${beat.other}`;
      return words.beat.contact(met);
    }
    case 'cushion': return words.beat.cushion(beat.ball === 0 ? '' : String(beat.ball));
    case 'pocket': return words.beat.pocket(ballText(beat.ball, words), beat.pocket);
    case 'off': return words.beat.off(ballText(beat.ball, words));
  }
}

function ballText(ball: number, words: ReplayWords): string {
  return ball === 0 ? words.beat.cueBall : String(ball);
}

/** The ruling on `shot`: what happened, and what follows from it. */
export function rulingText(
  film: Film, { entry: { ruling } }: FilmShot, language: Language,
): { readonly title: string; readonly more: string } {
  const { names } = film.match.setup;
  const fouls = ruling.fouls.slice(1).map(({ code }) => foulName(code, language));
  const title = [summaryOf(ruling, language, names), ...fouls].join(' · ');
  const more = consequenceOf(ruling, language, names);
  return { title, more: more === title || more === '' ? '' : `${more}.` };
}

/** What a note between strokes says. */
export function noteText(film: Film, { entry }: FilmNote, language: Language): string {
  const { names } = film.match.setup;
  const { ruling } = wordsOf(language);
  switch (entry.kind) {
    case 'warning': return ruling.warned(names[entry.seat]);
    case 'concession': return ruling.conceded(names[entry.seat], entry.what);
    case 'choice':
      return `${names[entry.seat]}: ${wordsOf(language).option[entry.decision].label}`;
    case 'event':
    case 'report':
    case 'lag': return summaryOf(entry.ruling, language, names);
  }
}

/** Read aloud of the place on the timeline. */
export function placeText(
  beat: Beat | undefined, seconds: number, duration: number, language: Language,
): string {
  const words = replayWords(language);
  const time = words.time(
    formatTenths(language, Math.max(0, seconds)), formatTenths(language, duration),
  );
  return beat === undefined ? time : `${beatText(beat, words)}, ${time}`;
}
