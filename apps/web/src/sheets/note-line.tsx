/** A note on one value of an edition, with how sure it is. */
import type { EditionNote } from '@tenball/rules';
import type { JSX } from 'preact';
import { Icon } from '../icons.tsx';
import type { Language } from '../state.ts';
import { sheetWordsOf } from './sheet-words.ts';

export function NoteLine({ note, language, about }: {
  note: EditionNote; language: Language;
  /** The parameter it is on, where that is not said beside it. */
  about?: string;
}): JSX.Element {
  const { mark } = sheetWordsOf(language);
  return (
    <p class="parameter-note" data-mark={note.mark}>
      <Icon name={note.mark === 'T' ? 'book' : 'warning'} size={14} />
      <span>
        {about !== undefined && <>{about}. </>}
        {note.mark !== 'T' && <b>{mark[note.mark]}: </b>}
        {note[language]}
      </span>
    </p>
  );
}
