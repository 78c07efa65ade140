/** The rules of a new match: an edition by name, how it differs, and the way to every parameter. */
import { EDITIONS, type Edition, type Overrides, type Rulebook, editionName } from '@tenball/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Select } from '../hud/choice.tsx';
import { later } from '../hud/later.tsx';
import { NEW_TAB, compareLink } from '../links.ts';
import { Dialog } from '../page/dialog.tsx';
import { differencesFromBase } from '../rulebook-name.ts';
import type { Language } from '../state.ts';
import type { Messages } from '../words/index.ts';

const EditionLine = later(async () => (await import('../sheets/edition-line.tsx')).EditionLine);
const ParametersSheet = later(
  async () => (await import('../sheets/parameters-sheet.tsx')).ParametersSheet,
);

export interface RulesFieldProps {
  readonly rulebook: Rulebook;
  readonly words: Messages;
  readonly language: Language;
  readonly onEdition: (edition: Edition) => void;
  readonly onChange: (change: Overrides) => void;
}

export function RulesField(props: RulesFieldProps): JSX.Element {
  const { rulebook, words, language, onEdition } = props;
  const { home } = words;
  const [open, setOpen] = useState(false);
  const plain = rulebook.edition === 'base' && differencesFromBase(rulebook) === 0;
  return (
    <div class="field rules-field">
      <span class="field-label">{home.rules}</span>
      <Select label={home.rules} value={rulebook.edition}
        options={EDITIONS.map((value) => ({ value, text: editionName(value, language) }))}
        onValue={(edition) => {
          onEdition(edition);
          if (edition === 'custom') setOpen(true);
        }} />
      <p class="edition-line">
        {plain
          ? <span class="edition-text">{home.isBase}</span>
          : <EditionLine rulebook={rulebook} words={words} language={language} />}
        <span class="edition-links">
          <button class="link-button" type="button" onClick={() => setOpen(true)}>
            {home.allParameters}
          </button>
          {!plain && (
            <a class="link-button" href={compareLink(rulebook)} {...NEW_TAB}>{home.compare}</a>
          )}
        </span>
      </p>
      {open && (
        <Dialog class="sheet parameters-dialog" label={home.allParametersTitle}
          closeLabel={words.button.close} onClose={() => setOpen(false)}>
          <ParametersSheet {...props} />
          <div class="sheet-actions">
            <button class="button primary" type="button" onClick={() => setOpen(false)}>
              {words.button.done}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
