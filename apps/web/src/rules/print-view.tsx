/** The whole book in a row, for paper. */
import { type Clause, clauseName } from '@tenball/rules';
import { type BookExample, CHAPTERS } from '@tenball/rules/book';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { clauseKicker } from './clause-label.ts';
import { ClauseText } from './clause-view.tsx';
import { rulebookName } from './edition-names.ts';
import { Heading } from './heading.tsx';
import { clausesOf, pageOf } from './pages.ts';
import { readExample, ruleExample } from './question.ts';
import type { Reader } from './reader.ts';
import { RulingView } from './ruling-view.tsx';
import { TableDiagram } from './table-diagram.tsx';

export function PrintView({ reader }: { reader: Reader }): JSX.Element {
  const { words, language, state } = reader;
  return (
    <div class="print-book">
      <Heading reader={reader} title={words.printed} />
      <p class="book-lead">{rulebookName(state.rulebook.value, reader)}</p>
      <p class="screen-only print-offer">
        <button class="button primary" type="button" onClick={() => print()}>
          <Icon name="print" size={18} />{words.print}
        </button>
        <span>{words.printLead}</span>
      </p>
      {CHAPTERS.map((chapter) => ({ chapter, clauses: clausesOf(chapter) }))
        .filter(({ clauses }) => clauses.length > 0)
        .map(({ chapter, clauses }) => (
          <section key={chapter.id} class="print-chapter">
            <h2>{chapter.number === undefined ? '' : `${chapter.number}. `}
              {chapter.title[language]}</h2>
            {clauses.map((clause) => (
              <PrintedClause key={clause} clause={clause} reader={reader} />
            ))}
          </section>
        ))}
    </div>
  );
}

function PrintedClause({ clause, reader }: {
  clause: Clause; reader: Reader;
}): JSX.Element | undefined {
  const page = pageOf(clause);
  if (page === undefined) return undefined;
  return (
    <article class="print-clause" data-clause={clause}>
      <p class="clause-kicker">{clauseKicker(clause, reader.words)}</p>
      <h3>{clauseName(clause, reader.language)}</h3>
      <ClauseText page={page} reader={reader} />
      {page.examples.map((example) => (
        <PrintedExample key={example.id} example={example} reader={reader} />
      ))}
    </article>
  );
}

function PrintedExample({ example, reader }: {
  example: BookExample; reader: Reader;
}): JSX.Element | undefined {
  const { words, language, state } = reader;
  const rulebook = state.rulebook.value;
  const read = useMemo(() => readExample(example), [example]);
  if (read === undefined) return undefined;
  const ruled = ruleExample(read, rulebook);
  return (
    <div class="print-example">
      <TableDiagram read={read} reader={reader} />
      <div>
        <p class="example-story">{example.story[language]}</p>
        {ruled.ownRules && (
          <p class="example-note">{words.example.ownRules(rulebookName(ruled.rulebook, reader))}</p>
        )}
        <RulingView ruled={ruled} reader={reader} />
      </div>
    </div>
  );
}
