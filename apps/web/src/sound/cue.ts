/** A sound that is to be heard: which, when, how loud, how bright, from where. */

/** Everything that can be heard. `note-up`, `note-low` and `lamp` are rulings. */
export const SOUND_NAMES = [
  'ball', 'cushion', 'jaw', 'pocket', 'rail-roll', 'bed', 'tip', 'miscue', 'floor',
  'note-up', 'note-low', 'lamp', 'tick', 'knock',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** What has a slider of its own. */
export const BUSES = ['table', 'signals'] as const;
export type Bus = (typeof BUSES)[number];

export interface Cue {
  readonly sound: SoundName;
  /** Seconds from the start of the shot, in the time of the table. */
  readonly at: number;
  /** Loudness in (0, 1]. */
  readonly level: number;
  /** Share of the high frequencies that pass, 0 to 1. */
  readonly brightness: number;
  /** Playback rate about 1: the same ball never sounds the same twice. */
  readonly pitch: number;
  /** Where it happens, metres in the table's frame; undefined for sounds of the room. */
  readonly place: { readonly x: number; readonly y: number } | undefined;
}

const SIGNALS: ReadonlySet<SoundName> = new Set([
  'note-up', 'note-low', 'lamp', 'tick', 'knock',
]);

/** Rulings and the clock have one bus, the table has the other. */
export function busOf(sound: SoundName): Bus {
  return SIGNALS.has(sound) ? 'signals' : 'table';
}
