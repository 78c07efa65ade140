/** What every panel of the table gets. */
import type { Dispatch } from '../intent.ts';
import type { State, Table } from '../state.ts';
import type { Messages } from '../words/index.ts';
import type { HudLayout } from './layout.ts';

export interface HudProps {
  readonly state: State;
  readonly table: Table;
  readonly words: Messages;
  readonly layout: HudLayout;
  readonly dispatch: Dispatch;
}
