/** Words of the page where one asks the referee, beside what is asked and answered. */

/** How a ruling is marked: by colour, icon and this word. */
export type RulingTone = 'continue' | 'turn' | 'choice' | 'foul' | 'rack' | 'match' | 'replay'
  | 'refused';

export interface AskWords {
  readonly title: string;
  readonly lead: string;
  readonly often: string;
  readonly more: string;
  readonly fewer: string;
  readonly tapFacts: string;
  readonly undo: string;
  readonly again: string;
  readonly change: string;
  readonly refine: string;
  readonly refineLead: string;
  readonly numbers: string;
  readonly onTable: string;
  readonly calledBall: string;
  readonly calledPocket: string;
  readonly otherBall: string;
  readonly otherPocket: string;
  readonly edition: string;
  readonly fouls: string;
  readonly warned: string;
  readonly hand: string;
  readonly requested: string;
  readonly close: string;
  readonly tones: Readonly<Record<RulingTone, string>>;
  readonly ruling: string;
  readonly asItLies: string;
  readonly earlyTen: string;
  readonly rackWon: string;
  readonly matchWon: string;
  readonly options: (who: string) => string;
  readonly reasons: string;
  readonly whyNot: string;
  readonly checked: string;
  readonly whatIf: string;
  readonly clause: (number: string) => string;
  readonly expand: string;
  readonly collapse: string;
  readonly question: string;
  readonly examples: string;
  readonly book: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly card: string;
  readonly cardHint: string;
  readonly qr: string;
  readonly shared: string;
  readonly askAnother: string;
  readonly broken: (place: number) => string;
  readonly brokenHint: string;
  /** Nothing of the link can be read. */
  readonly noQuestion: string;
  readonly brokenEnd: string;
  readonly ball: (ball: number) => string;
  readonly pocketNames: Readonly<Record<'HL' | 'HR' | 'SL' | 'SR' | 'FL' | 'FR', string>>;
}
