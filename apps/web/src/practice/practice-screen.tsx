/** The screens of practice: its first page, or the editor. Their code comes when it is needed. */
import type { JSX } from 'preact';
import { EditorPage } from '../editor/editor-page.tsx';
import type { Dispatch } from '../intent.ts';
import type { State } from '../state.ts';
import type { Messages } from '../words/index.ts';
import './practice.css';
import './practice-bar.css';
import '../editor/editor.css';
import type { PageProps } from './page-props.ts';
import { PracticePage } from './practice-page.tsx';
import { practiceWords } from './words.ts';

export interface ScreenProps {
  readonly state: State;
  readonly words: Messages;
  readonly dispatch: Dispatch;
}

export function PracticeScreen({ state, words, dispatch }: ScreenProps): JSX.Element | undefined {
  const { practice, settings: { language } } = state;
  if (practice === undefined) return undefined;
  const props: PageProps = {
    practice, words, language, dispatch, texts: practiceWords(language),
  };
  return practice.page === 'editor' ? <EditorPage {...props} /> : <PracticePage {...props} />;
}
