/** What is asked and what may be answered: the words of every question. */
import type { CallChoice, Fact, Scene } from './asking.ts';
import type { Dispute, Step } from './tap.ts';

/** An answer and, where that helps, what is meant by it. */
export interface Answer {
  readonly label: string;
  readonly note?: string;
}

export interface AskedWords {
  readonly steps: Readonly<Record<Step, string>>;
  readonly scenes: Readonly<Record<Scene, Answer>>;
  readonly calls: Readonly<Record<CallChoice, Answer>>;
  readonly facts: Readonly<Record<Fact, string>>;
  /** Of the break and of the ten some facts are said otherwise. */
  readonly breakFacts: Readonly<Partial<Record<Fact, string>>>;
  readonly tenFacts: Readonly<Partial<Record<Fact, string>>>;
  readonly disputes: Readonly<Record<Dispute, string>>;
}
