/** Sets of balls as rising lists. */

/** What is in either list, rising. */
export function union<T extends number>(some: readonly T[], more: readonly T[]): readonly T[] {
  if (more.length === 0) return some;
  return [...new Set([...some, ...more])].sort((a, b) => a - b);
}
