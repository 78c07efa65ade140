/** Every text of the page of replays, typed. Rulings have their own sentences in the rules. */
import type { LinkFault } from '../share/link.ts';
import type { FilmView } from './film-picture.ts';

export interface ReplayWords {
  readonly title: string;
  readonly toTable: string;
  readonly layout: string;
  readonly rules: string;
  readonly verified: string;
  readonly played: string;
  readonly differs: string;
  readonly otherPhysics: (made: string) => string;
  readonly linkShot: string;
  readonly linkRack: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly file: string;
  readonly more: string;
  readonly close: string;
  readonly menu: {
    readonly position: string; readonly png: string; readonly svg: string; readonly clip: string;
    readonly other: string; readonly keys: string; readonly language: string;
  };
  readonly clip: {
    readonly recording: (percent: number) => string; readonly cancel: string;
    readonly failed: string; readonly done: string;
  };
  readonly shots: string;
  readonly rack: (number: number) => string;
  readonly breaks: (name: string) => string;
  readonly shotOf: (rack: number, shot: number) => string;
  readonly break: string;
  readonly safety: string;
  readonly pushOut: string;
  readonly noCall: string;
  readonly result: {
    readonly made: string; readonly miss: string; readonly safety: string;
    readonly 'push-out': string; readonly spotted: string; readonly rack: string;
    readonly match: string; readonly foul: string;
    readonly pocketed: (count: number, breaks: boolean) => string;
  };
  readonly beat: {
    readonly tip: string; readonly rest: string; readonly contact: (balls: string) => string;
    readonly cushion: (ball: string) => string;
    readonly pocket: (ball: string, pocket: string) => string;
    readonly off: (ball: string) => string;
    readonly cueBall: string;
  };
  readonly views: Readonly<Record<FilmView, string>>;
  readonly viewsLabel: string;
  readonly tableLabel: string;
  readonly play: string;
  readonly pause: string;
  readonly previousShot: string;
  readonly nextShot: string;
  readonly previousEvent: string;
  readonly nextEvent: string;
  readonly timeline: string;
  readonly time: (seconds: string, of: string) => string;
  readonly rate: string;
  readonly times: (rate: string) => string;
  readonly loop: string;
  readonly fromHere: string;
  readonly copyPosition: string;
  readonly ruling: string;
  readonly realTable: string;
  readonly empty: {
    readonly lead: string; readonly open: string; readonly drop: string; readonly paste: string;
    readonly pasteLabel: string; readonly go: string; readonly last: string; readonly none: string;
  };
  readonly opening: string;
  readonly broken: {
    readonly link: (character: string) => string; readonly text: (character: string) => string;
    readonly fault: Readonly<Record<LinkFault, string>>;
    readonly before: string; readonly another: string;
  };
  readonly failed: string;
  readonly tooLarge: string;
  readonly check: {
    readonly title: string; readonly verified: (count: number) => string; readonly played: string;
    readonly differs: (count: number) => string;
    readonly difference: (rack: number, shot: number, written: string, found: string) => string;
    readonly physics: string; readonly hash: string;
  };
  readonly keys: readonly (readonly [keys: readonly string[], effect: string])[];
}
