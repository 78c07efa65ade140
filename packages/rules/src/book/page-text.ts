/**
 * Reads the texts of pages from plain text:
 *
 *     # S6                         the clause
 *     A paragraph, wrapped at will.
 *
 *     Another paragraph.
 *     ! What other editions say.
 */
import { assert } from '@tenball/base';
import type { Clause } from '../sentence.ts';

/** A page in one language. */
export interface PageText {
  readonly text: readonly string[];
  readonly elsewhere: string | undefined;
}

/** The pages of `text` by clause. */
export function pagesIn(text: string): ReadonlyMap<Clause, PageText> {
  return new Map(blocksIn(text).map(([clause, body]) => [clause, pageIn(body)]));
}

/** The blocks of a text: the line after each `# `, and what follows it up to the next. */
export function blocksIn(text: string): readonly (readonly [head: string, body: string])[] {
  const [before = '', ...blocks] = `\n${text}`.split('\n# ');
  assert(before.trim() === '', 'a text begins with "# "');
  return blocks.map((block) => {
    const end = block.indexOf('\n');
    return [block.slice(0, end).trim(), block.slice(end + 1)];
  });
}

function pageIn(body: string): PageText {
  const [told = '', ...others] = body.split('\n! ');
  return {
    text: told.split('\n\n').map(unwrapped).filter((paragraph) => paragraph !== ''),
    elsewhere: others.length === 0 ? undefined : unwrapped(others.join(' ')),
  };
}

/** The lines of a text as one. */
export function unwrapped(text: string): string {
  return text.split(/\s+/).filter((word) => word !== '').join(' ');
}
