/** One side of the comparison: a preset, where it comes from, and changes of one's own. */
import {
  EDITION_SHEETS, PARAMETERS, PARAMETER_GROUPS, type Parameter, type Rulebook, type RulebookError,
  compareRulebooks, notesOf, parameterName, presetOf, sheetOf, valueName,
} from '@tenball/rules';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { CompareWords } from './book-words.ts';
import { Note, groupsOf } from './compared-row.tsx';
import type { Reader } from './reader.ts';
import { withParameter } from './rulebook-text.ts';

interface PickerProps {
  readonly label: string;
  readonly rulebook: Rulebook;
  readonly reader: Reader;
  readonly onChoose: (rulebook: Rulebook) => void;
}

export function EditionPicker({ label, rulebook, reader, onChoose }: PickerProps): JSX.Element {
  const { words, language } = reader;
  const sheet = sheetOf(rulebook.edition);
  const remarks = notesOf(rulebook.edition).filter(({ parameter }) => parameter === undefined);
  const preset = presetOf(rulebook.edition);
  const changes = compareRulebooks(preset, rulebook).length;
  const choose = (value: string) => {
    const found = EDITION_SHEETS.find(({ id }) => id === value);
    if (found !== undefined) onChoose(presetOf(found.id));
  };
  return (
    <section class="compare-side" aria-label={label}>
      <span class="edition-select wide">
        <select aria-label={label} value={rulebook.edition}
          onChange={(event) => choose(event.currentTarget.value)}>
          {EDITION_SHEETS.map(({ id, name }) => (
            <option key={id} value={id}>{name[language]}</option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      <p class="compare-source">{sheet.source[language]}</p>
      {remarks.map((note, index) => (
        <p key={index} class="compare-remark"><Note note={note} reader={reader} /></p>
      ))}
      <details class="compare-custom">
        <summary>
          <Icon name="next" size={16} />{words.compare.customise}
          {changes > 0 && <span class="chip">{words.compare.changed(changes)}</span>}
        </summary>
        {groupsOf(PARAMETER_GROUPS, PARAMETERS).map(({ group, parameters }) => (
          <div key={group} class="compare-group">
            {parameters.map((parameter) => (
              <ParameterField key={parameter.name} parameter={parameter} rulebook={rulebook}
                preset={preset} reader={reader} onChoose={onChoose} />
            ))}
          </div>
        ))}
        {changes > 0 && (
          <button class="button small" type="button" onClick={() => onChoose(preset)}>
            <Icon name="again" size={16} />{words.compare.reset}
          </button>
        )}
      </details>
    </section>
  );
}

function ParameterField({ parameter, rulebook, preset, reader, onChoose }: {
  parameter: Parameter; rulebook: Rulebook; preset: Rulebook; reader: Reader;
  onChoose: (rulebook: Rulebook) => void;
}): JSX.Element {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const { words, language } = reader;
  const { name } = parameter;
  useEffect(() => setProblem(undefined), [rulebook]);
  const set = (field: HTMLInputElement | HTMLSelectElement) => {
    const changed = withParameter(rulebook, name, field.value);
    setProblem(changed.ok ? undefined : problemIn(changed.error, parameter, words.compare));
    if (changed.ok) onChoose(changed.value);
    else field.value = String(rulebook[name]);
  };
  return (
    <div class="compare-field" data-changed={rulebook[name] !== preset[name]}>
      <label for={id}>{parameterName(name, language)}</label>
      {parameter.kind === 'number'
        ? (
          <input id={id} type="number" min={parameter.least} max={parameter.most}
            step={parameter.whole ? 1 : 'any'} value={String(rulebook[name])}
            onChange={(event) => set(event.currentTarget)} />
        )
        : (
          <select id={id} value={String(rulebook[name])}
            onChange={(event) => set(event.currentTarget)}>
            {valuesOf(parameter).map((value) => (
              <option key={String(value)} value={String(value)}>
                {valueName(name, value, language)}
              </option>
            ))}
          </select>
        )}
      {problem !== undefined && <p class="compare-bad" role="alert">{problem}</p>}
    </div>
  );
}

/** Why a value was not taken. */
function problemIn(
  { kind }: RulebookError, parameter: Parameter, words: CompareWords,
): string {
  return parameter.kind === 'number' && kind === 'bad-value'
    ? words.outOfRange(parameter.least, parameter.most, parameter.whole) : words.contradicts;
}

function valuesOf(
  parameter: Exclude<Parameter, { kind: 'number' }>,
): readonly Rulebook[Parameter['name']][] {
  return parameter.kind === 'switch' ? [true, false] : parameter.values;
}
