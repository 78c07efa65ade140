import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLAUSES } from './words/clauses.ts';

/** Where each clause is decided: `file function …`. Several places are parted by a semicolon. */
const CLAUSE_PLACES: Readonly<Record<string, string>> = {
  'S0': 'foul-checks wrongBallFirst noContact; break-shot judgeBreak',
  'S1': 'adjudicate-event beforeOpening; advance newRack',
  'S2': 'break-shot judgeBreak; foul-shot afterFoul',
  'S2a': 'foul-checks badPlacement',
  'S2b': 'foul-checks illegalBreak; played-shot drivenToRail',
  'S3': 'situation isPushOutOpen; open-shot judgePushOut; advance choiceAfter',
  'S4': 'open-shot judgeMade judgeUncalled; played-shot countingCall; table-events requestCall',
  'S5': 'open-shot judgeSafety',
  'S6': 'open-shot judgeMissed judgeWrongful; decision adjudicateDecision',
  'S7': 'open-shot judgeMade judgeTenMade; board boardAfter boardWon',
  'S8': 'board boardAfter; explain ballsContext',
  'S9': 'foul-shot concludeFoul',
  'G1.2': 'lag adjudicateLag; decision adjudicateDecision',
  'G1.4': 'board boardAfter',
  'G1.5': 'foul-checks isTouchFoul; adjudicate concludeNoStroke',
  'G1.7': 'normalise normalise; interference adjudicateInterference',
  'G1.8': 'interference ballsToRestore; table-events nonShooterTouch',
  'G1.9': 'interference adjudicateInterference harmlessInterference',
  'G1.10': 'suspension appeal resume',
  'G1.11': 'adjudicate-event concedeRack unscrewPlayingCue',
  'G1.12': 'adjudicate-event announceStalemate declareStalemate replayRack',
  'G6': 'foul-checks foulChecks; adjudicate concludeNoStroke',
  'G6-prompt': 'adjudicate adjudicate',
  'G-one': 'foul-checks foulsIn; explain severalFouls',
  'G-pen': 'foul-shot afterFoul handPlace; decision refused',
  'G-split': 'foul-checks wrongBallFirst',
  'G6.1': 'foul-checks scratch cueBallOffTable',
  'G6.2': 'foul-checks wrongBallFirst',
  'G6.3': 'foul-checks noContact noRail drivenBalls',
  'G6.4': 'foul-checks noFoot',
  'G6.5': 'foul-checks ballOffTable',
  'G6.6': 'foul-checks touchedBall isTouchFoul',
  'G6.7': 'foul-checks doubleHit; explain frozenContext; table-events declareFrozen',
  'G6.8': 'foul-checks pushShot',
  'G6.9': 'foul-checks ballsMoving',
  'G6.10': 'foul-checks badPlacement',
  'G6.11': 'foul-checks badPlayHeadString',
  'G6.12': 'foul-checks cueOnTable',
  'G6.13': 'foul-checks outOfTurn',
  'G6.14': 'count countFoul withFoulCounted withFoulsCleared; table-events warnTwoFouls',
  'G6.15': 'foul-checks slowPlay',
  'G6.16': 'foul-checks unsportsmanlike; foul-shot concludeFoul concludeRackLost',
  'G8.3': 'normalise rebounded touchedPocketedBall',
  'G8.4': 'played-shot drivenToRail; foul-checks drivenBalls; explain frozenContext',
  'G8.5': 'normalise helpedBack',
  'G8.16': 'explain clearContext',
  'G8.18': 'explain foulContext',
  'R.break': 'advance nextBreakerOf',
  'R.race': 'advance rackTo',
  'R.clock': 'table-events useExtension; foul-checks slowPlay',
  'R.timeout': 'adjudicate-event unscrewPlayingCue',
  'R.concede': 'adjudicate-event concedeRack',
  'R.forfeit': 'event-ruling matchTo',
  'R.cbfo': 'foul-checks isTouchFoul; explain touchContext',
  'R.opt': 'count countFoul',
  'WPA-stalemate': 'adjudicate-event announceStalemate declareStalemate replayRack',
  'V.early': 'open-shot judgeTenMade judgeMade',
  'V.breakTen': 'break-shot isGoldenTen',
  'V.illegalBreak': 'foul-shot concludeWeakBreak',
  'V.3pt': 'break-shot judgeBreak breakPoints',
  'V.tenOnly': 'open-shot judgeTenOnly',
  'V.option': 'open-shot judgeWrongful judgeSafety',
  'V.hand': 'foul-shot handPlace',
  'V.offTable': 'board board',
};

