/** All that a search finds. */
import type { JSX } from 'preact';
import { Heading } from './heading.tsx';
import type { Reader } from './reader.ts';
import { SearchPanel } from './search-panel.tsx';

export function SearchView({ query, reader }: { query: string; reader: Reader }): JSX.Element {
  const { words, state } = reader;
  return (
    <div class="book-plain">
      <Heading reader={reader} title={words.search.title} />
      <SearchPanel reader={reader} query={query}
        onQuery={(next) => state.go({ kind: 'search', query: next }, 'replace')} />
    </div>
  );
}
