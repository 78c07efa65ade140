/**
 * A typed line at the table → intents, the same that pointer and keys give, and what is answered.
 * Nothing is refused in silence: where no intent follows, the answer says why.
 */
import type { Vec2 } from '@tenball/base';
import {
  BALLS, BALL_RADIUS, CUE_BALL, type ObjectBall, type Pocket, TABLES, type TableSpec,
} from '@tenball/equipment';
import type { Decision } from '@tenball/rules';
import { callOf, mayCall } from '../call-of.ts';
import { canSkip } from '../can-skip.ts';
import { callSentence, optionsView, tipWords } from '../hud/select.ts';
import { ontoBed } from '../input/place.ts';
import type { Intent } from '../intent.ts';
import type { Table } from '../state.ts';
import { mayUndo } from '../update/undoing.ts';
import { type Messages, wordsOf } from '../words/index.ts';
import type { Language } from '../language.ts';
import type { BoardWords } from './board-words.ts';
import { placeOf, potInto } from './lanes.ts';
import { type TypedCommand, parseCommand } from './parse.ts';
import { errorText, numberText, placeText, potText } from './texts.ts';
import { boardWords } from './words.ts';

export interface Performed {
  /** To be dispatched in this order. */
  readonly intents: readonly Intent[];
  /** What was understood, or why nothing is done. */
  readonly says: string;
  readonly understood: boolean;
  /** What the panel itself shows. */
  readonly show?: 'help' | 'state' | 'ruling';
}

interface Here {
  readonly table: Table;
  readonly spec: TableSpec;
  readonly language: Language;
  readonly words: BoardWords;
  readonly screen: Messages;
}

/** Carries out `line`. */
export function perform(line: string, table: Table, language: Language): Performed {
  const read = parseCommand(line);
  if (!read.ok) return refuse(errorText(language, read.error));
  const here: Here = {
    table, language, spec: TABLES[table.match.setup.table], words: boardWords(language),
    screen: wordsOf(language),
  };
  const done = carryOut(read.value, here);
  if (table.banner?.kind !== 'rejection' || done.intents.length === 0) return done;
  return { ...done, intents: [{ kind: 'dismiss-banner' }, ...done.intents] };
}

function carryOut(command: TypedCommand, here: Here): Performed {
  const { words: { said } } = here;
  switch (command.kind) {
    case 'help': return { ...answer(said.help), show: 'help' };
    case 'state': return { ...answer(''), show: 'state' };
    case 'ruling': return { ...answer(''), show: 'ruling' };
    case 'where': return where(command.ball, here);
    case 'close': return act('', { kind: 'open-panel', panel: 'none' });
    case 'skip':
      return canSkip(here.table) ? act(said.skip, { kind: 'skip' }) : refuse(said.nothingToSkip);
    case 'rematch':
      return here.table.activity.kind === 'match-over'
        ? act(said.rematch, { kind: 'rematch' }, STAY) : refuse(said.notOver);
    case 'undo':
      return mayUndo(here.table)
        ? act(said.undo, { kind: 'retry' }, STAY) : refuse(said.nothingToUndo);
    case 'return':
      return here.table.returnTo === undefined
        ? refuse(said.nothingToReturn) : act(said.return, { kind: 'return-to-line' }, STAY);
    case 'choose':
    case 'accept':
    case 'pass': return choose(command, here);
    case 'place': return place(command.diamonds, here);
    default: return atStroke(command, here);
  }
}

/** Some intents put every panel away; who plays by text goes on doing so. */
const STAY: Intent = { kind: 'open-panel', panel: 'text-board' };

type StrokeCommand = Exclude<TypedCommand, { readonly kind:
  | 'help' | 'state' | 'ruling' | 'where' | 'close' | 'skip' | 'rematch' | 'undo' | 'return'
  | 'choose' | 'accept' | 'pass' | 'place'; }>;

/** What only the player who aims may do. */
function atStroke(command: StrokeCommand, here: Here): Performed {
  if (here.table.activity.kind !== 'aiming') return refuse(whyNotNow(here));
  const { words: { said }, language, table: { aim } } = here;
  switch (command.kind) {
    case 'aim':
      return act(said.aim(numberText(language, command.headingDegrees, 2)), {
        kind: 'turn-aim', byDegrees: command.headingDegrees - aim.headingDegrees,
      });
    case 'aim-ball': return aimAtBall(command, here);
    case 'turn': {
      const size = numberText(language, Math.abs(command.byDegrees), 2);
      const { byDegrees } = command;
      return act(said.turn(size, byDegrees >= 0), { kind: 'turn-aim', byDegrees });
    }
    case 'speed':
      return act(said.speed(numberText(language, command.speed, 2)), {
        kind: 'set-speed', speed: command.speed,
      });
    case 'elevation':
      return act(said.elevation(numberText(language, command.degrees, 1)), {
        kind: 'set-elevation', degrees: command.degrees,
      });
    case 'tip': return setTip(command, here);
    case 'shoot': return shoot(here);
    default: return makeCall(command, here);
  }
}

function whyNotNow({ table, words: { said } }: Here): string {
  switch (table.activity.kind) {
    case 'placing': return said.placeFirst;
    case 'choosing': return said.chooseFirst;
    case 'match-over': return said.over;
    case 'thinking': return said.wait;
    case 'aiming':
    case 'striking':
    case 'rolling': return said.rolling;
  }
}

