/** What the rule book's pages say around the book itself. */
import type { NoteMark } from '@tenball/rules';

export interface BookWords {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly chapters: string;
  readonly close: string;
  readonly edition: string;
  readonly withChanges: string;
  readonly glossary: string;
  readonly glossaryLead: string;
  readonly term: string;
  readonly meaning: string;
  readonly editions: string;
  readonly print: string;
  readonly printed: string;
  readonly printBook: string;
  readonly printLead: string;
  readonly clause: {
    readonly own: (number: string) => string;
    readonly general: (number: string) => string;
    readonly generalNamed: string;
    readonly event: string;
    readonly variant: string;
    /** In a list of references: «7. Продолжение игры». */
    readonly reference: (number: string, title: string) => string;
  };
  readonly elsewhere: string;
  readonly see: string;
  readonly previous: string;
  readonly next: string;
  readonly unwritten: string;
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly title: string;
    readonly found: (count: number, query: string) => string;
    readonly nothing: (query: string) => string;
    readonly advice: string;
    readonly all: string;
    readonly ask: string;
    readonly clear: string;
  };
  readonly unknown: {
    readonly title: string;
    readonly lead: (text: string) => string;
    readonly toContents: string;
  };
  readonly example: {
    readonly title: string;
    readonly count: (at: number, all: number) => string;
    readonly previous: string;
    readonly next: string;
    readonly diagram: string;
    readonly enlarge: string;
    readonly call: (ball: number, pocket: string) => string;
    readonly calledBall: (ball: number, pocket: string) => string;
    readonly cueBall: string;
    readonly ball: (ball: number) => string;
    readonly guess: string;
    readonly yours: string;
    readonly right: string;
    readonly wrong: string;
    readonly rightMark: string;
    readonly wrongMark: string;
    readonly notChosen: string;
    readonly ruling: string;
    readonly why: string;
    readonly whyNotFoul: string;
    readonly whyFoul: string;
    readonly again: string;
    readonly askReferee: string;
    readonly shooter: string;
    readonly opponent: string;
    readonly same: string;
    readonly player: (seat: string) => string;
    readonly differs: (edition: string) => string;
    readonly differsNow: (edition: string) => string;
    readonly ownRules: (edition: string) => string;
    readonly baseAnswer: string;
    readonly broken: string;
    /** The address names an example that the clause does not have. */
    readonly unknown: (id: string) => string;
  };
  readonly compare: CompareWords;
}

export interface CompareWords {
  readonly title: string;
  readonly lead: string;
  readonly left: string;
  readonly right: string;
  readonly swap: string;
  readonly parameter: string;
  readonly showAll: (count: number) => string;
  readonly showDiffering: string;
  readonly same: string;
  readonly differing: (count: number) => string;
  readonly equal: string;
  readonly notes: string;
  readonly unseen: string;
  readonly seen: string;
  readonly unknown: string;
  readonly marks: Readonly<Record<NoteMark, string>>;
  readonly change: string;
  readonly customise: string;
  readonly changed: (count: number) => string;
  readonly reset: string;
  readonly play: string;
  readonly playLead: (count: number, all: number) => string;
  readonly playNone: string;
  readonly outOfRange: (least: number, most: number, whole: boolean) => string;
  readonly contradicts: string;
  readonly badEdition: (text: string) => string;
}
