/** Which page of the book is open and by which edition examples are ruled: kept in the address. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { BASE, type Rulebook } from '@tenball/rules';
import { CLAUSES } from './pages.ts';
import { keepPlace, keepPlaces } from './place.ts';
import { type Route, formatRoute, isSamePage, parseRoute } from './route.ts';
import { formatRulebookText, isSameRulebook, parseRulebookText } from './rulebook-text.ts';

export interface BookState {
  readonly route: ReadonlySignal<Route>;
  /** The edition chosen for the examples. */
  readonly rulebook: ReadonlySignal<Rulebook>;
  /** What the address calls an edition and is none, until another is chosen; else undefined. */
  readonly badEdition: ReadonlySignal<string | undefined>;
  /** Counts the pages gone to; the heading takes the focus when it changes. */
  readonly visits: ReadonlySignal<number>;
  /** Goes to `route`; `replace` leaves no step for the back button. */
  readonly go: (route: Route, how?: 'push' | 'replace') => void;
  readonly chooseEdition: (rulebook: Rulebook) => void;
}

/** Follows the address of the window. */
export function createBookState(): BookState {
  const route = signal(parseRoute(location.hash, CLAUSES));
  const edition = new URLSearchParams(location.search).get('edition') ?? formatRulebookText(BASE);
  const read = parseRulebookText(edition);
  const rulebook = signal(read.ok ? read.value : BASE);
  const badEdition = signal(read.ok ? undefined : edition);
  const visits = signal(0);
  const follow = () => {
    const next = parseRoute(location.hash, CLAUSES);
    if (formatRoute(next) === formatRoute(route.value)) return;
    const turned = !isSamePage(route.value, next);
    route.value = next;
    if (turned) visits.value += 1;
  };
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  keepPlaces();
  return {
    route,
    rulebook,
    badEdition,
    visits,
    go(next, how = 'push') {
      const url = location.pathname + location.search + formatRoute(next);
      if (how === 'push') {
        keepPlace();
        history.pushState(undefined, '', url);
      } else {
        history.replaceState(history.state, '', url);
      }
      follow();
    },
    chooseEdition(next) {
      rulebook.value = next;
      badEdition.value = undefined;
      const query = new URLSearchParams(location.search);
      if (isSameRulebook(next, BASE)) query.delete('edition');
      else query.set('edition', formatRulebookText(next));
      const search = query.toString().replaceAll('%2C', ',');
      const url = location.pathname + (search === '' ? '' : `?${search}`) + location.hash;
      history.replaceState(history.state, '', url);
    },
  };
}
