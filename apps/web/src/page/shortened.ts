/** Text from an address as a page repeats it: nobody reads more of it than its beginning. */

/** Longer than this nothing is repeated, characters. */
const MOST = 60;

/** `text`, or its beginning with dots for the rest. */
export function shortened(text: string, most = MOST): string {
  const letters = Array.from(text.slice(0, 2 * most + 2));
  return letters.length <= most ? text : `${letters.slice(0, most).join('').trimEnd()}…`;
}
