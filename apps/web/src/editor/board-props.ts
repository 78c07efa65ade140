/** What the table of the editor gets. */
import type { Goal } from '../exercise/exercise.ts';
import type { Editor, EditorAction } from './editor.ts';

export interface BoardProps {
  readonly editor: Editor;
  readonly label: string;
  readonly cueName: string;
  readonly grid: boolean;
  readonly lanes: boolean;
  readonly goal: Goal | undefined;
  readonly act: (action: EditorAction) => void;
}
