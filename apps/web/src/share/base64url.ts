/** Bytes as the letters of an address: base64url without padding (RFC 4648, section 5). */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

/** What stands for `bytes`. */
export function encodeBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    const letters = Math.min(4, bytes.length - at + 1);
    for (let i = 0; i < letters; i += 1) text += LETTERS.charAt((group >> (18 - 6 * i)) & 63);
  }
  return text;
}

export interface DecodedBytes {
  readonly bytes: Uint8Array;
  /** Letters that were read: fewer than there are where one is not of the alphabet. */
  readonly read: number;
}

/** The bytes that `text` stands for, up to the first letter that cannot stand there. */
export function decodeBytes(text: string): DecodedBytes {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let group = 0;
  let bits = 0;
  let length = 0;
  let read = 0;
  for (; read < text.length; read += 1) {
    const value = VALUES.get(text.charAt(read));
    if (value === undefined) break;
    group = ((group << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (group >> bits) & 255;
    length += 1;
  }
  return { bytes: bytes.subarray(0, length), read };
}

/** The letter in which byte `at` begins. */
export function letterOf(at: number): number {
  return Math.floor((at * 8) / 6);
}
