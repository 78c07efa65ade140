/** Walks every reachable situation of a match, breadth first, with every command in each. */
import {
  type Command, DEFAULT_SETUP, type Match, type MatchSetup, applyAll, decide, matchAt, startMatch,
} from '@tenball/match';
import { EMPTY_SHOT_LOG, type Rulebook, type Situation, optionsOf } from '@tenball/rules';
import { type Asked, EVENTS, OTHERS } from './explore-commands.ts';
import { type Facet, folded, keyOf } from './explore-fold.ts';
import { type Kernel, type Kernels, kernelOf, outcomeOf } from './explore-kernel.ts';
import { type Step, brokenLaw, rulingOf } from './explore-laws.ts';
import { IMPOSSIBLE, type Report } from './explore-plays.ts';

/** What a walk has seen. */
export interface Walk {
  readonly states: number;
  /** Commands that were given: among them a stroke of every outcome in every state. */
  readonly commands: number;
  /** Those that were not refused. */
  readonly transitions: number;
  /** What is wrong, each with the situation and the command. */
  readonly findings: readonly string[];
}

/** A state of the graph. */
interface Node {
  readonly situation: Situation;
  /** States from which a stroke, a choice, a lag or going on leads here. */
  readonly playedFrom: Set<Node>;
  /** States from which anything leads here. */
  readonly reachedFrom: Set<Node>;
  /** A stroke here can end the rack. */
  canEndRack: boolean;
}

interface Graph {
  readonly setup: MatchSetup;
  readonly facets: readonly Facet[];
  readonly nodes: Map<number, Node>;
  /** In the order in which they were found. */
  readonly found: Node[];
  readonly findings: string[];
  commands: number;
  transitions: number;
}

const RACE = { A: 2, B: 2 };
const MOST_FINDINGS = 8;

/**
 * Walks all that `rulebook` lets happen, keeping `facets` of the counters. The kernels of one
 * rulebook serve all its walks.
 */
export function walk(
  rulebook: Rulebook, facets: readonly Facet[], kernels: Kernels,
): Walk {
  const setup: MatchSetup = {
    ...DEFAULT_SETUP, rulebook, raceTo: RACE, source: 'table', firstBreaker: 'lag',
  };
  const graph: Graph = {
    setup, facets, nodes: new Map(), found: [], findings: [], commands: 0, transitions: 0,
  };
  nodeOf(graph, startMatch(setup).situation);
  for (const node of graph.found) {
    const match = matchAt(setup, { situation: node.situation, layout: {}, rackNumber: 1 });
    leave(graph, node, match, kernelOf(kernels, match));
  }
  noteDeadEnds(graph);
  const { nodes, commands, transitions, findings } = graph;
  return { states: nodes.size, commands, transitions, findings };
}

/** Gives every command in the state `node`, and looks whether what is open is what was promised. */
function leave(graph: Graph, node: Node, match: Match, kernel: Kernel): void {
  const turn = graph.nodes.size;
  const open = new Set<string>();
  const ask = ({ by, command }: Asked, outcome?: string): void => {
    const opened = give(graph, { node, match, by, command }, outcome);
    if (opened !== undefined) open.add(opened);
  };
  for (const [index, plays] of kernel.outcomes.entries()) {
    const play = plays[(turn + 7 * index) % plays.length];
    if (play !== undefined) ask({ by: 'referee', command: play.report }, play.outcome);
  }
  const refused = kernel.refused.filter((_, index, { length }) => index === turn % length);
  for (const command of [...probesOf(match.situation), ...IMPOSSIBLE, ...refused]) {
    ask({ by: 'B', command });
  }
  EVENTS.forEach((asked) => { ask(asked); });
  OTHERS.forEach((asked) => { ask(asked); });
  const promised: readonly string[] = promisedIn(graph.setup.rulebook, match.situation);
  const differing = [
    ...promised.filter((option) => !open.has(option)),
    ...[...open].filter((option) => option !== '' && !promised.includes(option)),
  ];
  if (differing.length > 0) note(graph, node, `promised or taken, not both: ${differing.join()}`);
}

/** Options, and that a rack or a match can be conceded by either player at any time. */
function promisedIn(rulebook: Rulebook, situation: Situation): readonly string[] {
  const { phase, ballsOnTable } = situation;
  const matches = phase === 'matchOver' ? [] : ['concede match A', 'concede match B'];
  const racks = phase === 'matchOver' || ballsOnTable.length === 0
    ? [] : ['concede rack A', 'concede rack B'];
  return [...optionsOf(rulebook, situation), ...matches, ...racks];
}

