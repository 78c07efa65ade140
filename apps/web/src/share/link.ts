/**
 * A text in the address of a page: everything behind `#`.
 *
 *     v1.tb@1.0.0.<letters>&at=2.7.3
 *
 * The mark `v1` says that the letters are deflated text, `v1t` that they are the text itself (where
 * a browser cannot deflate); then comes the physics that the strokes were made with, then what is
 * shared as TBG1 or TBP1 in base64url, then the rack, stroke and event at which it opens.
 */
import { type Result, err, ok } from '@tenball/base';
import { decodeBytes, encodeBytes, letterOf } from './base64url.ts';
import { inflate } from './inflate.ts';

/** Where in a game: rack and stroke by their numbers, the event of the stroke from 1. */
export interface SharePlace {
  readonly rack: number;
  readonly shot: number | undefined;
  readonly event: number | undefined;
}

export interface ShareLink {
  readonly text: string;
  /** The physics the link names, such as `tb@1.0.0`. */
  readonly physics: string;
  readonly place: SharePlace | undefined;
}

/** Why a link cannot be read. */
export type LinkFault =
  /** It does not begin as a link does. */
  | 'mark'
  /** A letter that no link has. */
  | 'letter'
  /** It ends too early. */
  | 'cut'
  /** Letters were changed. */
  | 'broken'
  /** It is longer, or unpacks to more, than any game. */
  | 'too-long';

export interface BrokenLink {
  readonly fault: LinkFault;
  /** The character of the fragment, from 0 behind `#`. */
  readonly at: number;
  /** What could be read before it. */
  readonly text: string;
  readonly physics: string;
  readonly place: SharePlace | undefined;
}

/** The longest fragment, characters; the longest text in it, bytes. A match to 100 has a tenth. */
export const MOST_LETTERS = 400_000;
export const MOST_BYTES = 2_000_000;

const DEFLATED = 'v1';
const PLAIN = 'v1t';
const MARK = /^(v1t?)\.([a-z]+@[0-9.]+)\./;

/** What stands behind `#` for `text`, deflated where this machine can. */
export async function formatLink(
  text: string, physics: string, place?: SharePlace,
): Promise<string> {
  const packed = await deflated(new TextEncoder().encode(text));
  if (packed === undefined) return formatPlainLink(text, physics, place);
  return `${DEFLATED}.${physics}.${encodeBytes(packed)}${placeSuffix(place)}`;
}

/** The same at once and longer. */
export function formatPlainLink(text: string, physics: string, place?: SharePlace): string {
  const letters = encodeBytes(new TextEncoder().encode(text));
  return `${PLAIN}.${physics}.${letters}${placeSuffix(place)}`;
}

/** `fragment` with another place to open at. */
export function withPlace(fragment: string, place: SharePlace | undefined): string {
  return fragment.replace(/&.*$/, '') + placeSuffix(place);
}

function placeSuffix(place: SharePlace | undefined): string {
  if (place === undefined) return '';
  const { rack, shot, event } = place;
  return `&at=${[rack, shot, event].filter((part) => part !== undefined).join('.')}`;
}

/** What a whole address, or the part behind its `#`, shares; undefined where nothing is. */
export function readLink(address: string): Result<ShareLink, BrokenLink> | undefined {
  const fragment = fragmentOf(address);
  if (fragment === '') return undefined;
  const [packed = '', ...rest] = fragment.split('&');
  const place = readPlace(rest);
  const mark = MARK.exec(packed) ?? undefined;
  if (mark === undefined) return failed('mark', 0, { text: '', physics: '', place });
  const [start, kind, physics = ''] = mark;
  const letters = packed.slice(start.length).replace(/[\s.,;:!?)\]}>'"»”…]+$/, '');
  const read = { physics, place };
  if (packed.length > MOST_LETTERS) {
    return failed('too-long', MOST_LETTERS, { ...read, text: '' });
  }
  const found = kind === PLAIN ? plainText(letters) : deflatedText(letters);
  if (found.fault === undefined) return ok({ ...read, text: found.text });
  return failed(found.fault, start.length + found.at, { ...read, text: found.text });
}

/** The character of `fragment` in which byte `offset` of its text is told. */
export function characterOf(address: string, offset: number): number {
  const fragment = fragmentOf(address);
  const mark = MARK.exec(fragment);
  if (mark === null) return 0;
  const [start, kind] = mark;
  if (kind === PLAIN) return start.length + letterOf(offset);
  const { bytes } = decodeBytes(fragment.slice(start.length).split('&')[0] ?? '');
  return start.length + letterOf(Math.max(0, inflate(bytes, offset).read - 1));
}

/** What stands behind `#`. Some programs escape what need not be. */
function fragmentOf(address: string): string {
  const fragment = address.includes('#') ? address.slice(address.indexOf('#') + 1) : address;
  return fragment.trim().replace(/%40/gi, '@').replace(/%26/g, '&').replace(/%3D/gi, '=');
}

function failed(
  fault: LinkFault, at: number, rest: Omit<BrokenLink, 'fault' | 'at'>,
): Result<never, BrokenLink> {
  return err({ fault, at, ...rest });
}

interface Unpacked {
  readonly text: string;
  readonly fault: LinkFault | undefined;
  /** The letter of the fault. */
  readonly at: number;
}

function plainText(letters: string): Unpacked {
  const { bytes, read } = decodeBytes(letters);
  if (bytes.length > MOST_BYTES) return { text: '', fault: 'too-long', at: 0 };
  const text = new TextDecoder().decode(bytes);
  return { text, fault: read < letters.length ? 'letter' : undefined, at: read };
}

function deflatedText(letters: string): Unpacked {
  const { bytes, read } = decodeBytes(letters);
  const whole = inflate(bytes, MOST_BYTES);
  const text = new TextDecoder().decode(whole.bytes);
  const at = letterOf(Math.max(0, whole.read - 1));
  switch (whole.end) {
    case 'full': return { text: '', fault: 'too-long', at };
    case 'broken': return { text, fault: 'broken', at };
    case 'cut': {
      const foreign = read < letters.length;
      return { text, fault: foreign ? 'letter' : 'cut', at: read };
    }
    case 'whole': {
      const spare = letters.length - Math.ceil((whole.read * 8) / 6);
      return { text, fault: spare > 0 ? 'broken' : undefined, at: letters.length - spare };
    }
  }
}

function readPlace(parts: readonly string[]): SharePlace | undefined {
  const written = parts.find((part) => part.startsWith('at='))?.slice('at='.length);
  const found = /^(\d{1,5})(?:\.(\d{1,5})(?:\.(\d{1,5}))?)?/.exec(written ?? '');
  if (found === null) return undefined;
  const [, rack, shot, event] = found;
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return { rack: Number(rack), shot: numberOf(shot), event: numberOf(event) };
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  try {
    const stream = new Blob([bytes]).stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    // A browser that knows streams but not this format.
    return undefined;
  }
}
