/** By which edition the examples are ruled. */
import { EDITION_SHEETS, presetOf } from '@tenball/rules';
import type { JSX } from 'preact';
import { Icon } from '../icons.tsx';
import { rulebookName } from './edition-names.ts';
import type { Reader } from './reader.ts';
import { formatRulebookText, isPreset } from './rulebook-text.ts';

export function EditionSelect({ reader }: { reader: Reader }): JSX.Element {
  const { words, language, state } = reader;
  const rulebook = state.rulebook.value;
  const text = formatRulebookText(rulebook);
  const choose = (value: string) => {
    const sheet = EDITION_SHEETS.find(({ id }) => id === value);
    if (sheet !== undefined) state.chooseEdition(presetOf(sheet.id));
  };
  return (
    <span class="edition-select">
      <select aria-label={words.edition} value={text}
        onChange={(event) => choose(event.currentTarget.value)}>
        {!isPreset(rulebook) && <option value={text}>{rulebookName(rulebook, reader)}</option>}
        {EDITION_SHEETS.filter(({ id }) => id !== 'custom').map(({ id, name }) => (
          <option key={id} value={id}>{name[language]}</option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
}
