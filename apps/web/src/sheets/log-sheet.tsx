/** The course of the match: every line of the scoresheet, with its clause and its reasons. */
import type { JSX } from 'preact';
import type { HudProps } from '../hud/props.ts';
import { type LogRow, logView } from '../hud/select-log.ts';
import type { Dispatch } from '../intent.ts';
import { NEW_TAB } from '../links.ts';
import { WatchLink } from '../share/watch-link.tsx';
import type { Messages } from '../words/index.ts';

export function LogSheet(
  { state, table, words, dispatch }: Omit<HudProps, 'layout'>,
): JSX.Element {
  const racks = logView(table, { words, language: state.settings.language });
  if (racks.every(({ rows }) => rows.length === 0)) {
    return <p class="sheet-lead">{words.panel.logEmpty}</p>;
  }
  return (
    <div class="log">
      <WatchLink match={table.match} language={state.settings.language} words={words} />
      {racks.map((rack) => (
        <section>
          <h3>{rack.title}</h3>
          <ol>
            {rack.rows.map((row) => (
              <li data-kind={row.kind} key={row.key}>
                <span class="log-number num">{row.number ?? ''}</span>
                <span class="log-who">{row.name}</span>
                <span class="log-call">{row.call}</span>
                <span class="log-text">{row.text}</span>
                <LogRuling row={row} words={words} dispatch={dispatch} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The clause of a line, which leads to its page, and the way to its reasons. */
function LogRuling({ row: { clause, key, ruled, text }, words, dispatch }: {
  row: LogRow; words: Messages; dispatch: Dispatch;
}): JSX.Element {
  return (
    <span class="log-ruling">
      {clause !== undefined && (
        <a class="chip chip-link" href={clause.href} {...NEW_TAB}
          aria-label={words.ruling.clauseLink(clause.text)}>
          {clause.text}
        </a>
      )}
      {ruled && (
        <button class="link-button" type="button" aria-label={`${words.button.why} ${text}`}
          onClick={() => dispatch({ kind: 'ask-why', entry: key })}>
          {words.button.why}
        </button>
      )}
    </span>
  );
}