/** Where each ambiguity of the rules is settled. */
const AMBIGUITY_PLACES: Readonly<Record<string, readonly [question: string, places: string]>> = {
  A1: ['Who wins a rack', 'open-shot judgeTenMade'],
  A2: ['Lowest ball first on the break', 'foul-checks wrongBallFirst'],
  A3: ['A weak break', 'foul-checks illegalBreak; foul-shot concludeFoul'],
  A4: ['What counts towards the four', 'foul-checks illegalBreak; played-shot drivenToRail'],
  A5: ['The ten on a legal break', 'break-shot judgeBreak'],
  A6: ['Whose the push-out is', 'situation isPushOutOpen'],
  A7: ['A push that was not announced', 'played-shot countingCall'],
  A8: ['What a push-out waives', 'foul-checks wrongBallFirst noRail ballOffTable'],
  A9: ['Balls pocketed on a push-out', 'open-shot judgePushOut'],
  A10: ['A foul on a push-out', 'foul-shot concludeFoul'],
  A11: ['A push-out and the foul count', 'count withFoulsCleared'],
  A12: ['A touch before the second shot', 'foul-shot afterFoul'],
  A13: ['A second push-out or pass', 'decision adjudicateDecision; options optionsOf'],
  A14: ['What is obvious', 'table-events requestCall; played-shot countingCall'],
  A15: ['A ball without a call', 'open-shot judgeUncalled'],
  A16: ['A safety that pockets another ball', 'open-shot judgeSafety'],
  A17: ['The ten beside the called ball', 'open-shot judgeMade'],
  A18: ['A wrong ball with a foul', 'adjudicate rule; decision refused'],
  A19: ['The ten as another ball', 'open-shot judgeMissed'],
  A20: ['When the ten is alone', 'situation isTenLast'],
  A21: ['The last ten in a wrong pocket', 'open-shot judgeMissed judgeUncalled'],
  A22: ['The last ten with a foul', 'board boardAfter'],
  A23: ['The ten called early', 'open-shot judgeTenMade judgeMissed'],
  A24: ['A safety with the ten', 'open-shot judgeSafety'],
  A25: ['A split hit', 'foul-checks wrongBallFirst'],
  A26: ['A foot spot that is occupied', '@tenball/equipment spotPosition'],
  A27: ['A ball that hangs', 'normalise normalise'],
  A28: ['Balls off the table', 'board board'],
  A29: ['The called ball made on a foul', 'board boardAfter'],
  A30: ['A wrong ball on the second shot', 'situation isPushOutOpen'],
  A31: ['A wrong ball and the foul count', 'count withFoulsCleared'],
  A32: ['Whether three fouls lose', 'count countFoul'],
  A33: ['A foul on the break counts', 'count countFoul'],
  A34: ['In hand after a foul on the break', 'foul-shot handPlace'],
  A35: ['Two balls called', 'open-shot judgeUncalled'],
  A36: ['Frozen balls', 'explain frozenContext; table-events declareFrozen'],
  A37: ['Hooked after a lucky miss', 'adjudicate concludeClear'],
  A38: ['Touching an object ball', 'foul-checks isTouchFoul'],
  A39: ['Several fouls', 'foul-checks foulsIn; count countFoul'],
  A40: ['A foul noticed late', 'adjudicate adjudicate'],
  A41: ['Break order', 'advance nextBreakerOf'],
  A42: ['No referee', 'event MatchEvent'],
  A43: ['Stalemate', 'adjudicate-event announceStalemate declareStalemate replayRack'],
  A44: ['A foul before the opening stroke', 'foul-shot afterFoul'],
  A45: ['Doubt about the call', 'open-shot judgeUncalled'],
  A46: ['Spotting before the choice', 'adjudicate concludeClear; board boardAfter'],
  A47: ['Push-out and push shot', 'foul-checks pushShot'],
  A48: ['Which ball is the lowest', 'played-shot playedShot'],
  A49: ['A safety that pockets is no foul', 'open-shot judgeSafety'],
  A50: ['Order of the rack', '@tenball/equipment rackLayout'],
  A51: ['Always in hand after a foul', 'foul-shot afterFoul'],
  A52: ['In hand, played as it lies', 'options strokeOptions'],
  A53: ['Rack or match conceded', 'adjudicate-event concedeRack'],
};

