/** The list of fouls, in order of precedence: rules specification 5.2. */

export const FOUL_CODES = [
  'SCRATCH', 'CUE_BALL_OFF_TABLE', 'WRONG_BALL_FIRST', 'NO_CONTACT', 'NO_RAIL', 'ILLEGAL_BREAK',
  'NO_FOOT', 'BALL_OFF_TABLE', 'TOUCHED_BALL', 'DOUBLE_HIT', 'PUSH_SHOT', 'BALLS_MOVING',
  'BAD_PLACEMENT', 'BAD_PLAY_HEAD_STRING', 'CUE_ON_TABLE', 'OUT_OF_TURN', 'THREE_FOULS',
  'SLOW_PLAY', 'UNSPORTSMANLIKE',
] as const;
export type FoulCode = (typeof FOUL_CODES)[number];

/** The clause each foul stands in. */
export const FOUL_CLAUSES: Readonly<Record<FoulCode, string>> = {
  SCRATCH: 'G6.1',
  CUE_BALL_OFF_TABLE: 'G6.1',
  WRONG_BALL_FIRST: 'G6.2',
  NO_CONTACT: 'G6.3',
  NO_RAIL: 'G6.3',
  ILLEGAL_BREAK: 'S2b',
  NO_FOOT: 'G6.4',
  BALL_OFF_TABLE: 'G6.5',
  TOUCHED_BALL: 'G6.6',
  DOUBLE_HIT: 'G6.7',
  PUSH_SHOT: 'G6.8',
  BALLS_MOVING: 'G6.9',
  BAD_PLACEMENT: 'G6.10',
  BAD_PLAY_HEAD_STRING: 'G6.11',
  CUE_ON_TABLE: 'G6.12',
  OUT_OF_TURN: 'G6.13',
  THREE_FOULS: 'G6.14',
  SLOW_PLAY: 'G6.15',
  UNSPORTSMANLIKE: 'G6.16',
};
