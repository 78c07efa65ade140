/**
 * Every text of the screen, typed: a catalogue that lacks one does not compile.
 * Rulings are not here; their sentences are in `@tenball/rules`, the same on every surface.
 */
import type { Head, Level, PersonalityName } from '@tenball/ai';
import type { ObjectBall, Pocket, TableId } from '@tenball/equipment';
import type { Rejection } from '@tenball/match';
import type { Decision, Rulebook, Seat } from '@tenball/rules';
import type { CameraView } from '../picture.ts';
import type { Banner, Settings } from '../state.ts';

/** What the pointer does now, and at most three keys with their effects. */
export interface ContextLine {
  readonly text: string;
  readonly keys: readonly (readonly [key: string, effect: string])[];
}

export type ContextId =
  | 'aim' | 'aimBreak' | 'call' | 'aimInHand' | 'place' | 'choose' | 'think' | 'roll' | 'replay'
  | 'watch' | 'paused' | 'over';

export type Trouble = Extract<Banner, { kind: 'trouble' }>['text'];

/** An option of a decision: the verb on the button and its consequence in one line. */
export interface OptionWords {
  readonly label: string;
  consequence(facts: OptionFacts): string;
}

export interface OptionFacts {
  readonly decider: string;
  readonly other: string;
  readonly lowest: ObjectBall | undefined;
  /** The wrongly broken rack gives ball in hand or a re-rack; otherwise the cue ball lies. */
  readonly cueBallInHand: boolean;
}

export interface HelpGroup {
  readonly title: string;
  readonly rows: readonly (readonly [keys: readonly string[], effect: string])[];
}

export interface Messages {
  /** Labels of buttons: verbs, at most 22 characters. */
  readonly button: ButtonWords;
  readonly home: HomeWords;
  readonly header: HeaderWords;
  readonly call: CallWords;
  readonly stroke: StrokeWords;
  readonly place: PlaceWords;
  readonly ruling: RulingWords;
  readonly option: Readonly<Record<Decision, OptionWords>>;
  readonly over: OverWords;
  readonly panel: PanelWords;
  readonly settings: SettingsWords;
  readonly context: Readonly<Record<ContextId, ContextLine>>;
  readonly help: readonly HelpGroup[];
  readonly rejection: Readonly<
    Record<Rejection['code'], (detail: string | number | undefined) => string>
  >;
  readonly trouble: Readonly<Record<Trouble, string>>;
  readonly pocket: Readonly<Record<Pocket, string>>;
  readonly view: Readonly<Record<CameraView, string>>;
  readonly level: Readonly<Record<Level, string>>;
}

export interface ButtonWords {
  readonly shoot: string;
  readonly break: string;
  readonly breakNow: string;
  readonly callNeeded: string;
  readonly safety: string;
  readonly pushOut: string;
  readonly change: string;
  readonly auto: string;
  readonly done: string;
  readonly placeCueBall: string;
  readonly moveCueBall: string;
  readonly close: string;
  readonly cancel: string;
  readonly continue: string;
  readonly rematch: string;
  readonly toHome: string;
  readonly replay: string;
  readonly skip: string;
  readonly pause: string;
  readonly goOn: string;
  readonly hint: string;
  readonly suggest: string;
  readonly why: string;
  readonly clause: string;
  readonly rules: string;
  readonly ask: string;
  readonly log: string;
  readonly textBoard: string;
  readonly settings: string;
  readonly help: string;
  readonly menu: string;
  readonly concede: string;
  readonly concedeRack: string;
  readonly concedeMatch: string;
  readonly centre: string;
  readonly newMatch: string;
}

/** A level's arm as numbers that are written already, and its head. */
export interface SkillFacts {
  readonly degrees: string;
  readonly percent: string;
  readonly head: Pick<Head, 'aim' | 'indirect' | 'stuck' | 'foresight'>;
}

