/**
 * The heading of a page: it takes the focus when the reader has turned to it. A new page is shown
 * from its top, one that was gone back to where it was left.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { placeKept } from './place.ts';
import type { Reader } from './reader.ts';

export function Heading({ reader, title, children }: {
  reader: Reader;
  /** For the title of the document. */
  title: string;
  children?: ComponentChildren;
}): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const visits = reader.state.visits.value;
  useLayoutEffect(() => {
    if (visits === 0) return;
    scrollTo(0, placeKept());
    heading.current?.focus({ preventScroll: true });
  }, [visits]);
  useEffect(() => {
    document.title = title === reader.words.title ? title : `${title} · ${reader.words.title}`;
  }, [title, reader.words]);
  return <h1 class="book-title" tabIndex={-1} ref={heading}>{children ?? title}</h1>;
}
