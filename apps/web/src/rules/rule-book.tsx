/** The rule book under its bar: contents beside the open page. */
import { unreachable } from '@tenball/base';
import type { JSX } from 'preact';
import { MAIN_ID } from '../page/mount-page.tsx';
import { ClauseView } from './clause-view.tsx';
import { ContentsView } from './contents-view.tsx';
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
        <OpenPage reader={reader} />
      </main>
    </div>
  );
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
