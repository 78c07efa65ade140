/** What of practice outlives a visit. */
export const PRACTICE_VERSION = 1;

/** A week's tries at one thing. Weeks are counted from Monday, 29 December 1969. */
export interface WeekScore {
  readonly week: number;
  readonly tries: number;
  readonly points: number;
  /** What the points could have come to. */
  readonly of: number;
}

/** How it goes with one drill or test. */
export interface Progress {
  readonly id: string;
  /** Shares of the tries of this series, 0 to 1, the latest last. */
  readonly series: readonly number[];
  /** The best whole series, as a share; left out before the first is whole. */
  readonly best?: number;
  readonly weeks: readonly WeekScore[];
}

/** A position of the player's own, as TBP1. */
export interface SavedLayout {
  readonly name: string;
  readonly text: string;
}

/** The practice table a reload comes back to. */
export interface KeptTable {
  readonly kind: SessionKind;
  /** The exercise, where there is one, and whether it is mirrored. */
  readonly exercise?: string;
  readonly mirrored: readonly Mirror[];
  /** Lines of the scoresheet before the present try. */
  readonly from: number;
  readonly outcome?: { readonly points: number; readonly of: number };
  /** Ghost and Tucker: the run after the break. */
  readonly running: boolean;
  readonly step: number;
  readonly pots: number;
  /** The match, as its own package writes it. */
  readonly game: string;
}

export const SESSION_KINDS = ['free', 'drill', 'ghost', 'tucker', 'break', 'level'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

export const MIRRORS = ['sides', 'ends'] as const;
/** Left and right, or head and foot, change places. */
export type Mirror = (typeof MIRRORS)[number];

export interface PracticeRecord {
  readonly version: typeof PRACTICE_VERSION;
  /** What the editor shows, as TBP1. */
  readonly draft?: string;
  readonly layouts: readonly SavedLayout[];
  readonly progress: readonly Progress[];
  /** How many of the five shots that suggest a level went down. */
  readonly fiveShots?: number;
  readonly table?: KeptTable;
}

export const EMPTY_RECORD: PracticeRecord = {
  version: PRACTICE_VERSION, layouts: [], progress: [],
};
