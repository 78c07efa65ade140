/** Small whole numbers as text: base64 without padding, read where there is no `atob`. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The text of `bytes`. */
export function formatBytes(bytes: Int8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (byteAt(bytes, i) << 16) | (byteAt(bytes, i + 1) << 8) | byteAt(bytes, i + 2);
    const digits = Math.min(4, bytes.length - i + 1);
    for (let n = 0; n < digits; n += 1) text += DIGITS.charAt((word >> (18 - 6 * n)) & 63);
  }
  return text;
}

/** The bytes of a text that `formatBytes` wrote. */
export function parseBytes(text: string): Int8Array {
  const bytes = new Int8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const digit of text) {
    word = ((word << 6) | DIGITS.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (word >> bits) & 255;
    at += 1;
  }
  return bytes;
}

function byteAt(bytes: Int8Array, i: number): number {
  return (bytes[i] ?? 0) & 255;
}
