/** Numbers as both languages write them. */

/** At most three decimals, with the decimal mark of the language. */
export function plainNumber(value: number, mark: '.' | ','): string {
  return String(Math.round(value * 1000) / 1000).replace('.', mark);
}
