/** A QR code as one SVG path. The library is loaded when the first code is wanted. */

export interface QrCode {
  /** Modules along a side, the quiet zone included. */
  readonly size: number;
  /** Path of the dark modules, one unit each. */
  readonly path: string;
}

/** Light modules around the code, as the standard asks. */
const QUIET = 4;

export async function qrOf(text: string): Promise<QrCode> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => rowPath(code, row, count));
  return { size: count + 2 * QUIET, path: rows.join('') };
}

function rowPath(
  code: { isDark: (row: number, column: number) => boolean }, row: number, count: number,
): string {
  let path = '';
  for (let column = 0; column < count; column += 1) {
    if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  }
  return path;
}
