/** The tables that can be played on. WPA equipment numbers; physics specification 1.9 and 5.1. */
import { TABLE_IDS, type TableId, type TableSpec } from './table.ts';

const INCH = 0.0254;

/** Mouths, shelves and holes common to all tables of the standard cut. */
const STANDARD = {
  cornerMouth: 4.5 * INCH,
  sideMouth: 5 * INCH,
  cornerShelf: 0.038,
  sideShelf: 0.004,
  holeRadius: 0.062,
  hasCushions: true,
} as const;

export const TABLES: Readonly<Record<TableId, TableSpec>> = {
  '9': { id: '9', length: 100 * INCH, width: 50 * INCH, ...STANDARD },
  '9-tight': {
    id: '9-tight', length: 100 * INCH, width: 50 * INCH, ...STANDARD, cornerMouth: 4.25 * INCH,
  },
  '8': { id: '8', length: 88 * INCH, width: 44 * INCH, ...STANDARD },
  '7': { id: '7', length: 78 * INCH, width: 39 * INCH, ...STANDARD },
  open: { id: 'open', length: 100 * INCH, width: 50 * INCH, ...STANDARD, hasCushions: false },
};

export function isTableId(value: unknown): value is TableId {
  return (TABLE_IDS as readonly unknown[]).includes(value);
}