const root = new URL('../../../', import.meta.url);
const book = JSON.parse(readFileSync(new URL('fixtures/rules/cases.json', root), 'utf8')) as {
  readonly cases: readonly { readonly id: string; readonly clause: readonly string[] }[];
};
const rulings = readFileSync(new URL('fixtures/rules/rulings.txt', root), 'utf8').split('\n')
  .map((text, index) => ({ rule: text.split(' | ')[0]?.trim() ?? '', line: index + 1 }))
  .filter(({ rule }) => /^[A-Z]/.test(rule));

describe('docs/rules.md', () => {
  test('has every clause, every ambiguity and every test row', async () => {
    await expect(page()).toMatchFileSnapshot(new URL('docs/rules.md', root).pathname);
  });

  test('leaves out no clause that has a name', () => {
    expect(Object.keys(CLAUSE_PLACES)).toEqual(Object.keys(CLAUSES));
  });

  test('names only functions that are there', () => {
    const places = [
      ...Object.values(CLAUSE_PLACES),
      ...Object.values(AMBIGUITY_PLACES).map(([, where]) => where),
    ];
    expect(places.flatMap(missing)).toEqual([]);
  });

  test('places every ruling of the table', () => {
    const known = [...Object.keys(CLAUSE_PLACES), ...Object.keys(AMBIGUITY_PLACES)];
    expect(rulings.filter(({ rule }) => !known.includes(rule))).toEqual([]);
  });
});

function page(): string {
  return `${INTRODUCTION}
## Clauses

| Clause | About | Decided in | Cases | Lines |
|---|---|---|---|---|
${Object.entries(CLAUSE_PLACES).map(([clause, places]) => row(
    clause, CLAUSES[clause]?.en ?? '', linked(places), casesOf(clause), linesOf(clause),
  )).join('\n')}

## Ambiguities

Where the base rules are silent or read two ways, the default edition decides as the rulings on
these lines show.

| No. | Question | Decided in | Lines |
|---|---|---|---|
${Object.entries(AMBIGUITY_PLACES).map(([number, [question, places]]) => row(
    number, question, linked(places), linesOf(number),
  )).join('\n')}
`;
}

const INTRODUCTION = `# Rules: from the clause to the function to the test

Generated from \`packages/rules/src/docs.test.ts\`, which also checks it; after a change run
\`npx vitest run packages/rules/src/docs.test.ts -u\`.

Start with \`packages/rules/src/adjudicate.ts\`: the procedure, in its order. A shot arrives as a
situation, a call and a shot log (what a referee saw), and leaves as a ruling: fouls, balls, who
plays next, and every clause that led there as a sentence in Russian and English.

S is the text of the base edition, G the general rules, R a regulation of the event, V a variant.
*Cases* are numbers of \`fixtures/rules/cases.json\`, *lines* those of
\`fixtures/rules/rulings.txt\`.
`;

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function linked(places: string): string {
  return places.split('; ').map((place) => {
    const [file = '', ...functions] = place.split(' ');
    const names = functions.map((name) => `\`${name}\``).join(', ');
    return file.startsWith('@') ? `${file}: ${names}` : `${file}.ts: ${names}`;
  }).join('; ');
}

function missing(places: string): readonly string[] {
  return places.split('; ').flatMap((place) => {
    const [file = '', ...functions] = place.split(' ');
    if (file.startsWith('@')) return [];
    const text = readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8');
    const absent = functions.filter((name) => (
      !new RegExp(`(?:function|type) ${name}\\b`).test(text)
    ));
    return absent.map((name) => `${file}.ts ${name}`);
  });
}

function casesOf(clause: string): string {
  return book.cases.filter((entry) => entry.clause.includes(clause))
    .map(({ id }) => id).join(' ');
}

function linesOf(wanted: string): string {
  return rulings.filter(({ rule }) => rule === wanted).map(({ line }) => line).join(' ');
}