export interface HomeWords {
  readonly brand: string;
  readonly title: readonly [string, string];
  readonly lead: string;
  readonly foot: string;
  readonly modes: string;
  readonly bot: string;
  readonly botLead: string;
  readonly hotSeat: string;
  readonly hotSeatLead: string;
  readonly watch: string;
  readonly watchLead: string;
  readonly online: string;
  readonly onlineLead: string;
  readonly practice: string;
  readonly practiceLead: string;
  readonly later: string;
  readonly newMatch: string;
  readonly opponent: string;
  /** How the computer likes to play: `none` says that it has no likings. */
  readonly manner: string;
  readonly manners: Readonly<Record<PersonalityName | 'none', string>>;
  /** Of two computers, the one at `seat`: its strength, its manner. */
  computerAt(seat: Seat): string;
  readonly twoManners: string;
  mannerAt(seat: Seat): string;
  /** What a level comes to: the error of its arm, and what its head can do. */
  skill(facts: SkillFacts): string;
  readonly yourName: string;
  readonly players: string;
  playerName(seat: Seat): string;
  readonly defaultName: string;
  readonly race: string;
  readonly raceShort: string;
  readonly breakOrder: string;
  readonly breakOrders: Readonly<Record<Rulebook['breakOrder'], string>>;
  readonly firstBreak: string;
  readonly firstBreakLag: string;
  readonly firstBreakYou: string;
  readonly firstBreakOpponent: string;
  readonly replays: string;
  readonly rules: string;
  readonly ask: string;
  /** The rules as published are the base, or differ from it in so many parameters. */
  readonly isBase: string;
  readonly sameAsBase: string;
  differences(count: number): string;
  readonly compare: string;
  readonly allParameters: string;
  readonly allParametersTitle: string;
  readonly withChanges: string;
  readonly aimAid: string;
  readonly aimAndTable: string;
  readonly paceAndTable: string;
  readonly table: string;
  readonly tables: Readonly<Record<TableId, string>>;
  resume(facts: { a: string; b: string; scoreA: number; scoreB: number; rack: number }): string;
  readonly forget: string;
  readonly language: string;
}

export interface HeaderWords {
  readonly region: string;
  readonly turn: string;
  readonly decide: string;
  readonly breakTurn: string;
  readonly inHand: string;
  readonly thinking: string;
  readonly playing: string;
  readonly inningOver: string;
  readonly broke: string;
  readonly computer: string;
  computerOf(name: string, level: string): string;
  /** Of two computers, the one at `seat`. */
  computerAt(seat: Seat): string;
  fouls(count: number): string;
  readonly twoFouls: string;
  score(name: string, score: number, raceTo: number): string;
  rack(number: number, raceTo: string): string;
  readonly tray: string;
  ball(ball: ObjectBall, state: string): string;
  readonly onTable: string;
  readonly legal: string;
  readonly called: string;
  readonly pocketed: string;
  readonly outOfPlay: string;
  readonly spotted: string;
}

export interface CallWords {
  readonly title: string;
  readonly needed: string;
  readonly neededBall: string;
  readonly neededPocket: string;
  readonly obvious: string;
  readonly safety: string;
  readonly pushOut: string;
  readonly breakShot: string;
  readonly breakNote: string;
  readonly safetyNotes: Readonly<Record<Rulebook['safetyPocketOption'], string>>;
  readonly pushOutNote: string;
  /** Under rules that have nothing called, or only the ten. */
  readonly free: string;
  readonly freeNote: string;
  readonly tenOnlyNote: string;
  readonly callTen: string;
  readonly opponent: string;
  readonly ball: string;
  readonly pockets: string;
  made(ball: ObjectBall, pocket: Pocket): string;
  spoken(ball: ObjectBall, pocket: string): string;
}

