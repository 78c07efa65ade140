/**
 * Raw deflate streams read by hand (RFC 1951). The browser's own reader tells neither where a
 * damaged stream breaks nor what stood before that, and cannot be held to a size beforehand.
 */

export interface Inflated {
  /** What could be read. */
  readonly bytes: Uint8Array;
  /** Bytes of the stream that were read for it. */
  readonly read: number;
  /** cut: it ends too early; broken: no stream goes on so; full: it has more than was allowed. */
  readonly end: 'whole' | 'cut' | 'broken' | 'full';
}

/** Lengths and distances: the least each code stands for, and its further bits. 3.2.5. */
const LENGTHS = codesOf([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4,
  5, 5, 5, 5], 3);
const DISTANCES = codesOf([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10,
  11, 11, 12, 12, 13, 13], 1);
const LONGEST_COPY = 258;
/** The order in which the lengths of the code lengths are written. 3.2.7. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LONGEST_CODE = 15;
const END_OF_BLOCK = 256;
const FIRST_ROOM = 4096;

interface Code {
  readonly least: number;
  readonly bits: number;
}

function codesOf(bits: readonly number[], first: number): readonly Code[] {
  let least = first;
  return bits.map((more) => {
    const code = { least, bits: more };
    least += 1 << more;
    return code;
  });
}

/** Why reading stopped before the end. */
class Stop extends Error {
  readonly end: Exclude<Inflated['end'], 'whole'>;
  constructor(end: Stop['end']) {
    super(end);
    this.end = end;
  }
}

/** Reads the stream in `packed`, but no more than `most` bytes of it. */
export function inflate(packed: Uint8Array, most: number): Inflated {
  const stream = new Stream(packed, most);
  try {
    while (!readBlock(stream));
    return stream.result('whole');
  } catch (stop) {
    if (stop instanceof Stop) return stream.result(stop.end);
    throw stop;
  }
}

class Stream {
  private readonly packed: Uint8Array;
  private readonly most: number;
  private at = 0;
  private held = 0;
  private holds = 0;
  private out = new Uint8Array(FIRST_ROOM);
  private length = 0;

  constructor(packed: Uint8Array, most: number) {
    this.packed = packed;
    this.most = most;
  }

  bits(count: number): number {
    while (this.holds < count) {
      this.held |= this.byte() << this.holds;
      this.holds += 8;
    }
    const value = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.holds -= count;
    return value;
  }

  /** A whole byte, after what is left of a begun one was dropped by `align`. */
  byte(): number {
    const value = this.packed[this.at];
    if (value === undefined) throw new Stop('cut');
    this.at += 1;
    return value;
  }

  align(): void {
    this.held = 0;
    this.holds = 0;
  }

  put(value: number): void {
    if (this.length >= this.most) throw new Stop('full');
    if (this.length === this.out.length) {
      const wider = new Uint8Array(Math.min(this.most, 2 * this.out.length));
      wider.set(this.out);
      this.out = wider;
    }
    this.out[this.length] = value;
    this.length += 1;
  }

  copy(count: number, distance: number): void {
    if (distance > this.length) throw new Stop('broken');
    for (let i = 0; i < count; i += 1) this.put(this.out[this.length - distance] ?? 0);
  }

  result(end: Inflated['end']): Inflated {
    return { bytes: this.out.subarray(0, this.length), read: this.at, end };
  }
}

/** One block; true for the last. 3.2.3. */
function readBlock(stream: Stream): boolean {
  const last = stream.bits(1) === 1;
  switch (stream.bits(2)) {
    case 0: readStored(stream); break;
    case 1: readCoded(stream, FIXED.literals, FIXED.distances); break;
    case 2: {
      const { literals, distances } = readTrees(stream);
      readCoded(stream, literals, distances);
      break;
    }
    default: throw new Stop('broken');
  }
  return last;
}

