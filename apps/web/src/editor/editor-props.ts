/** What the parts of the editor get. */
import type { Exercise } from '../exercise/exercise.ts';
import type { PageProps } from '../practice/page-props.ts';
import type { Editor, EditorAction } from './editor.ts';

export interface EditorProps extends PageProps {
  readonly editor: Editor;
  readonly exercise: Exercise | undefined;
  /** The drill's own position lies on the table. */
  readonly counts: boolean;
  readonly act: (action: EditorAction) => void;
  readonly say: (text: string) => void;
}