/** A plain stroke under each kind of call. */
function probesOf({ ballsOnTable }: Situation): readonly Report[] {
  const [lowest = 10] = ballsOnTable;
  const log = { ...EMPTY_SHOT_LOG, firstContact: [lowest], railAfterContact: [0] } as const;
  return [
    { kind: 'report', call: { kind: 'none' }, log },
    { kind: 'report', call: { kind: 'safety' }, log },
    { kind: 'report', call: { kind: 'push-out' }, log },
    { kind: 'report', call: { kind: 'pot', ball: lowest, pocket: 'HL', obvious: false }, log },
  ];
}

interface Given extends Asked {
  readonly node: Node;
  readonly match: Match;
}

/** Gives one command; the option that it took up, empty for none, undefined when it was refused. */
function give(graph: Graph, given: Given, outcome: string | undefined): string | undefined {
  const { node, match, by, command } = given;
  const { rulebook } = graph.setup;
  graph.commands += 1;
  const decided = decide(match, by, command);
  if (!decided.ok) {
    if (outcome !== undefined) note(graph, node, 'elsewhere it was not refused', command);
    return undefined;
  }
  graph.transitions += 1;
  const entries = decided.value;
  const after = applyAll(match, entries).situation;
  const step: Step = { rulebook, before: match.situation, by, command, entries, after };
  const broken = brokenLaw(step);
  if (broken !== undefined) note(graph, node, broken, command);
  const ruling = rulingOf(step);
  if (outcome !== undefined && ruling !== undefined && outcomeOf(ruling) !== outcome) {
    note(graph, node, `elsewhere it means ${outcome}`, command);
  }
  const next = after === match.situation ? node : nodeOf(graph, after);
  next.reachedFrom.add(node);
  if (isPlay(command)) next.playedFrom.add(node);
  if (command.kind === 'report' && ruling?.rackWinner !== undefined) node.canEndRack = true;
  return optionOf(given);
}

/** What goes on at the table by itself: nobody gives up, no time is called. */
function isPlay(command: Command): boolean {
  return command.kind === 'report' || command.kind === 'choose' || command.kind === 'lag'
    || (command.kind === 'event' && command.event.kind === 'resume');
}

const CALL_OPTIONS = {
  'pot': 'callShot', 'safety': 'callSafety', 'push-out': 'declarePushOut', 'none': '',
} as const;

/** The option that a command takes up. */
function optionOf({ match, by, command }: Given): string {
  switch (command.kind) {
    case 'choose': return command.decision;
    case 'lag': return 'lagAgain';
    case 'place': return 'placeCueBall';
    case 'event': return command.event.kind === 'resume' ? 'resume' : '';
    case 'concede': return by === 'referee' ? '' : `concede ${command.what} ${by}`;
    case 'report': {
      const { log, call } = command;
      if (!log.shotTaken || log.outOfTurn) return '';
      return match.situation.phase === 'break' ? 'break' : CALL_OPTIONS[call.kind];
    }
    default: return `${command.kind} cannot be`;
  }
}

function nodeOf(graph: Graph, situation: Situation): Node {
  const { facets, nodes, found } = graph;
  const key = keyOf(situation, facets);
  const known = nodes.get(key);
  if (known !== undefined) return known;
  const fold = folded(situation, facets);
  const node: Node = {
    situation: fold, playedFrom: new Set(), reachedFrom: new Set(), canEndRack: false,
  };
  if (keyOf(fold, facets) !== key) note(graph, node, 'two keys for one state');
  nodes.set(key, node);
  found.push(node);
  return node;
}

/**
 * From every state the end of the match can be reached, and by play alone the end of the rack; by
 * play alone the match too, where the walk keeps the score.
 */
function noteDeadEnds(graph: Graph): void {
  const { found, facets } = graph;
  const over = found.filter(({ situation }) => situation.phase === 'matchOver');
  const ended = leadingTo(over, ({ reachedFrom }) => reachedFrom);
  const played = leadingTo(over, ({ playedFrom }) => playedFrom);
  const racks = leadingTo(found.filter((node) => node.canEndRack), (node) => node.playedFrom);
  for (const node of found) {
    if (!ended.has(node)) note(graph, node, 'a dead end: the match can never be over');
    if (node.situation.phase === 'matchOver') continue;
    if (!racks.has(node)) note(graph, node, 'no play ends the rack');
    if (facets.includes('race') && !played.has(node)) note(graph, node, 'no play ends the match');
  }
}

function leadingTo(
  ends: readonly Node[], before: (node: Node) => ReadonlySet<Node>,
): ReadonlySet<Node> {
  const seen = new Set(ends);
  for (const node of seen) {
    for (const earlier of before(node)) seen.add(earlier);
  }
  return seen;
}

function note({ findings }: Graph, { situation }: Node, what: string, command?: Command): void {
  if (findings.length >= MOST_FINDINGS || findings.some((one) => one.startsWith(what))) return;
  findings.push(`${what}: ${JSON.stringify(situation)} ${JSON.stringify(command)}`);
}
