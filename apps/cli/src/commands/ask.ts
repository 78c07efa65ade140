/** `tenball ask`: the referee’s answer to one question, with its reasons. */
import {
  EDITIONS, type Edition, type Language, type Question, type Ruling, answerQuestion, choicesAfter,
  clauseName, consequenceOf, counterfactualSentence, counterfactuals, encodeReasons, encodeRuling,
  formatQuestion, formatRuling, namesIn, parseQuestion, questionSentence, sentenceOf, summaryOf,
} from '@tenball/rules';
import { Command, Option } from 'commander';
import { askInSteps, linesOf } from '../ask-steps.ts';
import { BadInput, printJson, readText } from '../io.ts';
import { pointOut } from '../point-out.ts';

/** The command `ask`. */
export function askCommand(): Command {
  return new Command('ask')
    .description('Asks the referee about one stroke: the ruling, its reasons, what comes next.')
    .argument('[question...]', 'the line, in quotes; - reads it from standard input; nothing asks '
      + 'step by step, or reads numbered answers or a line from standard input')
    .option('--json', 'print one JSON document')
    .option('--why', 'print every check that was made: why it is not a foul')
    .addOption(new Option('--edition <name>', 'rules for the questions asked step by step')
      .choices(EDITIONS).default('base'))
    .addOption(new Option('--lang <language>', 'language of the plain words')
      .choices(['ru', 'en']).default('ru'))
    .addHelpText('after', HELP)
    .action(ask);
}

const HELP = `
A question has four columns: rules | situation before | call | what was seen.
  tenball ask "base | A balls:2,5,10 | 2@FL | >2 10@FL"
  tenball ask "wpa-2008 | A fouls:2-0 warned:A | safety | >1 0|" --lang en --why
docs/notation.md lists every word.`;

interface AskOptions {
  readonly json?: true;
  readonly why?: true;
  readonly edition: Edition;
  readonly lang: Language;
}

async function ask(words: readonly string[], options: AskOptions): Promise<void> {
  const question = await questionFrom(words, options);
  if (options.json === true) printJson(encode(question));
  else process.stdout.write(`${inWords(question, options).join('\n')}\n`);
}

async function questionFrom(words: readonly string[], options: AskOptions): Promise<Question> {
  const given = words.join(' ');
  if (given !== '' && given !== '-') return read(given, 'question');
  if (given === '' && process.stdin.isTTY) return inSteps(options, linesOf(process.stdin), true);
  const { text, name } = await readText(undefined);
  if (given === '-' || text.trim() === '' || text.includes('|')) return read(text.trim(), name);
  const lines = text.trimEnd().split('\n');
  return inSteps(options, () => Promise.resolve(lines.shift()), false);
}

function read(text: string, name: string): Question {
  const question = parseQuestion(text);
  if (question.ok) return question.value;
  throw new BadInput(pointOut(text, name, question.error));
}

/** The questions go to standard error: standard output has the ruling alone. */
function inSteps(
  { edition, lang }: AskOptions, next: () => Promise<string | undefined>, patient: boolean,
): Promise<Question> {
  const say = (text: string): void => {
    if (patient) process.stderr.write(text);
  };
  return askInSteps({ edition, language: lang, next, say, patient });
}

function encode(question: Question): object {
  const ruling = answerQuestion(question);
  const { rulebook } = question;
  return {
    question: formatQuestion(question),
    story: { ru: questionSentence(question, 'ru'), en: questionSentence(question, 'en') },
    ruling: { ...encodeRuling(rulebook, ruling), reasons: encodeReasons(ruling.reasons) },
    checks: ruling.checks.map(({ code, passed, reason }) => (
      { code, passed, ...encodeReasons([reason])[0] }
    )),
    whatIf: counterfactuals(question).map((other) => ({
      question: formatQuestion(other.question),
      ruling: formatRuling(other.question.rulebook, other.ruling),
      ru: counterfactualSentence(other, 'ru', namesIn(question, 'ru')),
      en: counterfactualSentence(other, 'en', namesIn(question, 'en')),
    })),
  };
}

function inWords(question: Question, { lang, why }: AskOptions): readonly string[] {
  const words = WORDS[lang];
  const ruling = answerQuestion(question);
  const names = namesIn(question, lang);
  const summary = summaryOf(ruling, lang, names);
  const now = withoutFirst(consequenceOf(ruling, lang, names), summary);
  const choices = choicesAfter(question, ruling, lang, names);
  const others = counterfactuals(question);
  return [
    questionSentence(question, lang),
    '',
    capital(summary),
    ...(now === '' ? [] : [`→ ${now.split('. ').map(capital).join('. ')}`]),
    ...choices.map(({ name, consequence }) => `  • ${name}: ${small(consequence)}`),
    ...section(words.reasons, reasonLines(ruling, lang)),
    ...(why === true ? section(words.checks, checkLines(ruling, lang)) : []),
    ...section(words.whatIf, others.map((other) => (
      `  ${counterfactualSentence(other, lang, names)}`
    ))),
    '',
    `${words.share} ${formatQuestion(question)}`,
  ];
}

const WORDS: Readonly<Record<Language, Readonly<Record<
  'reasons' | 'checks' | 'whatIf' | 'share', string
>>>> = {
  ru: {
    reasons: 'Почему',
    checks: 'Что проверено',
    whatIf: 'Что было бы иначе',
    share: 'Этот вопрос строкой:',
  },
  en: {
    reasons: 'Why',
    checks: 'What was checked',
    whatIf: 'What if',
    share: 'The question as a line:',
  },
};

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function reasonLines(ruling: Ruling, lang: Language): readonly string[] {
  return ruling.reasons.map((reason) => (
    `  ${sentenceOf(reason, lang)} [${reason.clause}, ${clauseName(reason.clause, lang)}]`
  ));
}

function checkLines(ruling: Ruling, lang: Language): readonly string[] {
  return ruling.checks.map(({ passed, reason }) => (
    `  ${passed ? '✓' : '✗'} ${sentenceOf(reason, lang)} [${reason.clause}]`
  ));
}

/** The end of a rack and of a match is the summary, and the beginning of what follows. */
function withoutFirst(text: string, summary: string): string {
  if (text === summary) return '';
  return text.startsWith(`${summary}. `) ? text.slice(summary.length + 2) : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
