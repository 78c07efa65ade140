/** An address that the book does not have. */
import type { JSX } from 'preact';
import { shortened } from '../page/shortened.ts';
import { Heading } from './heading.tsx';
import type { Reader } from './reader.ts';
import { SearchPanel } from './search-panel.tsx';

export function UnknownView({ text, reader }: { text: string; reader: Reader }): JSX.Element {
  const { words } = reader;
  return (
    <div class="book-plain">
      <Heading reader={reader} title={words.unknown.title} />
      <p class="book-lead">{words.unknown.lead(shortened(text))}</p>
      <SearchPanel reader={reader} query={text} />
      <p class="unknown-way"><a class="button" href="#">{words.unknown.toContents}</a></p>
    </div>
  );
}
