/** A search as part of a page: its field and all it finds. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { shortened } from '../page/shortened.ts';
import type { Reader } from './reader.ts';
import { type ShownHit, searchHits } from './search-hits.ts';

export function SearchPanel({ reader, query, onQuery }: {
  reader: Reader;
  query: string;
  /** Told of every change, so that the address can follow. */
  onQuery?: (query: string) => void;
}): JSX.Element {
  const { words } = reader;
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  const asked = typed.trim();
  const hits = searchHits(asked, reader);
  const change = (text: string) => {
    setTyped(text);
    onQuery?.(text);
  };
  return (
    <div class="search-panel" role="search">
      <label class="search-field">
        <Icon name="search" size={18} />
        <input type="search" autocomplete="off" spellcheck={false} aria-label={words.search.label}
          placeholder={words.search.placeholder} value={typed}
          onInput={(event) => change(event.currentTarget.value)} />
      </label>
      <p class="search-count" role="status">
        {asked === '' && words.search.ask}
        {asked !== '' && hits.length === 0 && words.search.nothing(shortened(asked))}
        {hits.length > 0 && words.search.found(hits.length, shortened(asked))}
      </p>
      {asked !== '' && hits.length === 0 && <p>{words.search.advice}</p>}
      <ul class="search-hits">
        {hits.map((hit) => (
          <li key={hit.key}><a href={hit.href}><HitText hit={hit} /></a></li>
        ))}
      </ul>
    </div>
  );
}

/** Title and a line of the text, with what was looked for marked. */
export function HitText({ hit }: { hit: ShownHit }): JSX.Element {
  return (
    <>
      <span class="hit-kicker">{hit.kicker}</span>
      <b class="hit-title">{hit.title}</b>
      {hit.excerpt.length > 0 && (
        <span class="hit-excerpt">
          {hit.excerpt.map(({ text, marked }, index) => (
            marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>
          ))}
        </span>
      )}
    </>
  );
}
