/** A question in the address of the page: everything behind `#`. */
import { type Result, err, ok } from '@tenball/base';
import { type Question, formatQuestion, parseQuestion } from '@tenball/rules';

/** A link that cannot be read: the text as far as it could be unpacked, and where it breaks. */
export interface BrokenLink {
  readonly text: string;
  /** 0-based character of `text`, or just past its end. */
  readonly at: number;
}

/** What stands behind `#` for `question`. */
export function hashOf(question: Question): string {
  return `#${encodeURIComponent(formatQuestion(question))}`;
}

/** Reads what stands behind `#`; undefined where nothing does. */
export function readHash(hash: string): Result<Question, BrokenLink> | undefined {
  const packed = hash.replace(/^#/, '');
  if (packed === '') return undefined;
  const text = unpack(packed);
  if (!text.ok) return text;
  const question = parseQuestion(text.value);
  return question.ok ? question : err({ text: text.value, at: question.error.at });
}

/** The text in the link; it breaks behind the longest part that can be unpacked. */
function unpack(packed: string): Result<string, BrokenLink> {
  const parts = packed.split(/(?=%)/);
  for (let kept = parts.length; kept > 0; kept -= 1) {
    const text = decoded(parts.slice(0, kept).join(''));
    if (text === undefined) continue;
    if (kept === parts.length) return ok(text);
    return err({ text: text + parts.slice(kept).join(''), at: text.length });
  }
  return err({ text: packed, at: 0 });
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
