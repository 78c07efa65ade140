/** `tenball judge`: rulings on cases, as JSON or in plain words. */
import {
  type Case, type CaseError, type JsonObject, type Language, type RulableCase, type Ruling,
  adjudicateCase, clauseName, consequenceOf, decodeCase, encodeReasons, encodeRuling, isRulable,
  sentenceOf, summaryOf,
} from '@tenball/rules';
import { Command, Option } from 'commander';
import { situationFault } from '../case-situation.ts';
import { BadInput, parseJson, printJson, readText } from '../io.ts';

/** Rules on one case, or on every case of `{"cases": [...]}`. */
export function judgeCommand(): Command {
  return new Command('judge')
    .description('Rules on cases: what the referee saw, and what follows from it.')
    .argument('[file]', 'a case, or {"cases": [...]}, as JSON; - or nothing reads standard input')
    .option('--json', 'print one JSON document: a ruling, or {"results": [...]}')
    .addOption(new Option('--lang <language>', 'language of the plain words')
      .choices(['ru', 'en']).default('ru'))
    .action(judge);
}

interface JudgeOptions {
  readonly json?: true;
  readonly lang: Language;
}

async function judge(file: string | undefined, { json, lang }: JudgeOptions): Promise<void> {
  const { text, name } = await readText(file);
  const document = parseJson(text, name);
  const list = caseList(document, name);
  const cases = list === undefined
    ? [rulable(caseOf(document, '', name), name)]
    : rulableOf(list.map((value, index) => caseOf(value, `/cases/${index}`, name)));
  if (json !== true) {
    for (const entry of cases) process.stdout.write(`${inWords(entry, lang)}\n\n`);
    return;
  }
  const results = cases.map((entry) => ({ id: entry.id ?? null, ruling: rulingOn(entry) }));
  printJson(list === undefined ? results[0]?.ruling : { results });
}

/** The list under `cases`, or undefined when the document is one case. Throws BadInput. */
function caseList(document: unknown, name: string): readonly unknown[] | undefined {
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  if (!isObject || !('cases' in document)) return undefined;
  if (Array.isArray(document.cases)) return document.cases as readonly unknown[];
  throw new BadInput(`${name}: /cases: expected a list of cases`);
}

function caseOf(value: unknown, pointer: string, name: string): Case {
  const decoded = decodeCase(value, pointer);
  if (!decoded.ok) throw new BadInput(problemLine(decoded.error, name));
  const fault = situationFault(value, decoded.value, pointer);
  if (fault !== undefined) throw new BadInput(problemLine(fault, name));
  return decoded.value;
}

function problemLine({ pointer, expected, found }: CaseError, name: string): string {
  return `${name}: ${pointer === '' ? '/' : pointer}: expected ${expected}, found ${found}`;
}

/** Cases of kind `spotting` are prose: geometry answers them, not a ruling. */
function rulableOf(cases: readonly Case[]): readonly RulableCase[] {
  const prose = cases.filter((entry) => !isRulable(entry));
  if (prose.length > 0) {
    const ids = prose.map(({ id }, index) => id ?? `no. ${index + 1}`).join(', ');
    process.stderr.write(`Left out, because spotting is geometry and not a ruling: ${ids}\n`);
  }
  return cases.filter(isRulable);
}

function rulable(entry: Case, name: string): RulableCase {
  if (isRulable(entry)) return entry;
  throw new BadInput(
    `${name}: /kind: expected shot, nonShot, lag, decision or event, found "spotting"`,
  );
}

function rulingOn(entry: RulableCase): JsonObject {
  const ruling = adjudicateCase(entry);
  return { ...encodeRuling(entry.rulebook, ruling), reasons: encodeReasons(ruling.reasons) };
}

function inWords(entry: RulableCase, lang: Language): string {
  const ruling = adjudicateCase(entry);
  const names = { A: 'A', B: 'B' };
  const heading = [entry.id, entry.title].filter((part) => part !== undefined).join('  ');
  const now = consequenceOf(ruling, lang, names);
  return [
    ...(heading === '' ? [] : [heading]),
    summaryOf(ruling, lang, names),
    ...reasonLines(ruling, lang),
    ...(now === '' ? [] : [`→ ${now}`]),
  ].join('\n');
}

function reasonLines(ruling: Ruling, lang: Language): readonly string[] {
  return ruling.reasons.map((reason) => (
    `  ${sentenceOf(reason, lang)} [${reason.clause}, ${clauseName(reason.clause, lang)}]`
  ));
}
