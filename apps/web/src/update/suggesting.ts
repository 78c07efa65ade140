/** Suggestions for the human at the table: looked through, and gone when anything changes. */
import type { Match } from '@tenball/match';
import type { FoundSuggestions, State, Table } from '../state.ts';
import { hideHint, mayHint } from './hinting.ts';
import { type Step, only } from './step.ts';

/** Asks for suggestions, in the place of a hint; asked again, shows the next, and then none. */
export function askSuggestions(state: State, table: Table): Step {
  const { suggest, activity, match } = table;
  if (!mayHint(table) || activity.kind === 'match-over') return only(state);
  if (suggest === undefined || suggest.found === 'none') {
    const bare = hideHint(state, table);
    const asked = { ...(bare.table ?? table), suggest: { found: undefined, shown: 0 } };
    return {
      state: { ...bare, table: asked },
      effects: [{ kind: 'stop-hint' }, { kind: 'suggest', match, seat: activity.seat }],
    };
  }
  if (suggest.found === undefined) return only(state);
  const next = suggest.shown + 1;
  return only(suggest.found.marks[next] === undefined
    ? hideSuggestions(state, table)
    : showSuggestion(state, table, next));
}

/** Marks suggestion `index` on the table. */
export function showSuggestion(state: State, table: Table, index: number): State {
  const { suggest } = table;
  const isThere = typeof suggest?.found === 'object' && suggest.found.marks[index] !== undefined;
  if (!isThere || suggest.shown === index) return state;
  return { ...state, table: { ...table, suggest: { ...suggest, shown: index } } };
}

export function hideSuggestions(state: State, table: Table): State {
  const { suggest, ...rest } = table;
  return suggest === undefined ? state : { ...state, table: rest };
}

/** Suggestions have come: shown, unless the table has changed or nobody waits any more. */
export function takeSuggestions(
  state: State, table: Table,
  { match, found }: { readonly match: Match; readonly found: FoundSuggestions | undefined },
): State {
  const { suggest } = table;
  if (suggest === undefined || suggest.found !== undefined || match !== table.match) return state;
  return { ...state, table: { ...table, suggest: { found: found ?? 'none', shown: 0 } } };
}

/** `step` without suggestions for a table that has changed, or where a hint was asked for since. */
export function dropStaleSuggestions(before: Table | undefined, step: Step): Step {
  if (before?.suggest === undefined) return step;
  const { table } = step.state;
  const kept = table?.suggest !== undefined && table.match === before.match
    && table.help === undefined && table.activity.kind === before.activity.kind;
  if (kept) return step;
  const state = table === undefined ? step.state : hideSuggestions(step.state, table);
  return { state, effects: [{ kind: 'stop-suggest' }, ...step.effects] };
}
