/** A clause: its text beside its examples. */
import { type Clause, clauseName } from '@tenball/rules';
import type { BookExample, BookPage } from '@tenball/rules/book';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { shortened } from '../page/shortened.ts';
import { clauseKicker, clauseReference } from './clause-label.ts';
import { EditionSelect } from './edition-select.tsx';
import { ExampleCard } from './example-card.tsx';
import { Heading } from './heading.tsx';
import { neighbours, pageOf } from './pages.ts';
import { placeKept } from './place.ts';
import type { Reader } from './reader.ts';
import { clauseHref } from './route.ts';

export function ClauseView({ clause, example, reader }: {
  clause: Clause; example: string | undefined; reader: Reader;
}): JSX.Element {
  const { words, language } = reader;
  const page = pageOf(clause);
  const title = clauseName(clause, language);
  return (
    <div class="clause" data-examples={page !== undefined && page.examples.length > 0}>
      <article class="clause-text">
        <p class="clause-kicker">{clauseKicker(clause, words)}</p>
        <Heading reader={reader} title={title} />
        {page === undefined ? <p>{words.unwritten}</p> : <ClauseText page={page} reader={reader} />}
      </article>
      {page !== undefined && page.examples.length > 0 && (
        <Examples page={page} chosen={example} reader={reader} />
      )}
      <Neighbours clause={clause} reader={reader} />
    </div>
  );
}

export function ClauseText({ page, reader }: {
  page: BookPage; reader: Reader;
}): JSX.Element {
  const { words, language } = reader;
  return (
    <>
      <div class="rule-text">
        {page.text[language].map((paragraph, index) => <p key={index}>{paragraph}</p>)}
      </div>
      {page.elsewhere !== undefined && (
        <aside class="clause-elsewhere">
          <b>{words.elsewhere}</b> {page.elsewhere[language]}
        </aside>
      )}
      {page.see.length > 0 && (
        <p class="clause-see">
          {words.see}{' '}
          {page.see.map((clause, index) => (
            <span key={clause}>
              {index > 0 && ', '}
              <ClauseLink clause={clause} reader={reader} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** A link to a clause that is in the book; else only its name. */
export function ClauseLink({ clause, reader }: { clause: Clause; reader: Reader }): JSX.Element {
  const { words, language } = reader;
  const text = clauseReference(clause, clauseName(clause, language), words);
  return pageOf(clause) === undefined
    ? <span>{text}</span>
    : <a href={clauseHref(clause)}>{text}</a>;
}

function Examples({ page, chosen, reader }: {
  page: BookPage; chosen: string | undefined; reader: Reader;
}): JSX.Element | undefined {
  const { words, state } = reader;
  const { examples } = page;
  const at = Math.max(0, examples.findIndex(({ id }) => id === chosen));
  const example = examples[at];
  const section = useRef<HTMLElement>(null);
  const linked = useRef(chosen !== undefined);
  useEffect(() => {
    if (!linked.current || placeKept() > 0) return;
    requestAnimationFrame(() => revealBelow(section.current));
  }, []);
  if (example === undefined) return undefined;
  const show = (one: BookExample | undefined) => {
    if (one !== undefined) {
      state.go({ kind: 'clause', clause: page.clause, example: one.id }, 'replace');
    }
  };
  return (
    <section ref={section} class="clause-examples" aria-label={words.example.title}>
      <div class="narrow-edition"><EditionSelect reader={reader} /></div>
      {chosen !== undefined && chosen !== example.id && (
        <p class="example-unknown" role="alert">{words.example.unknown(shortened(chosen))}</p>
      )}
      <ExampleCard key={example.id} example={example} reader={reader}>
        {examples.length > 1 && (
          <span class="example-pager">
            <button class="icon-button" type="button" aria-label={words.example.previous}
              title={words.example.previous} disabled={at === 0}
              onClick={() => show(examples[at - 1])}>
              <Icon name="previous" size={18} />
            </button>
            <span aria-live="polite">{words.example.count(at + 1, examples.length)}</span>
            <button class="icon-button" type="button" aria-label={words.example.next}
              title={words.example.next} disabled={at === examples.length - 1}
              onClick={() => show(examples[at + 1])}>
              <Icon name="next" size={18} />
            </button>
          </span>
        )}
      </ExampleCard>
    </section>
  );
}

/** A link to an example leads to it also where it stands below the text. */
function revealBelow(section: HTMLElement | null): void {
  if (section !== null && section.getBoundingClientRect().top > innerHeight / 2) {
    section.scrollIntoView({ block: 'start' });
  }
}

function Neighbours({ clause, reader }: { clause: Clause; reader: Reader }): JSX.Element {
  const { words, language } = reader;
  const { before, after } = neighbours(clause);
  return (
    <nav class="clause-neighbours" aria-label={`${words.previous}, ${words.next}`}>
      {before !== undefined && (
        <a href={clauseHref(before)} rel="prev">
          <Icon name="previous" size={16} />
          <span>{clauseReference(before, clauseName(before, language), words)}</span>
        </a>
      )}
      {after !== undefined && (
        <a href={clauseHref(after)} rel="next">
          <span>{clauseReference(after, clauseName(after, language), words)}</span>
          <Icon name="next" size={16} />
        </a>
      )}
    </nav>
  );
}
