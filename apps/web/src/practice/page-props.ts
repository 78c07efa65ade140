/** What the screens of practice get. */
import type { Dispatch } from '../intent.ts';
import type { Language } from '../state.ts';
import type { Messages } from '../words/index.ts';
import type { PracticeState } from './model.ts';
import type { PracticeWords } from './texts.ts';

export interface PageProps {
  readonly practice: PracticeState;
  readonly texts: PracticeWords;
  readonly words: Messages;
  readonly language: Language;
  readonly dispatch: Dispatch;
}
