/** `tenball position`: reads, checks, describes and draws a TBP1 position. */
import { BALLS, formatBall } from '@tenball/equipment';
import {
  DEFAULT_SETUP, type Position, formatPosition, matchFromPosition, parsePosition,
} from '@tenball/match';
import { type Situation, lowestBall, optionsOf } from '@tenball/rules';
import { Command } from 'commander';
import { drawLayout } from '../draw.ts';
import { drawSvg } from '../draw-svg.ts';
import { BadInput, type NamedText, printJson, readText } from '../io.ts';
import { pointOut } from '../point-out.ts';

/** The command `position`. */
export function positionCommand(): Command {
  return new Command('position')
    .description('Reads a TBP1 position, checks that it can be, describes and draws it.')
    .argument('[tbp1...]', 'the text, in quotes; - or nothing reads standard input')
    .option('--svg', 'print a picture of the table as SVG')
    .option('--json', 'print one JSON document')
    .action(describe);
}

async function describe(
  words: readonly string[], { svg, json }: { readonly svg?: true; readonly json?: true },
): Promise<void> {
  if (svg === true && json === true) throw new BadInput('position: --svg or --json, not both');
  const { text, name } = await textOf(words);
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new BadInput(pointOut(text, name, parsed.error));
  const position = parsed.value;
  if (json === true) printJson(encode(position));
  else if (svg === true) process.stdout.write(svgOf(position));
  else process.stdout.write(`${inWords(position).join('\n')}\n`);
}

async function textOf(words: readonly string[]): Promise<NamedText> {
  const given = words.join(' ');
  if (given !== '' && given !== '-') return { text: given, name: 'position' };
  const { text, name } = await readText(undefined);
  return { text: text.trimEnd(), name };
}

function svgOf(position: Position): string {
  return drawSvg(position.table, position.layout, formatPosition(position));
}

function situationOf(position: Position): {
  readonly situation: Situation; readonly options: readonly string[];
} {
  const { setup, situation } = matchFromPosition(position, DEFAULT_SETUP);
  return { situation, options: optionsOf(setup.rulebook, situation) };
}

function encode(position: Position): object {
  const { layout, ...state } = position;
  const { situation, options } = situationOf(position);
  const balls = BALLS.flatMap((id) => {
    const at = layout[id];
    return at === undefined ? [] : [{ id, x: at.x, y: at.y }];
  });
  return {
    position: formatPosition(position), balls, ...state,
    lowestBall: lowestBall(situation), options,
  };
}

function inWords(position: Position): string[] {
  const { situation, options } = situationOf(position);
  return [
    formatPosition(position),
    '',
    drawLayout(position.table, position.layout),
    '',
    ...factsOf(position, situation),
    `options    ${options.length > 0 ? options.join(', ') : 'none'}`,
  ];
}

const PLACES = {
  asIs: 'where it lies', inHandAnywhere: 'in hand, anywhere',
  inHandBehindHeadString: 'in hand, behind the head string',
} as const;

function factsOf(position: Position, situation: Situation): string[] {
  const { score, raceTo, consecutiveFouls, warnedOnTwo, pendingDecision } = position;
  const race = raceTo === undefined ? '' : `, race to ${pairOf(raceTo)}`;
  const lowest = lowestBall(situation);
  return [
    `table      ${position.table}, edition ${position.edition}`,
    `score      ${score.A}–${score.B}${race}`,
    `rack       ${position.rackNumber}, stroke ${position.strokesPlayed + 1}${breakerOf(position)}`,
    `phase      ${position.phase}${position.shooter ? `, ${position.shooter} shoots` : ''}`,
    ...(pendingDecision
      ? [`decision   ${pendingDecision.decider} decides: ${pendingDecision.kind}`] : []),
    ...(lowest === undefined ? [] : [`ball on    ${lowest}`]),
    `cue ball   ${PLACES[position.cueBall]}`,
    `push-out   ${position.pushOutOpen ? 'open' : 'not open'}`,
    `fouls      A ${foulsOf(consecutiveFouls.A, warnedOnTwo.A)}, `
      + `B ${foulsOf(consecutiveFouls.B, warnedOnTwo.B)}`,
    ...(position.call ? [`call       ${callOf(position.call)}`] : []),
    ...frozenOf(position),
    ...(position.extensionsLeft
      ? [`extensions A ${position.extensionsLeft.A}, B ${position.extensionsLeft.B}`] : []),
  ];
}

function pairOf({ A, B }: { readonly A: number; readonly B: number }): string {
  return A === B ? String(A) : `${A} (A) and ${B} (B)`;
}

function breakerOf({ breaker, breakOrder }: Position): string {
  const order = breakOrder === undefined ? '' : ` (${breakOrder} break)`;
  return breaker === undefined ? order : `, breaker ${breaker}${order}`;
}

function foulsOf(count: number, warned: boolean): string {
  return `${count}${warned ? ' (warned)' : ''}`;
}

function callOf(call: NonNullable<Position['call']>): string {
  if (call.kind !== 'pot') return call.kind;
  return `${call.ball} to ${call.pocket}${call.obvious ? ', obvious' : ''}`;
}

function frozenOf({ frozen: { cueBallTo, toRail } }: Position): string[] {
  const parts = [
    ...(cueBallTo.length > 0 ? [`cue ball to ${cueBallTo.join(', ')}`] : []),
    ...(toRail.length > 0 ? [`to a rail ${toRail.map(formatBall).join(', ')}`] : []),
  ];
  return parts.length > 0 ? [`frozen     ${parts.join('; ')}`] : [];
}
