/** Why a ruling: reasons by weight, checks, what would have changed it, and ways to tell it. */
import { formatQuestion } from '@tenball/rules';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../clipboard.ts';
import { Icon } from '../icons.tsx';
import { ASK_PAGE, NEW_TAB } from '../links.ts';
import type { State, Table } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { ClauseLink } from './clause-link.tsx';
import { type WhyView, whyText, whyView } from './select-why.ts';
import { type SheetWords, sheetWordsOf } from './sheet-words.ts';
import './sheets.css';

export interface SheetProps {
  readonly state: State;
  readonly table: Table;
  readonly words: Messages;
}

export function WhySheet({ state, table, words }: SheetProps): JSX.Element | undefined {
  const { language } = state.settings;
  const voice = { words, language };
  const view = table.asked === undefined ? undefined : whyView(table, table.asked, voice);
  if (view === undefined) return undefined;
  const say = sheetWordsOf(language);
  return (
    <div class="why">
      <div class="why-ruling">
        <b>{view.headline}</b>
        {view.now !== '' && <span>{view.now}.</span>}
      </div>
      <section>
        <h3>{say.reasons}</h3>
        <ol class="why-list">
          {view.reasons.map(({ text, clause }) => (
            <li><span>{text}</span><ClauseLink clause={clause} words={words} /></li>
          ))}
        </ol>
      </section>
      {view.checks.length > 0 && <Checks view={view} words={words} />}
      {view.question !== undefined && <WhatIfs view={view} say={say} />}
      <Telling view={view} text={() => whyText(view, table, voice)} say={say} />
    </div>
  );
}

function Checks({ view, words }: { view: WhyView; words: Messages }): JSX.Element {
  return (
    <section>
      <h3>{view.checksTitle}</h3>
      <ul class="why-list why-checks">
        {view.checks.map(({ passed, text, clause }) => (
          <li data-passed={passed}>
            <Icon name={passed ? 'check' : 'close'} size={16} />
            <span>{text}</span>
            <ClauseLink clause={clause} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhatIfs({ view, say }: { view: WhyView; say: SheetWords }): JSX.Element {
  return (
    <section>
      <h3>{say.whatIf}</h3>
      <p class="why-lead">{view.whatIf.length === 0 ? say.nothingElse : say.whatIfLead}</p>
      <dl class="what-if">
        {view.whatIf.map(({ condition, ruling }) => (
          <div><dt>{condition}:</dt><dd>{ruling}.</dd></div>
        ))}
      </dl>
    </section>
  );
}

/** The ruling for somebody else: as text, or as a question that the referee's page answers. */
function Telling({ view, text, say }: {
  view: WhyView; text: () => string; say: SheetWords;
}): JSX.Element {
  const [told, setTold] = useState('');
  const copy = (what: string) => {
    void copyText(what).then((done) => setTold(done ? say.copied : say.notCopied));
  };
  const { question } = view;
  const link = question === undefined
    ? undefined : `${ASK_PAGE}#${encodeURIComponent(formatQuestion(question))}`;
  return (
    <div class="sheet-actions why-actions">
      <span class="why-told" role="status">{told}</span>
      <button class="button small" type="button" onClick={() => copy(text())}>
        <Icon name="copy" size={16} />{say.copyText}
      </button>
      {link !== undefined && (
        <>
          <button class="button small" type="button"
            onClick={() => copy(new URL(link, location.href).href)}>
            <Icon name="copy" size={16} />{say.copyLink}
          </button>
          <a class="button small" href={link} {...NEW_TAB}
            aria-label={`${say.askReferee}, ${say.newTab}`}>
            <Icon name="scale" size={16} />{say.askReferee}
          </a>
        </>
      )}
    </div>
  );
}
