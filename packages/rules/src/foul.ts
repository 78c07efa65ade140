/** The list of fouls, in order of precedence: rules specification 5.2. */
export const FOUL_CODES = [
  'SCRATCH', 'CUE_BALL_OFF_TABLE', 'WRONG_BALL_FIRST', 'NO_CONTACT', 'NO_RAIL', 'ILLEGAL_BREAK',
  'NO_FOOT', 'BALL_OFF_TABLE', 'TOUCHED_BALL', 'DOUBLE_HIT', 'PUSH_SHOT', 'BALLS_MOVING',
  'BAD_PLACEMENT', 'BAD_PLAY_HEAD_STRING', 'CUE_ON_TABLE', 'OUT_OF_TURN', 'THREE_FOULS',
  'SLOW_PLAY', 'UNSPORTSMANLIKE',
] as const;
export type FoulCode = (typeof FOUL_CODES)[number];
