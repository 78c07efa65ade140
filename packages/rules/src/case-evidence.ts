/** What is wrong with the evidence of a case, at its place in the case. */
import type { Call } from './call.ts';
import { FLAGS } from './case-log.ts';
import { type Cursor, fault, member } from './case-values.ts';
import { checkShotLog } from './check-log.ts';
import type { ShotLog } from './shot-log.ts';
import type { Situation } from './situation.ts';

/** Notes the first fault of evidence that was read well, and cannot be true. */
export function checkEvidence(root: Cursor, before: Situation, call: Call, log: ShotLog): void {
  if (root.problems.length > 0) return;
  const checked = checkShotLog(before, call, log);
  if (checked.ok) return;
  const { pointer, expected } = checked.error;
  fault(cursorTo(root, casePath(pointer.split('/').slice(1), log)), expected);
}

function casePath(path: readonly string[], log: ShotLog): readonly string[] {
  const [head = '', index = '', name = '', ...rest] = path;
  if (head === 'call') return ['declaration', ...path.slice(1)];
  if (head !== 'events') return ['evidence', ...(FLAGS.includes(head) ? ['flags'] : []), ...path];
  const isContact = log.events?.[Number(index)]?.kind === 'contact';
  const own = isContact ? CONTACT_NAMES[name] : undefined;
  const renamed = own ?? (name === 'kind' ? 'type' : name);
  return ['evidence', head, index, ...(name === '' ? [] : [renamed]), ...rest];
}

/** A contact of a case is `a` with `b`. */
const CONTACT_NAMES: Readonly<Record<string, string>> = { ball: 'a', with: 'b' };

function cursorTo(root: Cursor, path: readonly string[]): Cursor {
  return path.reduce((at, name) => (
    Array.isArray(at.value) ? element(at, at.value, name) : member(at, name)
  ), root);
}

function element(at: Cursor, list: readonly unknown[], index: string): Cursor {
  return { ...at, value: list[Number(index)], pointer: `${at.pointer}/${index}` };
}
