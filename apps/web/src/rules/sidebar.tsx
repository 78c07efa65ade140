/** The table of contents: beside the page on a wide screen, a drawer on a phone. */
import { clauseName } from '@tenball/rules';
import { CHAPTERS, type Chapter } from '@tenball/rules/book';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';
import { clauseNumber } from './clause-label.ts';
import { chapterOf, clausesOf, listedBelow } from './pages.ts';
import type { Reader } from './reader.ts';
import { FIRST_EDITIONS, type Route, clauseHref, formatRoute } from './route.ts';

export function Sidebar({ reader, onFollow }: {
  reader: Reader; onFollow?: () => void;
}): JSX.Element {
  const { words, state } = reader;
  const route = state.route.value;
  const open = route.kind === 'clause' ? chapterOf(route.clause) : undefined;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [route]);
  return (
    <nav ref={nav} class="book-side" aria-label={words.chapters} onClick={onFollow}>
      <ol class="book-chapters">
        {CHAPTERS.filter((chapter) => clausesOf(chapter).length > 0).map((chapter) => (
          <ChapterEntry key={chapter.id} chapter={chapter} reader={reader} route={route}
            open={chapter === open} />
        ))}
      </ol>
      <ul class="book-extras">
        <Extra icon="glossary" route={{ kind: 'glossary' }} open={route}>{words.glossary}</Extra>
        <Extra icon="columns" route={{ kind: 'editions', ...FIRST_EDITIONS }} open={route}>
          {words.editions}
        </Extra>
        <Extra icon="print" route={{ kind: 'print' }} open={route}>{words.printBook}</Extra>
      </ul>
    </nav>
  );
}

function ChapterEntry({ chapter, reader, route, open }: {
  chapter: Chapter; reader: Reader; route: Route; open: boolean;
}): JSX.Element | undefined {
  const [first] = clausesOf(chapter);
  const below = listedBelow(chapter, reader.language);
  if (first === undefined) return undefined;
  const current = route.kind === 'clause' ? route.clause : undefined;
  return (
    <li>
      <a class="book-chapter" href={clauseHref(first)} data-open={open}
        aria-current={current === first ? 'page' : undefined}>
        <span class="book-number">{chapter.number ?? ''}</span>
        <span>{chapter.title[reader.language]}</span>
      </a>
      {open && below.length > 0 && (
        <ol class="book-clauses">
          {below.map((clause) => (
            <li key={clause}>
              <a href={clauseHref(clause)} aria-current={current === clause ? 'page' : undefined}>
                <span class="book-number">{clauseNumber(clause) ?? ''}</span>
                <span>{clauseName(clause, reader.language)}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Extra({ icon, route, open, children }: {
  icon: IconName; route: Route; open: Route; children: ComponentChildren;
}): JSX.Element {
  const current = route.kind === open.kind;
  return (
    <li>
      <a class="book-chapter" href={formatRoute(route)} data-open={current}
        aria-current={current ? 'page' : undefined}>
        <Icon name={icon} size={18} /><span>{children}</span>
      </a>
    </li>
  );
}
