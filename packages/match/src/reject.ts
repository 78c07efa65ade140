/** Refusals. */
import type { Rejection } from './command.ts';

/** A rejection with its code and what stands in the way, where there is one. */
export function reject(code: Rejection['code'], detail?: string | number): Rejection {
  return detail === undefined ? { kind: 'rejection', code } : { kind: 'rejection', code, detail };
}
