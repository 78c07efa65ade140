/** An error in a text notation: where it is, what stands there and what was expected. */

export interface TextError {
  /** One sentence with place, finding and expectation. */
  readonly message: string;
  /** 0-based character, within the text or just past its end. */
  readonly at: number;
  readonly expected: string;
}

/** How much of the offending text a message quotes, characters. */
const QUOTE_LIMIT = 20;

/** The text at `at` is not what it has to be. */
export function textError(text: string, at: number, expected: string): TextError {
  const place = Math.max(0, Math.min(at, text.length));
  return {
    message: `character ${place + 1}: expected ${expected}, found ${foundAt(text, place)}`,
    at: place,
    expected,
  };
}

/** The text at `at` reads well but cannot be: `problem` says why. */
export function meaningError(
  text: string, at: number, problem: string, expected: string,
): TextError {
  const place = Math.max(0, Math.min(at, text.length));
  const message = `character ${place + 1}: ${problem}; expected ${expected}`;
  return { message, at: place, expected };
}

function foundAt(text: string, at: number): string {
  if (at >= text.length) return 'the end of the text';
  const rest = text.slice(at);
  const end = rest.slice(1).search(/[\s~/@,=>+*]/);
  const word = end < 0 ? rest : rest.slice(0, end + 1);
  return JSON.stringify(word.length > QUOTE_LIMIT ? `${word.slice(0, QUOTE_LIMIT)}…` : word);
}