export interface StrokeWords {
  readonly region: string;
  readonly speed: string;
  readonly speedUnit: string;
  speedSpoken(metresPerSecond: string, percent: string): string;
  readonly elevation: string;
  elevationSpoken(degrees: number): string;
  readonly raised: string;
  readonly jump: string;
  readonly tip: string;
  readonly tipRight: string;
  readonly tipUp: string;
  readonly miscue: string;
  readonly centre: string;
  readonly above: string;
  readonly below: string;
  readonly left: string;
  readonly right: string;
  readonly fineAim: string;
  fineAimSpoken(degrees: string): string;
  readonly pull: string;
  readonly pullCancel: string;
  readonly locked: string;
}

export interface PlaceWords {
  readonly anywhere: string;
  readonly house: string;
  readonly legal: string;
}

export interface RulingWords {
  readonly continues: string;
  /** The plainest consequence, with the name as its group. */
  readonly shoots: RegExp;
  readonly choice: string;
  readonly foul: string;
  readonly rack: string;
  readonly match: string;
  readonly warning: string;
  readonly decision: string;
  readonly rejection: string;
  readonly trouble: string;
  readonly whyFoul: string;
  readonly whyNotFoul: string;
  readonly calledIn: (pocket: Pocket) => string;
  readonly made: string;
  readonly notDown: string;
  readonly fellIn: (pocket: Pocket) => string;
  readonly stays: string;
  readonly wrongPocket: string;
  readonly spotted: string;
  readonly offTable: string;
  readonly outOfPlay: string;
  readonly cueBallDown: string;
  readonly cueBallOff: string;
  readonly miscue: string;
  /** «п. 6», «п. 6.3». */
  clause(number: string): string;
  /** Read aloud of a clause that leads to its page. */
  clauseLink(clause: string): string;
  edition(name: string): string;
  warned(name: string): string;
  conceded(name: string, what: 'rack' | 'match'): string;
  readonly legend: string;
  readonly legendCue: string;
  legendCalled(ball: ObjectBall): string;
  readonly legendOther: string;
}

export interface OverWords {
  readonly title: string;
  readonly choose: string;
  racks(count: number): string;
}

export interface PanelWords {
  readonly tools: string;
  readonly views: string;
  readonly logTitle: string;
  readonly logEmpty: string;
  readonly logBreak: string;
  logRack(number: number, breaker: string): string;
  readonly logPosition: string;
  readonly settingsTitle: string;
  readonly helpTitle: string;
  readonly helpLead: string;
  readonly concedeTitle: string;
  readonly concedeLead: string;
  concedeRackNote(name: string): string;
  concedeMatchNote(name: string): string;
  readonly rulesTitle: string;
  readonly notLoaded: string;
  readonly again: string;
  readonly skipLink: string;
  readonly table: string;
}

export interface SettingsWords {
  readonly language: string;
  readonly aimAid: string;
  readonly aimAids: Readonly<Record<Settings['aimAid'], string>>;
  readonly graphics: string;
  readonly graphicsChoices: Readonly<Record<Settings['graphics'], string>>;
  readonly computerPace: string;
  readonly computerPaces: Readonly<Record<Settings['computerPace'], string>>;
  readonly tableVolume: string;
  readonly signalVolume: string;
  readonly haptics: string;
  readonly hapticsNote: string;
  readonly textSize: string;
  readonly letterKeys: string;
  readonly letterKeysNote: string;
  readonly reducedMotion: string;
  readonly reducedMotionNote: string;
  readonly ballSet: string;
  readonly ballSets: Readonly<Record<Settings['ballSet'], string>>;
  readonly ballSetNotes: Readonly<Record<Settings['ballSet'], string>>;
  readonly largeNumbers: string;
  readonly largeNumbersNote: string;
  readonly cloth: string;
  readonly cloths: Readonly<Record<Settings['cloth'], string>>;
  readonly hand: string;
  readonly hands: Readonly<Record<Settings['hand'], string>>;
  readonly on: string;
  readonly off: string;
}
