/** An example of the book as something to be ruled on, by its own rules or by those chosen. */
import { type Layout, TABLES, parseLayout } from '@tenball/equipment';
import {
  BASE, type Call, type RulableCase, type Rulebook, type Ruling, type ShotLog, type Situation,
  adjudicateCase, decodeCase, formatRuling, isRulable, parseQuestion,
} from '@tenball/rules';
import type { BookExample } from '@tenball/rules/book';
import { isSameRulebook } from './rulebook-text.ts';

/** An example read from its texts. */
export interface ReadExample {
  readonly entry: RulableCase;
  readonly layout: Layout;
}

/** What the referee says to an example. */
export interface RuledExample extends ReadExample {
  readonly rulebook: Rulebook;
  readonly ruling: Ruling;
  /** The example is about an option and is ruled by it, whatever edition was chosen. */
  readonly ownRules: boolean;
  /** The chosen edition rules otherwise than the base edition. */
  readonly differs: boolean;
}

/** Reads an example. Undefined where its texts cannot be read: a defect of the book. */
export function readExample(example: BookExample): ReadExample | undefined {
  const entry = readEntry(example);
  const balls = parseLayout(example.balls, 0, TABLES['9']);
  if (entry === undefined) return undefined;
  return { entry, layout: balls.ok ? balls.value.layout : {} };
}

function readEntry({ id, question }: BookExample): RulableCase | undefined {
  if (question.kind === 'shot') {
    const read = parseQuestion(question.text);
    if (!read.ok) return undefined;
    return { kind: 'shot', id, title: undefined, ...read.value };
  }
  const read = decodeCase(JSON.parse(question.case));
  return read.ok && isRulable(read.value) ? read.value : undefined;
}

/** Rules on an example by `chosen`, unless it is about an option of its own. */
export function ruleExample(read: ReadExample, chosen: Rulebook): RuledExample {
  const { entry } = read;
  const ownRules = !isSameRulebook(entry.rulebook, BASE);
  const rulebook = ownRules ? entry.rulebook : chosen;
  const ruling = adjudicateCase({ ...entry, rulebook });
  const differs = !ownRules
    && formatRuling(rulebook, ruling) !== formatRuling(BASE, adjudicateCase(entry));
  return { ...read, rulebook, ruling, ownRules, differs };
}

/** The call and what was seen, where the example is a stroke. */
export function strokeIn(entry: RulableCase): { call: Call; log: ShotLog } | undefined {
  return entry.kind === 'shot' || entry.kind === 'nonShot'
    ? { call: entry.call, log: entry.log } : undefined;
}

/** Whose move it is in the example: the shooter, or who decides. */
export function actorOfExample({ shooter, pendingDecision }: Situation): 'A' | 'B' | undefined {
  return pendingDecision?.decider ?? shooter;
}
