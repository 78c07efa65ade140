/** What the two test runners tell of themselves, in one shape, so that the numbers add up. */
import { writeFileSync } from 'node:fs';

/** Tests by how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The closing line of a run; skipped tests are named only when there are some. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/**
 * Hands a tally to the script that started the runner, through the file it named in
 * TENBALL_TALLY; a runner started by hand prints the line itself.
 */
export function deliver(tally: Tally): void {
  const file = process.env['TENBALL_TALLY'];
  if (file === undefined) console.log(`\n${tallyLine(tally)}`);
  else writeFileSync(file, JSON.stringify(tally));
}
