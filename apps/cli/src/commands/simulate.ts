/** `tenball simulate`: one stroke, and all that physically happens. */
import { type Result, err, ok } from '@tenball/base';
import { CUE_BALL, TABLE_IDS } from '@tenball/equipment';
import {
  DEFAULT_SETUP, type Position, formatPosition, positionOf, positionProblem,
  startMatch,
} from '@tenball/match';
import {
  type BallState, type Motion, type TableEvent, type Trace, simulate,
} from '@tenball/physics';
import { describeError } from '@tenball/protocol';
import { Command } from 'commander';
import { BadInput, CheckFailed, parseJson, printJson, readText } from '../io.ts';
import { encodeParams, paramLines } from '../param-table.ts';
import { type SimulateRequest, decodeSimulate } from '../simulate-input.ts';

const EXAMPLE = `
Input, all parts but where the balls lie may be left out:
  { "table": "${TABLE_IDS.join('" | "')}",
    "params": { "muSlide": 0.2, ... },
    "balls": [ { "id": 0, "x": -0.6, "y": 0, "z", "v": [0,0,0], "w": [0,0,0] }, ... ],
    "position": "TBP1 ...",                       instead of balls
    "rack": { "seed": 1, "gapSigma": 0.00001 },   instead of balls
    "stroke": { "speed": 2, "headingDegrees": 0, "elevationDegrees", "tipRight", "tipUp" },
    "until": 1.5 }
Metres, seconds, m/s, rad/s; tip offsets in ball radii. Origin at the centre of the cloth,
+x to the foot rail, +y to the left seen from the head, z up. The balls that --json prints may be
given back as balls. "tenball simulate --params" lists all parameters with unit, default and
bounds; docs/physics.md explains them.`;

/** The command `simulate`. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description('Plays one stroke and prints all that physically happened.')
    .argument('[file]', 'a JSON document; - or nothing reads standard input')
    .option('--json', 'print one JSON document')
    .option('--params', 'list the parameters with unit, default and bounds, and play nothing')
    .addHelpText('after', EXAMPLE)
    .action(run);
}

interface SimulateOptions {
  readonly json?: true;
  readonly params?: true;
}

async function run(file: string | undefined, options: SimulateOptions): Promise<void> {
  const { json, params } = options;
  if (params === true) {
    if (json === true) printJson(encodeParams());
    else process.stdout.write(`${paramLines().join('\n')}\n`);
    return;
  }
  const { text, name } = await readText(file);
  const decoded = decodeSimulate(parseJson(text, name));
  if (!decoded.ok) throw new BadInput(`${name}: ${describeError(decoded.error)}`);
  const simulated = simulate(decoded.value.input);
  if (!simulated.ok) {
    throw new CheckFailed(`${name}: the shot did not end within ${simulated.error.events} events; `
      + 'please report this input');
  }
  if (json === true) printJson(encode(simulated.value, decoded.value));
  else process.stdout.write(`${inWords(simulated.value, decoded.value).join('\n')}\n`);
}

function encode(trace: Trace, request: SimulateRequest): object {
  const position = positionAfter(trace, request);
  return {
    physics: trace.physics,
    events: trace.events,
    balls: trace.balls.map(encodeBall),
    duration: trace.duration,
    ...(position.ok ? { position: position.value } : { noPosition: position.error }),
    hash: trace.hash,
  };
}

function encodeBall({ ball, position, velocity: v, spin: w, motion, pocket }: BallState): object {
  const { x, y, z } = position;
  return {
    id: ball, x, y, z, v: [v.x, v.y, v.z], w: [w.x, w.y, w.z], motion,
    ...(pocket === undefined ? {} : { pocket }),
  };
}

const STILL: readonly Motion[] = ['at-rest', 'pocketed', 'off-table'];

/**
 * The layout at rest as text, in the state of the position that was given; the error says why it
 * is no position of the game. What was declared for the stroke is over.
 */
function positionAfter(
  { rest, balls }: Trace, { position, input }: SimulateRequest,
): Result<string, string> {
  if (balls.some(({ motion }) => !STILL.includes(motion))) return err('the balls still move');
  const bare: Position = {
    ...positionOf(startMatch(DEFAULT_SETUP)), phase: 'shot', strokesPlayed: 1, cueBall: 'asIs',
  };
  const before = position ?? bare;
  const isGone = before.cueBall === 'asIs' && rest[CUE_BALL] === undefined;
  const after: Position = {
    ...before, table: input.table.id, layout: rest, call: undefined,
    cueBall: isGone ? 'inHandAnywhere' : before.cueBall, frozen: { cueBallTo: [], toRail: [] },
  };
  const problem = positionProblem(after);
  return problem === undefined ? ok(formatPosition(after)) : err(problem.text);
}

function inWords(trace: Trace, request: SimulateRequest): string[] {
  const position = positionAfter(trace, request);
  return [
    `${trace.physics}, ${trace.events.length} events in ${trace.duration.toFixed(3)} s, `
      + `hash ${trace.hash}`,
    '',
    '      t, s  event',
    ...trace.events.map(eventLine),
    '',
    ' ball        x, m        y, m  motion',
    ...trace.balls.map(ballLine),
    '',
    position.ok ? position.value : `no TBP1 position: ${position.error}`,
  ];
}

function eventLine(event: TableEvent): string {
  const { t, kind, ball, other, pocket, cushion, speed } = event;
  const parts = [
    kind.padEnd(13), ball < 0 ? '' : nameOf(ball),
    other === undefined ? '' : `with ${nameOf(other)}`,
    cushion ?? '', pocket ?? '', speed === undefined ? '' : `${speed.toFixed(3)} m/s`,
    event.miscue === true ? 'miscue' : '', event.doubleHit === true ? 'double hit' : '',
    event.push === true ? 'push' : '',
  ];
  return `${t.toFixed(6).padStart(10)}  ${parts.filter((part) => part !== '').join(' ')}`;
}

function ballLine({ ball, position, motion, pocket }: BallState): string {
  const at = motion === 'pocketed' || motion === 'off-table'
    ? ['–', '–'] : [position.x.toFixed(6), position.y.toFixed(6)];
  const columns = at.map((part) => part.padStart(11)).join(' ');
  const where = pocket === undefined ? '' : ` ${pocket}`;
  return `${nameOf(ball).padStart(5)} ${columns}  ${motion}${where}`;
}

function nameOf(ball: number): string {
  return ball === CUE_BALL ? 'cue' : String(ball);
}
