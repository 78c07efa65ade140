/** The messages of practice: pages, the editor, the table and back, retry and «what if». */
import { unreachable } from '@tenball/base';
import { countingEntries } from '@tenball/match';
import type { PracticeMessage } from '../practice/messages.ts';
import type { PracticeState, Session } from '../practice/model.ts';
import { EMPTY_RECORD } from '../practice/kept.ts';
import type { State, Table } from '../state.ts';
import { without } from '../without.ts';
import { judged, practise, sitPractising } from './practising.ts';
import { leaveTable } from './sit-down.ts';
import { type Effect, type Moment, type Step, only } from './step.ts';
import { goTo, returnToLine, undoShot, withUndoneAim } from './undoing.ts';
import { skip } from './watching.ts';

const READ: Effect = { kind: 'practice', task: { kind: 'read' } };
const FORGET: Effect = { kind: 'practice', task: { kind: 'forget-table' } };
const FRESH: PracticeState = { page: 'home', record: EMPTY_RECORD, mirrored: [] };

const KINDS: readonly string[] = [
  'open-practice', 'close-practice', 'show-practice-home', 'edit', 'practise', 'leave-practice',
  'keep-record', 'retry', 'return-to-line', 'practice-read', 'sit-practising',
] satisfies readonly PracticeMessage['kind'][];

/** Whether `message` is one of these. */
export function isOfPractice(message: { readonly kind: string }): message is PracticeMessage {
  return KINDS.includes(message.kind);
}

/** The state after a message of practice. */
export function practiceStep(state: State, message: PracticeMessage, moment: Moment): Step {
  const practice = state.practice ?? FRESH;
  switch (message.kind) {
    case 'open-practice': return openPractice(state, practice);
    case 'close-practice': return only({ ...state, screen: 'home', panel: 'none' });
    case 'show-practice-home': return only({
      ...state, screen: 'practice', practice: { ...without(practice, 'exercise'), page: 'home' },
    });
    case 'edit': {
      const { editor, exercise, mirrored } = message;
      const open = without(practice, 'exercise');
      return only({
        ...state,
        practice: {
          ...open, page: 'editor', editor, mirrored, ...(exercise !== undefined && { exercise }),
        },
      });
    }
    case 'practise': return practise({ ...state, practice }, message, moment);
    case 'leave-practice': return leavePractice(state);
    case 'keep-record': return {
      state: { ...state, practice: { ...practice, record: message.record } },
      effects: [{ kind: 'practice', task: { kind: 'keep-record', record: message.record } }],
    };
    case 'practice-read': {
      const { record, problem } = message;
      const read = without(practice, 'problem');
      return only({
        ...state, practice: { ...read, record, ...(problem !== undefined && { problem }) },
      });
    }
    case 'sit-practising': {
      const step = sitPractising({ ...state, practice }, message.game, message.session);
      const aimed = withUndoneAim(step);
      return { ...aimed, effects: [READ, ...aimed.effects] };
    }
    case 'retry': return retry(state, moment);
    case 'return-to-line':
      return state.table === undefined ? only(state) : returnToLine(state, state.table);
    default: return unreachable(message);
  }
}

/** From home, or from a table, which is left as it is left for home. */
function openPractice(state: State, practice: PracticeState): Step {
  const left = leftTable(state);
  return {
    state: { ...left.state, screen: 'practice', panel: 'none', practice },
    effects: [...left.effects, READ],
  };
}

function leftTable(state: State): Step {
  if (state.table === undefined) return only(state);
  return state.table.practice === undefined ? leaveTable(state) : leavePractice(state);
}

/** From the practice table back to the page it was opened from. */
export function leavePractice(state: State): Step {
  return {
    state: { ...state, screen: 'practice', panel: 'none', table: undefined },
    effects: [{ kind: 'stop-thinking' }, FORGET],
  };
}

/** From the practice table to the home screen. */
export function practiceHome(state: State): Step {
  const step = leavePractice(state);
  return { ...step, state: { ...step.state, screen: 'home' } };
}

/** U: a stroke is taken back, or where tries are counted the next one is laid out. */
function retry(state: State, moment: Moment): Step {
  const { table } = state;
  if (table === undefined || table.activity.kind === 'striking') return only(state);
  if (table.practice === undefined || table.practice.kind === 'free') return undoShot(state, table);
  if (table.activity.kind !== 'rolling') return nextTry(state, table, moment);
  const still = skip(state, table);
  const now = still.state.table;
  if (now === undefined) return still;
  const step = nextTry(still.state, now, moment);
  return { ...step, effects: [...still.effects, ...step.effects] };
}

function nextTry(state: State, table: Table, moment: Moment): Step {
  const { practice } = table;
  if (practice === undefined) return only(state);
  switch (practice.kind) {
    case 'drill': return drillAgain(state, table, practice);
    case 'level': return nextOfFive(state, practice, table, moment);
    default: return newRack(state, table, practice, moment);
  }
}

/** The same position again with the aim of the last try. A run that is broken off is a miss. */
function drillAgain(state: State, table: Table, session: Session): Step {
  const first = countingEntries(table.match.scoresheet)
    .find((index) => index >= session.from && table.match.scoresheet[index]?.kind === 'shot');
  if (first === undefined) return only(state);
  const missed = session.outcome === undefined
    ? judged(state, table, { points: 0, of: 1 }) : only(state);
  const open: Session = without(session, 'outcome');
  const from = table.match.scoresheet.length + 1;
  const step = goTo(missed.state, { ...table, practice: { ...open, from } }, first);
  return { ...step, effects: [...missed.effects, ...step.effects] };
}

/** The next of the five positions; after the last, back to the practice page. */
function nextOfFive(state: State, session: Session, table: Table, moment: Moment): Step {
  if (session.outcome === undefined) return only(state);
  const [exercise, ...queue] = session.queue ?? [];
  if (exercise === undefined) return leavePractice(state);
  const next: Session = {
    kind: 'level', mirrored: [], from: 0, exercise, queue, step: session.step + 1,
    pots: session.pots,
  };
  return again(state, table, next, exercise.position, moment);
}

/** Another rack. A run against the ghost that is broken off is lost. */
function newRack(state: State, table: Table, session: Session, moment: Moment): Step {
  const broken = session.running === true && session.outcome === undefined
    ? judged(state, table, session.kind === 'tucker' ? downSoFar(table) : { points: 0, of: 1 })
    : only(state);
  const next: Session = {
    kind: session.kind, mirrored: [], from: 0, step: session.step, pots: session.pots,
  };
  const step = again(broken.state, table, next, undefined, moment);
  return { ...step, effects: [...broken.effects, ...step.effects] };
}

function downSoFar({ match }: Table): { readonly points: number; readonly of: number } {
  return { points: 10 - match.situation.ballsOnTable.length, of: 10 };
}

function again(
  state: State, { match }: Table, session: Session, position: string | undefined, moment: Moment,
): Step {
  const { A: name } = match.setup.names;
  return practise(state, { kind: 'practise', session, position, name }, moment);
}
