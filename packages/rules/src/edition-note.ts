/** Notes on single values of an edition: how sure they are, and why. */
import type { ParameterName } from './parameters.ts';

/**
 * How sure a value is: read in a text, referee's knowledge, low confidence, nothing known.
 * Where it is not read in a text, the value of the base stands.
 */
export const NOTE_MARKS = ['T', 'K', 'L', '-'] as const;
export type NoteMark = (typeof NOTE_MARKS)[number];

export interface EditionNote {
  /** What the note is about; undefined: the edition as a whole, or what is no parameter. */
  readonly parameter?: ParameterName;
  readonly mark: NoteMark;
  /** Our reading of a text that can be read two ways: number in the list of ambiguities. */
  readonly ambiguity?: 'A16' | 'A17';
  readonly ru: string;
  readonly en: string;
}

/** A note on one parameter. */
export function note(
  parameter: ParameterName, mark: NoteMark, ru: string, en: string,
): EditionNote {
  return { parameter, mark, ru, en };
}

/** A note on the edition, or on what is no parameter. */
export function remark(mark: NoteMark, ru: string, en: string): EditionNote {
  return { mark, ru, en };
}

/** Nothing is known of these: the base stands. */
export function unknown(...parameters: readonly ParameterName[]): readonly EditionNote[] {
  return parameters.map((parameter) => note(
    parameter, '-',
    'Данных нет: действует значение базовой редакции',
    'Nothing is known: the value of the base edition stands',
  ));
}

/** Said to be as in the base, but not read. */
export function unread(...parameters: readonly ParameterName[]): readonly EditionNote[] {
  return parameters.map((parameter) => note(
    parameter, 'L',
    'Как в базовой редакции, но с текстом не сверено',
    'As in the base edition, but not held against the text',
  ));
}

/** As the base has it, by a referee's knowledge. */
export function byHearsay(...parameters: readonly ParameterName[]): readonly EditionNote[] {
  return parameters.map((parameter) => note(
    parameter, 'K',
    'Как в базовой редакции, со слов судей; текст не прочитан',
    'As in the base edition, by referees’ word; the text was not read',
  ));
}

/** Who rules without a referee is not said. */
export function noReferee(): EditionNote {
  return remark(
    '-',
    'Кто решает без судьи, не известно: как в базовой редакции, соперник',
    'Who rules without a referee is not known: as in the base edition, the opponent',
  );
}

/** Left to the event. */
export function eventDecides(...parameters: readonly ParameterName[]): readonly EditionNote[] {
  return parameters.map((parameter) => note(
    parameter, 'T',
    'Решает организатор; здесь базовое значение',
    'The event decides; here the value of the base',
  ));
}

/** Where the base edition can be read two ways and a parameter offers the other reading. */
export const INTERPRETATIONS: readonly EditionNote[] = [
  {
    ...note(
      'safetyPocketOption', 'T',
      'Толкование: текст даёт выбор только за очередной шар, а правило о незаказанном шаре '
      + 'говорит о любом. Здесь выбор даёт любой шар; буквальное чтение — «только очередной»',
      'An interpretation: the text gives the choice for the lowest ball alone, the rule on '
      + 'uncalled balls for any. Here any ball gives it; read literally, only the lowest does',
    ),
    ambiguity: 'A16',
  },
  {
    ...note(
      'uncalledTenWithCalledBall', 'T',
      'Толкование: буквально в лузах остаются все дополнительные шары. Десятка выставляется, '
      + 'потому что о незаказанной десятке есть отдельное правило',
      'An interpretation: literally all additional balls stay down. The ten is spotted, because '
      + 'an uncalled ten has a rule of its own',
    ),
    ambiguity: 'A17',
  },
];
