/** Parameters of an edition in words: their names, their values, what each value does. */
import { assert } from '@tenball/base';
import { type ParameterName, fitsParameter, parameterNamed } from './parameters.ts';
import type { Rulebook } from './rulebook.ts';
import type { Language } from './words.ts';
import { OPTIONS_EN } from './words/options-en.ts';
import { OPTIONS_RU } from './words/options-ru.ts';
import type { ChoiceWords, NumberWords, SwitchWords, ValueWords } from './words/options.ts';

/** What a parameter is called: “Десятка на разбое”, “Ten on the break”. */
export function parameterName(name: ParameterName, language: Language): string {
  return wordsFor(name, language).name;
}

/** What a value is called, to stand after the name: “выигрывает партию”, “wins the rack”. */
export function valueName<K extends ParameterName>(
  name: K, value: Rulebook[K], language: Language,
): string {
  return valueWords(name, value, language)[0];
}

/** One plain sentence, without a full stop, on what a value does. */
export function effectSentence<K extends ParameterName>(
  name: K, value: Rulebook[K], language: Language,
): string {
  return valueWords(name, value, language)[1];
}

type Words = NumberWords | SwitchWords | ChoiceWords;

function wordsFor(name: ParameterName, language: Language): Words {
  return (language === 'ru' ? OPTIONS_RU : OPTIONS_EN)[name];
}

function valueWords(
  name: ParameterName, value: Rulebook[ParameterName], language: Language,
): ValueWords {
  const words = wordsFor(name, language);
  if ('number' in words) return words.number(Number(value));
  if ('on' in words) return value === true ? words.on : words.off;
  const parameter = parameterNamed(name);
  const known = parameter !== undefined && fitsParameter(parameter, value);
  const said = words.values[String(value)];
  assert(known && said !== undefined, `${name} cannot be ${String(value)}`);
  return said;
}
