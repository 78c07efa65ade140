/** A question put together step by step: numbered answers, on a terminal or piped in. */
import { createInterface } from 'node:readline';
import { type Edition, type Language, type Question, presetOf } from '@tenball/rules';
import {
  ASKED_WORDS, type Asking, SCENES, callsFor, factLabel, factsFor, isUsual, newAsking, questionOf,
  stepOf, tapped,
} from '@tenball/rules/ask';
import { BadInput } from './io.ts';

/** What is to be answered: a text, the answers by number, whether there may be several. */
interface Asked {
  readonly text: string;
  readonly answers: readonly string[];
  readonly several: boolean;
  readonly take: (asking: Asking, number: number) => Asking;
}

/** Where answers come from; undefined at the end. */
export type NextLine = () => Promise<string | undefined>;

/**
 * Asks until there is something to rule on. The questions go to `say`; an answer that cannot be
 * read throws BadInput with its line, or is asked again where somebody sits at the keyboard.
 */
export async function askInSteps({ edition, language, next, say, patient }: {
  readonly edition: Edition;
  readonly language: Language;
  readonly next: NextLine;
  readonly say: (text: string) => void;
  /** Ask again instead of failing. */
  readonly patient: boolean;
}): Promise<Question> {
  let asking = newAsking(edition);
  for (let line = 1; ; line += 1) {
    const question = questionOf(asking);
    if (question !== undefined) return question;
    const asked = askedIn(asking, language);
    say(`${asked.text}\n${numbered(asked.answers)}\n${PROMPTS[language][asked.several ? 1 : 0]} `);
    const answer = await next();
    if (answer === undefined) {
      throw new BadInput(`line ${line}: ${expectedOf(asked)}, found the end`);
    }
    const numbers = numbersIn(answer, asked);
    if (numbers !== undefined) asking = numbers.reduce(asked.take, asking);
    else if (!patient) {
      throw new BadInput(`line ${line}: ${expectedOf(asked)}, found ${JSON.stringify(answer)}`);
    } else say(`${AGAIN[language]}\n`);
  }
}

/** Lines of a stream, one at a time. */
export function linesOf(input: NodeJS.ReadableStream): NextLine {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  return async () => {
    const line = await lines.next();
    return line.done === true ? undefined : line.value;
  };
}

const PROMPTS: Readonly<Record<Language, readonly [one: string, several: string]>> = {
  ru: ['Номер:', 'Номера через пробел:'],
  en: ['Number:', 'Numbers, with blanks between:'],
};
const AGAIN: Readonly<Record<Language, string>> = {
  ru: 'Не понимаю: нужен номер из списка.', en: 'Not understood: a number of the list is needed.',
};

function askedIn(asking: Asking, language: Language): Asked {
  const words = ASKED_WORDS[language];
  switch (stepOf(asking)) {
    case 'scene': return one(words.steps.scene, SCENES, (scene) => labelled(words.scenes[scene]),
      (before, scene) => tapped(before, { kind: 'scene', scene }));
    case 'call': return one(words.steps.call, callsFor(asking.scene, presetOf(asking.edition)),
      (call) => labelled(words.calls[call]),
      (before, call) => tapped(before, { kind: 'call', call }));
    case 'facts': {
      const offered = factsFor(asking);
      const facts = [...offered.filter(isUsual), ...offered.filter((fact) => !isUsual(fact))];
      const asked = one(words.steps.facts, facts, (fact) => factLabel(fact, asking, language),
        (before, fact) => tapped(before, { kind: 'fact', fact }));
      return { ...asked, several: true };
    }
  }
}

function one<T>(
  text: string, values: readonly T[], label: (value: T) => string,
  take: (asking: Asking, value: T) => Asking,
): Asked {
  return {
    text,
    answers: values.map(label),
    several: false,
    take: (asking, number) => {
      const value = values[number - 1];
      return value === undefined ? asking : take(asking, value);
    },
  };
}

function labelled({ label, note }: { readonly label: string; readonly note?: string }): string {
  return note === undefined ? label : `${label} — ${note}`;
}

/** In two columns where there are many. */
function numbered(answers: readonly string[]): string {
  const cells = answers.map((answer, index) => `${String(index + 1).padStart(3)}  ${answer}`);
  if (cells.length <= 8) return cells.join('\n');
  const rows = Math.ceil(cells.length / 2);
  const width = Math.max(...cells.slice(0, rows).map((cell) => cell.length)) + 2;
  return Array.from({ length: rows }, (_, row) => (
    `${(cells[row] ?? '').padEnd(width)}${cells[rows + row] ?? ''}`.trimEnd()
  )).join('\n');
}

/** The numbers of an answer, each once; undefined where one is none of the list. */
function numbersIn(answer: string, { answers, several }: Asked): readonly number[] | undefined {
  const words = answer.trim().split(/[\s,;]+/).filter((word) => word !== '');
  const numbers = [...new Set(words.map((word) => (/^\d+$/.test(word) ? Number(word) : 0)))];
  const fit = numbers.every((number) => number >= 1 && number <= answers.length);
  const count = several ? numbers.length >= 1 : numbers.length === 1;
  return fit && count ? numbers : undefined;
}

function expectedOf({ answers, several }: Asked): string {
  return `expected ${several ? 'numbers' : 'a number'} from 1 to ${answers.length}`;
}
