/** Rows and columns: one number for each ball. */

/** A ball's number is its row. */
export const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type Slot = (typeof SLOTS)[number];

// Typed arrays as records over the sixteen rows: indexing by a Slot is then never undefined.
export type Column = Record<Slot, number>;

/** A column of doubles. */
export function doubles(): Column {
  return new Float64Array(SLOTS.length) as unknown as Column;
}

/** A column of 32-bit integers. */
export function integers(): Column {
  return new Int32Array(SLOTS.length) as unknown as Column;
}

/** The rows of a block of 16 × 16 numbers, each as a column: views of the same memory. */
export function rowsOf(block: Float64Array): Record<Slot, Column> {
  const { length } = SLOTS;
  const rows = SLOTS.map((i) => block.subarray(i * length, (i + 1) * length));
  return rows as unknown as Record<Slot, Column>;
}
