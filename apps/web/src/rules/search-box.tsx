/** The field of the bar: results below it while one types; arrows, Enter and Escape work in it. */
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { shortened } from '../page/shortened.ts';
import { HitText } from './search-panel.tsx';
import type { Reader } from './reader.ts';
import { formatRoute } from './route.ts';
import { type ShownHit, searchHits } from './search-hits.ts';

/** More than this nobody reads below a field; the rest stands on the page of the search. */
const MOST = 7;

/** The types of the markup want a `datalist` beside this role; the standard does not. */
const COMBOBOX: Readonly<Record<string, string>> = { role: 'combobox' };

export function SearchBox({ reader, keys }: {
  reader: Reader;
  /** The key `/` goes to the field. */
  keys: boolean;
}): JSX.Element {
  const { words } = reader;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  useSlash(field, keys);
  const asked = query.trim();
  const hits = open ? searchHits(asked, reader).slice(0, MOST) : [];
  const shown = open && asked !== '';
  const option = (index: number) => `${id}-${index}`;
  const close = () => { setOpen(false); setAt(-1); };
  const press = (event: KeyboardEvent) => {
    const all = formatRoute({ kind: 'search', query: asked });
    const step = stepOf(event.key, { asked, shown, at, targets: [...hits.map(hrefOf), all] });
    if (step === undefined) return;
    event.preventDefault();
    setOpen(step.kind === 'move');
    setAt(step.kind === 'move' ? step.at : -1);
    if (step.kind === 'clear') setQuery('');
    if (step.kind === 'follow') {
      field.current?.blur();
      location.hash = step.href;
    }
  };
  return (
    <div class="search-box" role="search" onFocusOut={(event) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) close();
    }}>
      <Icon name="search" size={18} />
      <input {...COMBOBOX} ref={field} type="search" autocomplete="off" spellcheck={false}
        aria-label={words.search.label} placeholder={words.search.placeholder} value={query}
        aria-expanded={shown} aria-controls={`${id}-list`} aria-autocomplete="list"
        aria-activedescendant={at < 0 ? '' : option(at)}
        onInput={(event) => { setQuery(event.currentTarget.value); setOpen(true); setAt(-1); }}
        onFocus={() => setOpen(true)} onKeyDown={press} />
      {shown && (
        <SearchDrop id={`${id}-list`} asked={asked} hits={hits} at={at} option={option}
          reader={reader} onFollow={close} />
      )}
    </div>
  );
}

function SearchDrop({ id, asked, hits, at, option, reader, onFollow }: {
  id: string; asked: string; hits: readonly ShownHit[]; at: number;
  option: (index: number) => string; reader: Reader; onFollow: () => void;
}): JSX.Element {
  const { words } = reader;
  return (
    <div class="search-drop" id={id} role="listbox" aria-label={words.search.title}>
      {hits.map((hit, index) => (
        <a key={hit.key} id={option(index)} role="option" aria-selected={index === at}
          href={hit.href} tabIndex={-1} onClick={onFollow}><HitText hit={hit} /></a>
      ))}
      {hits.length === 0 && (
        <p class="search-none">{words.search.nothing(shortened(asked))}. {words.search.advice}</p>
      )}
      <a class="search-all" id={option(hits.length)} role="option" tabIndex={-1}
        aria-selected={at === hits.length} onClick={onFollow}
        href={formatRoute({ kind: 'search', query: asked })}>{words.search.all}</a>
    </div>
  );
}

function hrefOf({ href }: ShownHit): string {
  return href;
}

type Step =
  | { readonly kind: 'move'; readonly at: number }
  | { readonly kind: 'follow'; readonly href: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'clear' };

/** What a key does: arrows walk round the targets, Enter follows, Escape closes, then clears. */
function stepOf(key: string, { asked, shown, at, targets }: {
  readonly asked: string; readonly shown: boolean; readonly at: number;
  /** The last one leads to all results. */
  readonly targets: readonly string[];
}): Step | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const stops = targets.length + 1;
      const next = at + 1 + (key === 'ArrowDown' ? 1 : -1);
      return asked === '' ? undefined : { kind: 'move', at: ((next + stops) % stops) - 1 };
    }
    case 'Enter': {
      const href = targets[at] ?? targets.at(-1);
      return asked === '' || href === undefined ? undefined : { kind: 'follow', href };
    }
    case 'Escape': return { kind: shown ? 'close' : 'clear' };
    default: return undefined;
  }
}

/** `/` goes to the field, wherever the focus is, except in another field. */
function useSlash(field: { readonly current: HTMLInputElement | null }, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const typing = target instanceof Element && target.matches('input, select, textarea');
      if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key !== '/' && event.code !== 'Slash') return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [field, on]);
}
