/** Addresses of the rule book: the hash says which page is open. */
import type { Clause } from '@tenball/rules';

export type Route =
  | { readonly kind: 'contents' }
  /** A clause; `example` is the one shown, the first where it is left out. */
  | { readonly kind: 'clause'; readonly clause: Clause; readonly example: string | undefined }
  | { readonly kind: 'glossary' }
  /** Two editions as `parseRulebookText` reads them. */
  | { readonly kind: 'editions'; readonly left: string; readonly right: string }
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'print' }
  /** Nothing of the book has this address. */
  | { readonly kind: 'unknown'; readonly text: string };

export const FIRST_EDITIONS = { left: 'base', right: 'wpa-2008' } as const;

/** The page that `hash` names; `clauses` are those that have one, small letters or large. */
export function parseRoute(hash: string, clauses: readonly Clause[]): Route {
  const text = decoded(hash.replace(/^#/, ''));
  const [head = '', ...rest] = text.split('/');
  switch (head) {
    case '': return { kind: 'contents' };
    case 'glossary': return { kind: 'glossary' };
    case 'print': return { kind: 'print' };
    case 'search': return { kind: 'search', query: rest.join('/') };
    case 'editions': {
      const [left, right] = rest;
      return {
        kind: 'editions',
        left: filled(left) ?? FIRST_EDITIONS.left,
        right: filled(right) ?? FIRST_EDITIONS.right,
      };
    }
    default: {
      const clause = clauses.find((one) => one.toLowerCase() === head.toLowerCase());
      if (clause === undefined) return { kind: 'unknown', text };
      return { kind: 'clause', clause, example: filled(rest[0]) };
    }
  }
}

/** The address of `route`, with its `#`. */
export function formatRoute(route: Route): string {
  switch (route.kind) {
    case 'contents': return '#';
    case 'clause': return route.example === undefined
      ? `#${encodeURIComponent(route.clause)}`
      : `#${encodeURIComponent(route.clause)}/${encodeURIComponent(route.example)}`;
    case 'editions':
      return `#editions/${encoded(route.left)}/${encoded(route.right)}`;
    case 'search': return `#search/${encodeURIComponent(route.query)}`;
    case 'glossary':
    case 'print': return `#${route.kind}`;
    case 'unknown': return `#${encodeURIComponent(route.text)}`;
  }
}

/** The address of a clause. */
export function clauseHref(clause: Clause): string {
  return formatRoute({ kind: 'clause', clause, example: undefined });
}

/** Whether both are the same page, whatever example or words stand on it. */
export function isSamePage(one: Route, other: Route): boolean {
  if (one.kind === 'clause' && other.kind === 'clause') return one.clause === other.clause;
  return one.kind === other.kind;
}

/** Commas and equals signs of an edition stay readable. */
function encoded(edition: string): string {
  return encodeURIComponent(edition).replaceAll('%2C', ',').replaceAll('%3D', '=');
}

function filled(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : text;
}

/** A hash typed by hand may hold a stray percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
