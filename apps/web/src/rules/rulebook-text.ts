/** An edition with its overrides as an address holds it: `base,pushOut=false,breakRailBalls=3`. */
import { type Result, err } from '@tenball/base';
import {
  type ParameterName, type Rulebook, type RulebookError, overridesOf, rulebookFrom,
} from '@tenball/rules';

/** Reads an edition and its overrides. The error is that of `rulebookFrom`. */
export function parseRulebookText(text: string): Result<Rulebook, RulebookError> {
  const [edition, ...words] = text.split(',').map((part) => part.trim());
  const overrides: Record<string, unknown> = {};
  for (const word of words) {
    const equals = word.indexOf('=');
    if (equals < 1) {
      return err({ kind: 'bad-value', pointer: `/overrides/${word}`, expected: 'name=value' });
    }
    overrides[word.slice(0, equals)] = valueOf(word.slice(equals + 1));
  }
  return rulebookFrom(edition, overrides);
}

/** The edition and only what differs from it. */
export function formatRulebookText(rulebook: Rulebook): string {
  const changed = Object.entries(overridesOf(rulebook));
  const words = changed.map(([name, value]) => `${name}=${String(value)}`);
  return [rulebook.edition, ...words].join(',');
}

/** `rulebook` with one parameter changed to what `value` says. */
export function withParameter(
  rulebook: Rulebook, name: ParameterName, value: string,
): Result<Rulebook, RulebookError> {
  const typed = value.trim() === '' ? value : valueOf(value.trim().replace(',', '.'));
  return rulebookFrom(rulebook.edition, { ...overridesOf(rulebook), [name]: typed });
}

/** Whether `rulebook` is a preset as it stands. */
export function isPreset(rulebook: Rulebook): boolean {
  return formatRulebookText(rulebook) === rulebook.edition;
}

/** The same rulebook under both names, or not. */
export function isSameRulebook(one: Rulebook, other: Rulebook): boolean {
  return formatRulebookText(one) === formatRulebookText(other);
}

/** Numbers and truth values as themselves, everything else as a word. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
