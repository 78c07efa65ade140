/** The six pockets: Head, Side, Foot; Left and Right as the breaker sees the table. */
export const POCKETS = ['HL', 'HR', 'SL', 'SR', 'FL', 'FR'] as const;
export type Pocket = (typeof POCKETS)[number];

export function isPocket(value: unknown): value is Pocket {
  return (POCKETS as readonly unknown[]).includes(value);
}

/** The six cushions between the pockets. `Left` and `Right` as the breaker sees the table. */
export const CUSHIONS = [
  'head', 'foot', 'headLeft', 'headRight', 'footLeft', 'footRight',
] as const;
export type Cushion = (typeof CUSHIONS)[number];
