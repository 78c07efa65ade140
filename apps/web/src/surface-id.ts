/** Identity of the table for skip links, focus and keys. */
export const SURFACE_ID = 'table';
