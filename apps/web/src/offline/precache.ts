/** What the service worker keeps: names of files, and which of them an address means. */

export interface Precache {
  /** Hash over names and contents of all files. */
  readonly version: string;
  /** Relative to the scope, rising; pages by their names. */
  readonly files: readonly string[];
}

/** The cache of a version; of '' what all of ours begin with. */
export function cacheName(version: string): string {
  return `tenball-client-${version}`;
}

/**
 * The kept file that `url` means below `scope`: the folder itself is its index, query and hash are
 * the page's own matter. Undefined for what is not kept, which goes to the network.
 */
export function fileOf(
  url: string, scope: string, files: ReadonlySet<string>,
): string | undefined {
  const { origin, pathname } = new URL(url);
  const base = new URL(scope);
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return undefined;
  const name = pathname.slice(base.pathname.length);
  const file = name === '' ? 'index.html' : name;
  return files.has(file) ? file : undefined;
}
