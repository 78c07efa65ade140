/** The tags of a game file that say by which rules was played: Rules, Break and Clock. */
import { type Result, err, ok } from '@tenball/base';
import {
  BASE, type Edition, PARAMETERS, type Rulebook, overridesOf, rulebookFrom,
} from '@tenball/rules';
import { type Fault, readNumber } from './game-text.ts';
import { type Tag, type TagName, columnIn } from './game-tags.ts';

/** A fault and the tag it is in. */
export interface TagFault extends Fault {
  readonly tag: Tag;
}

/** A fault at character `offset` of a tag's value. */
export function tagFault(
  tag: Tag, offset: number, expected: string, problem?: string,
): Result<never, TagFault> {
  const at = columnIn(tag, offset);
  return err({ tag, at, expected, ...(problem === undefined ? {} : { problem }) });
}

export type Tags = Readonly<Partial<Record<TagName, Tag>>>;

type Values = Record<string, unknown>;

/** The clock on one tag, `35+25/10`: shot, extension, warning, in seconds. */
const ON_THE_CLOCK = ['shotClock', 'shotClockSeconds', 'extensionSeconds', 'shotClockWarning'];
const NAMES: readonly string[] = PARAMETERS.map(({ name }) => name);

/** The rulebook that the tags name; the base edition where they name none. */
export function readRules(tags: Tags): Result<Rulebook, TagFault> {
  const { Rules: rules, Break: order, Clock: clock } = tags;
  const written = rules === undefined ? ok({ edition: BASE.edition, values: {} }) : edition(rules);
  if (!written.ok) return written;
  const values: Values = { ...written.value.values };
  for (const read of [order && readOrder(order), clock && readClock(clock)]) {
    if (read === undefined) continue;
    if (!read.ok) return read;
    const { tag, said } = read.value;
    const other = Object.entries(said).find(([name, value]) => (
      Object.hasOwn(values, name) && values[name] !== value
    ));
    if (other !== undefined) {
      const [name] = other;
      return tagFault(tag, 0, `${name} as in Rules, ${String(values[name])}, or in one of them`);
    }
    Object.assign(values, said);
  }
  const rulebook = rulebookFrom(written.value.edition, values);
  if (rulebook.ok) return rulebook;
  const at = rules ?? clock ?? order;
  return at === undefined ? ok(BASE) : tagFault(at, 0, rulebook.error.expected);
}

function edition(tag: Tag): Result<{ edition: Edition; values: Values }, TagFault> {
  const [first, ...options] = [...tag.value.matchAll(/\S+/g)];
  const known = rulebookFrom(first?.[0]);
  if (!known.ok) return tagFault(tag, first?.index ?? 0, known.error.expected);
  const named = known.value.edition;
  const values: Values = {};
  for (const { 0: option, index } of options) {
    const equals = option.indexOf('=');
    const name = option.slice(0, Math.max(0, equals));
    if (!NAMES.includes(name)) {
      return tagFault(tag, index, 'an option and its value, such as pushOut=false');
    }
    if (Object.hasOwn(values, name)) {
      return tagFault(tag, index, 'each option once', `${name} stands twice`);
    }
    values[name] = valueOf(option.slice(equals + 1));
    const checked = rulebookFrom(named, { [name]: values[name] });
    if (checked.ok || checked.error.kind === 'inconsistent') continue;
    return tagFault(tag, index + equals + 1, checked.error.expected);
  }
  return ok({ edition: named, values });
}

function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return readNumber(text) ?? text;
}

interface Said {
  readonly tag: Tag;
  readonly said: Values;
}

function readOrder(tag: Tag): Result<Said, TagFault> {
  const said = { breakOrder: tag.value };
  const checked = rulebookFrom('base', said);
  return checked.ok ? ok({ tag, said }) : tagFault(tag, 0, checked.error.expected);
}

const CLOCK = /^(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/;

function readClock(tag: Tag): Result<Said, TagFault> {
  if (tag.value === 'off') return ok({ tag, said: { shotClock: 'off' } });
  const [, shot, extension, warning] = CLOCK.exec(tag.value) ?? [];
  const said = {
    shotClock: 'on', shotClockSeconds: Number(shot), extensionSeconds: Number(extension),
    shotClockWarning: Number(warning),
  };
  const checked = shot === undefined ? undefined : rulebookFrom('base', said);
  if (checked?.ok === true) return ok({ tag, said });
  const expected = '"off", or seconds for a shot, an extension and the warning: 35+25/10';
  return tagFault(tag, 0, checked?.error.expected ?? expected);
}

/** The values of the three tags. */
export function formatRules(
  rulebook: Rulebook,
): { readonly Rules: string; readonly Break: string; readonly Clock: string } {
  const { shotClock, shotClockSeconds, extensionSeconds, shotClockWarning } = rulebook;
  const on = shotClock === 'on';
  const elsewhere = ['breakOrder', ...(on ? ON_THE_CLOCK : ['shotClock'])];
  const options = Object.entries(overridesOf(rulebook))
    .filter(([name]) => !elsewhere.includes(name))
    .map(([name, value]) => `${name}=${String(value)}`);
  return {
    Rules: [rulebook.edition, ...options].join(' '),
    Break: rulebook.breakOrder,
    Clock: on ? `${shotClockSeconds}+${extensionSeconds}/${shotClockWarning}` : 'off',
  };
}
