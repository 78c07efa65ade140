/** A value without some of its fields: optional fields are left out, never set to undefined. */
export function without<T extends object, K extends keyof T>(
  value: T, ...names: readonly K[]
): Omit<T, K> {
  const gone: readonly PropertyKey[] = names;
  const kept = Object.entries(value).filter(([name]) => !gone.includes(name));
  return Object.fromEntries(kept) as Omit<T, K>;
}
