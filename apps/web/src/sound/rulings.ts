/** What a ruling sounds like: a choice two notes up, a foul one low note, a rack the lamp. */
import type { BannerKind } from '../hud/select-ruling.ts';
import type { Cue, SoundName } from './cue.ts';

const QUIET = 0.5;
/** The second note of a choice: a fourth up, this much later, seconds. */
const FOURTH = 4 / 3;
const SECOND_NOTE = 0.16;

/** Cues of a banner of `kind`, from the moment it shows. What goes on is not remarked. */
export function soundsOfRuling(kind: BannerKind): readonly Cue[] {
  switch (kind) {
    case 'choice': return [
      note('note-up', 0, 1), note('note-up', SECOND_NOTE, FOURTH),
    ];
    case 'foul': return [note('note-low', 0, 1)];
    case 'rack':
    case 'match': return [note('lamp', 0, 1)];
    case 'warning': return [note('note-low', 0, 1), note('note-low', SECOND_NOTE * 2, 1)];
    case 'continue':
    case 'turn':
    case 'decision':
    case 'rejection':
    case 'trouble': return [];
  }
}

function note(sound: SoundName, at: number, pitch: number): Cue {
  return { sound, at, level: QUIET, brightness: 1, pitch, place: undefined };
}
