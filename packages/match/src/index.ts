export type { Command, Rejection } from './command.ts';
export type { Entry } from './scoresheet.ts';
export type { Match, MatchSetup } from './match.ts';