function readStored(stream: Stream): void {
  stream.align();
  const length = stream.byte() | (stream.byte() << 8);
  const check = stream.byte() | (stream.byte() << 8);
  if ((length ^ check) !== 0xffff) throw new Stop('broken');
  for (let i = 0; i < length; i += 1) stream.put(stream.byte());
}

function readCoded(stream: Stream, literals: Tree, distances: Tree): void {
  for (;;) {
    const symbol = nextSymbol(stream, literals);
    if (symbol === END_OF_BLOCK) return;
    if (symbol < END_OF_BLOCK) {
      stream.put(symbol);
      continue;
    }
    const count = symbol === END_OF_BLOCK + 29
      ? LONGEST_COPY : valueOf(stream, LENGTHS[symbol - END_OF_BLOCK - 1]);
    stream.copy(count, valueOf(stream, DISTANCES[nextSymbol(stream, distances)]));
  }
}

function valueOf(stream: Stream, code: Code | undefined): number {
  if (code === undefined) throw new Stop('broken');
  return code.least + stream.bits(code.bits);
}

/** A canonical Huffman code: how many codes of each length there are, and what they stand for. */
interface Tree {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

function treeOf(lengths: readonly number[]): Tree {
  const counts = Array.from({ length: LONGEST_CODE + 1 }, (_, size) => (
    size === 0 ? 0 : lengths.filter((length) => length === size).length
  ));
  let room = 1;
  for (let size = 1; size <= LONGEST_CODE; size += 1) {
    room = 2 * room - (counts[size] ?? 0);
    if (room < 0) throw new Stop('broken');
  }
  const symbols = lengths.map((length, symbol) => ({ length, symbol }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length || a.symbol - b.symbol)
    .map(({ symbol }) => symbol);
  return { counts, symbols };
}

function nextSymbol(stream: Stream, { counts, symbols }: Tree): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let size = 1; size <= LONGEST_CODE; size += 1) {
    code |= stream.bits(1);
    const count = counts[size] ?? 0;
    const symbol = code - first < count ? symbols[index + code - first] : undefined;
    if (symbol !== undefined) return symbol;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new Stop('broken');
}

interface Trees {
  readonly literals: Tree;
  readonly distances: Tree;
}

const FIXED: Trees = {
  literals: treeOf(Array.from({ length: 288 }, (_, symbol) => {
    if (symbol < 144) return 8;
    if (symbol < 256) return 9;
    return symbol < 280 ? 7 : 8;
  })),
  distances: treeOf(Array.from({ length: 30 }, () => 5)),
};

function readTrees(stream: Stream): Trees {
  const literals = stream.bits(5) + 257;
  const distances = stream.bits(5) + 1;
  const written = stream.bits(4) + 4;
  const sizes = Array.from({ length: ORDER.length }, () => 0);
  for (const symbol of ORDER.slice(0, written)) sizes[symbol] = stream.bits(3);
  const lengths = readLengths(stream, treeOf(sizes), literals + distances);
  if (lengths[END_OF_BLOCK] === 0) throw new Stop('broken');
  return {
    literals: treeOf(lengths.slice(0, literals)), distances: treeOf(lengths.slice(literals)),
  };
}

/** 16 repeats the length before, 17 and 18 stand for runs of zeros. 3.2.7. */
function readLengths(stream: Stream, tree: Tree, count: number): readonly number[] {
  const lengths: number[] = [];
  const repeat = (length: number | undefined, times: number): void => {
    if (length === undefined || lengths.length + times > count) throw new Stop('broken');
    for (let i = 0; i < times; i += 1) lengths.push(length);
  };
  while (lengths.length < count) {
    const symbol = nextSymbol(stream, tree);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) repeat(lengths.at(-1), 3 + stream.bits(2));
    else if (symbol === 17) repeat(0, 3 + stream.bits(3));
    else repeat(0, 11 + stream.bits(7));
  }
  return lengths;
}
