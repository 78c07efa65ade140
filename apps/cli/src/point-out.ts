/** A mistake in a line of notation, shown to the one who wrote it. */
import type { TextError } from '@tenball/equipment';

/** How much of a long line is shown on each side of the mistake, characters. */
const MARGIN = 38;

/** The message, the line it is about, and a caret under the character. */
export function pointOut(text: string, name: string, { at, message }: TextError): string {
  const plain = text.replaceAll(/[^\S ]/g, ' ').replaceAll(/\p{Cc}/gu, '?');
  const from = Math.max(0, at - MARGIN);
  const to = Math.min(plain.length, at + MARGIN);
  const before = from > 0 ? '…' : '';
  const line = `${before}${plain.slice(from, to)}${to < plain.length ? '…' : ''}`;
  const indent = Array.from(before + plain.slice(from, at)).length;
  return `${name}: ${message}\n  ${line}\n  ${' '.repeat(indent)}^`;
}
