/** The options of an edition in TBP1: `op=pushOut=false,breakRailBalls=3`. */
import { err, ok } from '@tenball/base';
import { textError } from '@tenball/equipment';
import {
  type Overrides, PARAMETERS, type ParameterName, presetOf, rulebookFrom,
} from '@tenball/rules';
import type { Position } from './position.ts';
import type { Reader } from './position-reading.ts';

/** `bo=` carries the order of the breaks. */
const NAMES: readonly ParameterName[] = PARAMETERS.map(({ name }) => name)
  .filter((name) => name !== 'breakOrder');

const EXPECTED = 'options such as pushOut=false,breakRailBalls=3, in their order, or "-"';

/** Options in the order of `PARAMETERS` joined by commas, `-` for none. */
export const overrides: Reader<Position['overrides']> = (text, start) => {
  if (text[start] === '-') return ok({ value: {}, next: start + 1 });
  let value: Overrides = {};
  let last = -1;
  let at = start;
  for (;;) {
    const word = /^[A-Za-z]+/.exec(text.slice(at))?.[0] ?? '';
    const index = NAMES.findIndex((name) => name === word);
    if (index <= last) return err(textError(text, at, EXPECTED));
    const equals = at + word.length;
    if (text[equals] !== '=') return err(textError(text, equals, '"=" and a value'));
    const said = /^[A-Za-z0-9.-]*/.exec(text.slice(equals + 1))?.[0] ?? '';
    const override = { [word]: valueOf(said) };
    const checked = rulebookFrom('custom', override);
    if (!checked.ok && checked.error.kind === 'bad-value') {
      return err(textError(text, equals + 1, checked.error.expected));
    }
    value = { ...value, ...override };
    last = index;
    at = equals + 1 + said.length;
    if (text[at] !== ',') return ok({ value, next: at });
    at += 1;
  }
};

/** The text of options; undefined leaves the field out. */
export function writeOverrides({ overrides: changed }: Position): string | undefined {
  if (changed === undefined) return undefined;
  const parts = NAMES.flatMap((name) => (
    changed[name] === undefined ? [] : [`${name}=${String(changed[name])}`]
  ));
  return parts.join(',') || '-';
}

/** What is wrong with the options beside their edition; undefined when nothing is. */
export function overridesProblem(
  { edition, overrides: changed = {} }: Position,
): { readonly text: string; readonly expected: string } | undefined {
  const preset = presetOf(edition);
  const idle = NAMES.find((name) => changed[name] === preset[name]);
  if (idle !== undefined) {
    const text = `${idle} is ${String(preset[idle])} in ${edition} already`;
    return { text, expected: 'only options that differ from the edition' };
  }
  const rulebook = rulebookFrom(edition, changed);
  if (rulebook.ok) return undefined;
  const name = rulebook.error.pointer.slice('/overrides/'.length);
  return { text: `${name} contradicts another option`, expected: rulebook.error.expected };
}

/** A number only as JavaScript writes it: one value has one text. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return String(Number(text)) === text ? Number(text) : text;
}
