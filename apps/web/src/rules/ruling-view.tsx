/** What the referee says: the ruling, its reasons with their clauses, and the checks folded. */
import {
  BASE, type Check, type Clause, type Ruling, clauseName, sentenceOf,
} from '@tenball/rules';
import type { JSX } from 'preact';
import { Icon } from '../icons.tsx';
import { clauseNumber } from './clause-label.ts';
import { rulebookName } from './edition-names.ts';
import { pageOf } from './pages.ts';
import type { RuledExample } from './question.ts';
import type { Reader } from './reader.ts';
import { clauseHref, formatRoute } from './route.ts';
import { formatRulebookText } from './rulebook-text.ts';
import { sentences, spokenRuling } from './spoken-ruling.ts';

export function RulingView({ ruled, reader }: {
  ruled: RuledExample; reader: Reader;
}): JSX.Element {
  const { words, language } = reader;
  const { ruling, differs, rulebook } = ruled;
  const [first] = ruling.reasons;
  const { summary, consequence } = spokenRuling(ruled.entry, ruling, reader);
  return (
    <div class="ruling" data-differs={differs}>
      {differs && (
        <p class="ruling-differs">
          <Icon name="columns" size={18} />
          <span>
            {words.example.differs(rulebookName(rulebook, reader))}{' '}
            <a href={formatRoute({
              kind: 'editions', left: BASE.edition, right: formatRulebookText(rulebook),
            })}>{words.editions}</a>
          </span>
        </p>
      )}
      <p class="ruling-line">
        <span><b>{summary}</b> {consequence}</span>
        {first !== undefined && sentences(sentenceOf(first, language)) === summary && (
          <ClauseChip clause={first.clause} reader={reader} />
        )}
      </p>
      <Reasons ruling={ruling} reader={reader} summary={summary} />
      <Checks ruling={ruling} reader={reader} />
    </div>
  );
}

/** The first reason is often the summary over again: then only its clause is left to say. */
function Reasons({ ruling, reader, summary }: {
  ruling: Ruling; reader: Reader; summary: string;
}): JSX.Element {
  const said = ruling.reasons.map((reason) => ({
    reason, text: sentences(sentenceOf(reason, reader.language)),
  }));
  return (
    <ul class="ruling-reasons" aria-label={reader.words.example.why}>
      {said.filter(({ text }) => text !== summary).map(({ reason, text }, index) => (
        <li key={index}>
          <span>{text}</span>
          <ClauseChip clause={reason.clause} reader={reader} />
        </li>
      ))}
    </ul>
  );
}

/** «п. 6.3»; a clause without a number is called by its name. */
function ClauseChip({ clause, reader }: { clause: Clause; reader: Reader }): JSX.Element {
  const { language } = reader;
  const number = clauseNumber(clause);
  const name = clauseName(clause, language);
  const text = number === undefined ? name : `${language === 'ru' ? 'п.' : '§'}\u00a0${number}`;
  if (pageOf(clause) === undefined) return <span class="clause-chip" title={name}>{text}</span>;
  return (
    <a class="clause-chip" href={clauseHref(clause)} title={name}
      aria-label={number === undefined ? name : `${text}, ${name}`}>{text}</a>
  );
}

function Checks({ ruling, reader }: { ruling: Ruling; reader: Reader }): JSX.Element | undefined {
  const { example } = reader.words;
  if (ruling.checks.length === 0) return undefined;
  return (
    <details class="ruling-checks">
      <summary>
        <Icon name="next" size={16} />
        {ruling.fouls.length === 0 ? example.whyNotFoul : example.whyFoul}
      </summary>
      <ul>
        {ruling.checks.map((check, index) => (
          <CheckLine key={index} check={check} reader={reader} />
        ))}
      </ul>
    </details>
  );
}

function CheckLine({ check, reader }: { check: Check; reader: Reader }): JSX.Element {
  const { passed, reason } = check;
  return (
    <li data-passed={passed}>
      <Icon name={passed ? 'check' : 'close'} size={16} />
      <span>{sentences(sentenceOf(reason, reader.language))}</span>
      <ClauseChip clause={reason.clause} reader={reader} />
    </li>
  );
}
