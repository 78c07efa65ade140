/** The rule book under its bar: contents beside the open page. */
import { unreachable } from '@tenball/base';
import type { JSX } from 'preact';
import { MAIN_ID } from '../page/mount-page.tsx';
import { shortened } from '../page/shortened.ts';
import { ClauseView } from './clause-view.tsx';
import { ContentsView } from './contents-view.tsx';
import { rulebookName } from './edition-names.ts';
import { EditionsView } from './editions-view.tsx';
import { GlossaryView } from './glossary-view.tsx';
import { PrintView } from './print-view.tsx';
import type { Reader } from './reader.ts';
import { SearchView } from './search-view.tsx';
import { Sidebar } from './sidebar.tsx';
import { UnknownView } from './unknown-view.tsx';

export function RuleBook({ reader }: { reader: Reader }): JSX.Element {
  return (
    <div class="book">
      <div class="book-side-column"><Sidebar reader={reader} /></div>
      <main id={MAIN_ID} class="book-main">
        <PrintedFrom reader={reader} />
        <BadEdition reader={reader} />
        <OpenPage reader={reader} />
      </main>
    </div>
  );
}

/** On paper nobody sees the bar: of which book a page is, and by which edition it was ruled. */
function PrintedFrom({ reader }: { reader: Reader }): JSX.Element | undefined {
  const { state, words } = reader;
  if (state.route.value.kind === 'print') return undefined;
  const edition = rulebookName(state.rulebook.value, reader);
  return <p class="print-only printed-from">{`${words.printed} · ${edition}`}</p>;
}

/** The address asks for rules that nobody knows: the examples are ruled by others than it says. */
function BadEdition({ reader: { state, words } }: { reader: Reader }): JSX.Element | undefined {
  const bad = state.badEdition.value;
  if (bad === undefined) return undefined;
  return <p class="compare-bad" role="alert">{words.compare.badEdition(shortened(bad))}</p>;
}

function OpenPage({ reader }: { reader: Reader }): JSX.Element {
  const route = reader.state.route.value;
  switch (route.kind) {
    case 'contents': return <ContentsView reader={reader} />;
    case 'clause': return (
      <ClauseView key={route.clause} clause={route.clause} example={route.example}
        reader={reader} />
    );
    case 'glossary': return <GlossaryView reader={reader} />;
    case 'editions':
      return <EditionsView left={route.left} right={route.right} reader={reader} />;
    case 'search': return <SearchView query={route.query} reader={reader} />;
    case 'print': return <PrintView reader={reader} />;
    case 'unknown': return <UnknownView text={route.text} reader={reader} />;
    default: return unreachable(route);
  }
}
