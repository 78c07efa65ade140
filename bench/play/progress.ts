/** A bar on the standard error while a long run goes on; silent where nobody watches. */

export interface Progress {
  /** `done` units are finished; `note` says how it stands. */
  show(done: number, note: string): void;
  /** Takes the bar away. */
  end(): void;
}

const WIDTH = 24;
const CLEAR_LINE = '\r\u001b[2K';

/** The text of a bar, for a terminal of one line. */
export function barText(done: number, total: number, note: string): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const full = Math.floor(share * WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${total} ${note}`;
}

/** Where a bar is drawn. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export function createProgress(total: number, stream: Screen = process.stderr): Progress {
  const isSeen = stream.isTTY === true;
  return {
    show(done, note) {
      if (isSeen) stream.write(`${CLEAR_LINE}${barText(done, total, note)}`);
    },
    end() {
      if (isSeen) stream.write(CLEAR_LINE);
    },
  };
}
