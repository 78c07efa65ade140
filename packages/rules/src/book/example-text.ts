/**
 * Reads examples from plain text:
 *
 *     # S6 wrong-pocket            the clause and the name
 *     ru: What happened?           the story in Russian
 *     en: What happened?           and in English
 *     shot: base | A | 1@FL | …    a question; or  case: { … }
 *     balls: c@-300,0 1@500,20     the balls part of TBP1 with blanks for strokes
 *     - неверно = wrong            an answer in both languages
 *     + верно = right              the right one
 *     ruling: stay:4 …             the digest of the ruling
 *
 * A line that begins with two blanks goes on with the one before.
 */
import { assert, present } from '@tenball/base';
import type { Clause } from '../sentence.ts';
import type { Bilingual, BookExample, ExampleQuestion } from './page.ts';
import { blocksIn } from './page-text.ts';

/** The examples of `text`, each with the clause it belongs to. */
export function examplesIn(text: string): readonly (readonly [Clause, BookExample])[] {
  return blocksIn(text).map(([head, body]) => {
    const [clause = '', name = ''] = head.split(' ');
    return [clause, exampleIn(`${clause}-${name}`, body.replaceAll('\n  ', ' ').split('\n'))];
  });
}

function exampleIn(id: string, lines: readonly string[]): BookExample {
  const answers = lines.filter((line) => /^[-+] /.test(line));
  const field = (key: string): string | undefined => (
    lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2)
  );
  const needed = (key: string): string => present(field(key), `${key} of ${id}`);
  return {
    id,
    story: { ru: needed('ru'), en: needed('en') },
    question: questionIn(field('shot'), field('case'), id),
    balls: needed('balls').split(' ').join('/'),
    answers: answers.map((line) => answerIn(line.slice(2))),
    right: answers.findIndex((line) => line.startsWith('+')),
    ruling: needed('ruling'),
  };
}

function questionIn(
  shot: string | undefined, other: string | undefined, id: string,
): ExampleQuestion {
  assert((shot === undefined) !== (other === undefined), `${id} is a shot or a case`);
  return shot === undefined
    ? { kind: 'case', case: present(other, id) }
    : { kind: 'shot', text: shot };
}

function answerIn(text: string): Bilingual<string> {
  const [ru = '', en = ''] = text.split(' = ');
  return { ru, en };
}
