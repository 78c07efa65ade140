/** Words around the rulings when a game is told: who did what. The rulings have their own. */
import type { Vec2 } from '@tenball/base';
import type { Revision } from '@tenball/match';
import type { BySeat, Call, Language } from '@tenball/rules';

export interface ReplayWords {
  readonly title: (
    names: BySeat<string>, raceTo: BySeat<number>, table: string, edition: string,
  ) => string;
  readonly rack: (number: number, breaker: string) => string;
  readonly score: (number: number, score: BySeat<number>, names: BySeat<string>) => string;
  readonly stroke: (name: string, call: Call, isBreak: boolean) => string;
  readonly between: string;
  readonly place: (name: string, at: Vec2) => string;
  readonly choice: (name: string) => string;
  readonly concession: (name: string, what: 'rack' | 'match') => string;
  /** Without a name the referee has put it on record. */
  readonly event: (name: string | undefined) => string;
  readonly lag: string;
  readonly warning: (name: string) => string;
  readonly undo: (why: Revision, to: number) => string;
  readonly end: (score: BySeat<number>, winner: string | undefined) => string;
}

export const REPLAY_WORDS: Readonly<Record<Language, ReplayWords>> = {
  ru: {
    title: (names, raceTo, table, edition) => (
      `${names.A} — ${names.B}, до ${raceOf(raceTo)} побед, стол ${table}, правила ${edition}`
    ),
    rack: (number, breaker) => `Партия ${number}. Разбивает ${breaker}`,
    score: (number, { A, B }, names) => (
      `После партии ${number}: ${names.A} ${A} : ${B} ${names.B}`
    ),
    stroke: (name, call, isBreak) => `${name}: ${isBreak ? 'разбой' : callRu(call)}`,
    between: 'Между ударами',
    place: (name, at) => `${name}: биток в точке ${placeOf(at)} мм`,
    choice: (name) => `${name} выбирает`,
    concession: (name, what) => `${name} сдаёт ${what === 'rack' ? 'партию' : 'матч'}`,
    event: (name) => name ?? 'Судья',
    lag: 'Розыгрыш',
    warning: (name) => `${name}: предупреждение о двух фолах`,
    undo: (why, to) => (
      `${why === 'undo' ? 'Отмена' : 'Исправление'}: остаются первые записи, числом ${to}`
    ),
    end: ({ A, B }, winner) => (
      `Счёт ${A} : ${B}, ${winner === undefined ? 'матч не окончен' : `матч: ${winner}`}`
    ),
  },
  en: {
    title: (names, raceTo, table, edition) => (
      `${names.A} – ${names.B}, race to ${raceOf(raceTo)}, table ${table}, rules ${edition}`
    ),
    rack: (number, breaker) => `Rack ${number}. ${breaker} breaks`,
    score: (number, { A, B }, names) => `After rack ${number}: ${names.A} ${A}–${B} ${names.B}`,
    stroke: (name, call, isBreak) => `${name}: ${isBreak ? 'break' : callEn(call)}`,
    between: 'Between strokes',
    place: (name, at) => `${name}: cue ball at ${placeOf(at)} mm`,
    choice: (name) => `${name} chooses`,
    concession: (name, what) => `${name} concedes the ${what}`,
    event: (name) => name ?? 'Referee',
    lag: 'Lag',
    warning: (name) => `${name} is warned: two fouls`,
    undo: (why, to) => (
      `${why === 'undo' ? 'Undo' : 'Correction'}: back to the first ${to} entries`
    ),
    end: ({ A, B }, winner) => (
      `Score ${A}–${B}, ${winner === undefined ? 'the match goes on' : `match: ${winner}`}`
    ),
  },
};

function raceOf({ A, B }: BySeat<number>): string {
  return A === B ? String(A) : `${A} / ${B}`;
}

function callRu(call: Call): string {
  switch (call.kind) {
    case 'none': return 'без заказа';
    case 'safety': return 'отыгрыш';
    case 'push-out': return 'пуш-аут';
    case 'pot': return `${call.ball} в ${call.pocket}${call.obvious ? ', очевидный удар' : ''}`;
  }
}

function callEn(call: Call): string {
  switch (call.kind) {
    case 'none': return 'nothing called';
    case 'safety': return 'safety';
    case 'push-out': return 'push-out';
    case 'pot': return `${call.ball} in ${call.pocket}${call.obvious ? ', obvious' : ''}`;
  }
}

/** Whole millimetres from the table's centre. */
function placeOf({ x, y }: Vec2): string {
  return `${Math.round(x * 1000)}, ${Math.round(y * 1000)}`;
}