function aimAtBall(
  { ball, pocket }: { readonly ball: ObjectBall; readonly pocket: Pocket | undefined },
  { table, spec, words, language }: Here,
): Performed {
  const { layout } = table.match;
  const at = layout[ball];
  if (at === undefined) return refuse(words.said.notThere(ball));
  if (pocket === undefined) return act(words.said.aimAt(ball), { kind: 'aim-at', point: at });
  const pot = potInto(layout, spec, ball, pocket);
  if (!pot.ok) {
    const cut = pot.error.kind === 'cut' ? numberText(language, pot.error.cutDegrees, 0) : '';
    return refuse(words.noPot(ball, pocket, pot.error, cut));
  }
  const { ghost } = pot.value;
  const says = words.said.pot(ball, potText(language, pot.value));
  return act(says, { kind: 'aim-at', point: isHere(ghost, layout[CUE_BALL]) ? at : ghost });
}

/** Frozen to the ball the cue ball is its own ghost, and shows no direction. */
function isHere(ghost: Vec2, cue: Vec2 | undefined): boolean {
  return cue !== undefined && Math.hypot(ghost.x - cue.x, ghost.y - cue.y) < 1e-6;
}

function setTip(
  { right, up }: { readonly right: number | undefined; readonly up: number | undefined },
  { table: { aim }, words: { said }, screen }: Here,
): Performed {
  const tip = { right: right ?? aim.tipRight, up: up ?? aim.tipUp };
  if (Math.hypot(tip.right, tip.up) > TIP_REACH + 1e-9) return refuse(said.tipTooFar);
  return act(said.tip(tipWords(tip.right, tip.up, screen)), { kind: 'set-tip', ...tip });
}

/** Off the centre, ball radii: as far as the picker goes. */
const TIP_REACH = 0.7;

type CallCommand = Extract<StrokeCommand, { kind: 'call' | 'auto' | 'safety' | 'push' }>;

/** Naming a safety or a push-out twice takes it back by the pointer; a typed one stays. */
function makeCall(command: CallCommand, { table, words: { said }, screen }: Here): Performed {
  switch (command.kind) {
    case 'auto': return act(said.auto, { kind: 'call-auto' });
    case 'safety':
      return table.call.kind === 'safety'
        ? answer(said.safety) : act(said.safety, { kind: 'call-safety' });
    case 'push':
      return table.call.kind === 'push-out'
        ? answer(said.pushOut) : act(said.pushOut, { kind: 'call-push-out' });
    case 'call': {
      const { ball, pocket } = command;
      if (!mayCall(table.match.setup.rulebook, ball)) return refuse(said.callUseless);
      if (table.match.layout[ball] === undefined) return refuse(said.notThere(ball));
      return act(said.call(ball, screen.pocket[pocket]),
        { kind: 'call-ball', ball }, { kind: 'call-pocket', pocket });
    }
  }
}

function shoot({ table, words: { said }, screen }: Here): Performed {
  if (callOf(table).kind === 'needed') {
    return { intents: [{ kind: 'shoot' }], says: said.callNeeded, understood: false };
  }
  return act(said.shoot(callSentence(table, screen)), { kind: 'shoot' });
}

/** The cue ball in hand is lifted where it lies, carried and put down. */
function place(diamonds: Vec2 | undefined, here: Here): Performed {
  const { table: { activity, match }, spec, words, language } = here;
  if (activity.kind !== 'placing' && activity.kind !== 'aiming') {
    return refuse(whyNotNow(here));
  }
  const held = activity.kind === 'placing' ? activity.at : match.layout[CUE_BALL];
  const to = diamonds === undefined ? held : ontoBed(spec, placeOf(spec, diamonds));
  const carried: readonly Intent[] = to === undefined ? [] : [{ kind: 'move-cue-ball', to }];
  const lifted: readonly Intent[] = activity.kind === 'aiming' ? [{ kind: 'lift-cue-ball' }] : [];
  const says = to === undefined ? '' : words.said.place(placeText(language, spec, to, 2));
  return act(says, ...lifted, ...carried, { kind: 'drop-cue-ball' });
}

type ChoiceCommand = Extract<TypedCommand, { kind: 'choose' }>
  | { readonly kind: 'accept' | 'pass' };

function choose(command: ChoiceCommand, { table, words: { said }, screen }: Here): Performed {
  if (table.activity.kind !== 'choosing') return refuse(said.nothingToChoose);
  const options = optionsView(table, screen);
  const meant: Decision = command.kind === 'accept' ? 'accept' : 'passBack';
  const option = command.kind === 'choose'
    ? options[command.option - 1]
    : options.find(({ decision }) => decision === meant);
  if (option !== undefined) {
    return act(said.chosen(option.label), { kind: 'choose', decision: option.decision });
  }
  return refuse(command.kind === 'choose' ? said.noOption(options.length) : said.notOpen);
}

function where(ball: number | undefined, here: Here): Performed {
  const { table: { match }, words: { said } } = here;
  const asked = BALLS.filter((one) => (
    ball === undefined ? match.layout[one] !== undefined : one === ball
  ));
  const lines = asked.map((one) => {
    const at = match.layout[one];
    return at === undefined
      ? said.notThere(one)
      : said.where(one, placeText(here.language, here.spec, at, 2), railsText(at, here));
  });
  return answer(lines.join('. '));
}

/** From the ball's edge to the noses, centimetres. */
function railsText(at: Vec2, { spec, words: { said }, language }: Here): string {
  if (!spec.hasCushions) return said.noRails;
  const gap = (half: number, value: number) => numberText(
    language, Math.max(0, (half - Math.abs(value) - BALL_RADIUS) * 100), 1,
  );
  return said.rails(gap(spec.width / 2, at.y), gap(spec.length / 2, at.x));
}

function act(says: string, ...intents: readonly Intent[]): Performed {
  return { intents, says, understood: true };
}

function answer(says: string): Performed {
  return { intents: [], says, understood: true };
}

function refuse(says: string): Performed {
  return { intents: [], says, understood: false };
}
