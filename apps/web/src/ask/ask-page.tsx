/** The page below the bar: the three questions, or a ruling somebody sent. */
import { type Question, presetOf, questionSentence } from '@tenball/rules';
import {
  ASKED_WORDS, DISPUTES, type Step, type Tap, castOf, isPotCall, questionOf,
} from '@tenball/rules/ask';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';
import { MAIN_ID, type Page } from '../page/mount-page.tsx';
import { shortened } from '../page/shortened.ts';
import type { Language } from '../state.ts';
import { Actions } from './actions.tsx';
import type { BrokenLink } from './address.ts';
import type { AskModel, AskView } from './ask-model.ts';
import { EditionSelect, RefineSheet } from './refine-sheet.tsx';
import { RulingPanel } from './ruling-panel.tsx';
import { viewFlips, viewRuling } from './ruling-view.ts';
import { Steps } from './steps.tsx';
import { ASK_WORDS } from './words-of.ts';

export function AskPage({ page, model }: { page: Page; model: AskModel }): JSX.Element {
  const language = page.language.value;
  const view = model.view.value;
  switch (view.kind) {
    case 'asking': return <AskingView view={view} model={model} language={language} />;
    case 'shared':
      return <SharedView question={view.question} model={model} language={language} />;
    case 'broken': return <BrokenView link={view.link} model={model} language={language} />;
  }
}

/** From the bar to the rules. */
export function BookLink({ name }: { name: string }): JSX.Element {
  return (
    <a class="icon-button" href="./rules.html" aria-label={name} title={name}>
      <Icon name="book" />
    </a>
  );
}

type Asked = Extract<AskView, { readonly kind: 'asking' }>;

function AskingView({ view, model, language }: {
  view: Asked; model: AskModel; language: Language;
}): JSX.Element {
  const { asking, step } = view;
  const words = ASK_WORDS[language];
  const [more, setMore] = useState(false);
  const [refining, setRefining] = useState(false);
  const [opened, setOpened] = useState(false);
  const question = questionOf(asking);
  useFocusOnStep(step);
  return (
    <main class="ask" id={MAIN_ID} data-step={step} data-ruled={question !== undefined}
      data-opened={opened && question !== undefined}>
      <h1 class="visually-hidden">{words.title}</h1>
      <div class="ask-side">
        <Trail view={view} model={model} language={language} onRefine={() => setRefining(true)} />
        <Steps asking={asking} rulebook={presetOf(asking.edition)} language={language}
          step={step} more={more} onMore={setMore} onTap={model.tap} />
        {step === 'scene' && <Disputes language={language} onTap={model.tap} />}
        {step === 'scene' && (
          <label class="ask-edition">
            <span>{words.edition}</span>
            <EditionSelect edition={asking.edition} language={language}
              onEdition={(edition) => model.tap({ kind: 'edition', edition })} />
          </label>
        )}
      </div>
      <div class="ask-answer">
        {question === undefined
          ? <p class="ask-hint"><Icon name="scale" size={24} />{words.tapFacts}</p>
          : (
            <>
              <button class="icon-button ask-open" type="button" aria-expanded={opened}
                aria-label={opened ? words.collapse : words.expand}
                onClick={() => setOpened(!opened)}>
                <Icon name="down" />
              </button>
              <Answer question={question} language={language} own />
            </>
          )}
      </div>
      <Live question={question} language={language} />
      {refining && (
        <RefineSheet asking={asking} language={language} onTap={model.tap}
          onClose={() => setRefining(false)} />
      )}
    </main>
  );
}

function Disputes({ language, onTap }: {
  language: Language; onTap: (tap: Tap) => void;
}): JSX.Element {
  const words = ASK_WORDS[language];
  return (
    <section class="disputes">
      <h2>{words.often}</h2>
      <ul>
        {DISPUTES.map((dispute) => (
          <li key={dispute}>
            <button class="dispute" type="button"
              onClick={() => onTap({ kind: 'dispute', dispute })}>
              <Icon name="scale" size={18} />{ASKED_WORDS[language].disputes[dispute]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was answered so far, each to be changed; the way back and the start. */
function Trail({ view, model, language, onRefine }: {
  view: Asked; model: AskModel; language: Language; onRefine: () => void;
}): JSX.Element {
  const { asking, step, past } = view;
  const words = ASK_WORDS[language];
  const { called, pocket } = castOf(asking);
  const asked = ASKED_WORDS[language];
  const call = asking.call === undefined ? undefined : asked.calls[asking.call].label;
  return (
    <div class="ask-trail">
      {step === 'scene' && <p class="ask-lead">{words.lead}</p>}
      {step !== 'scene' && asking.scene !== undefined && (
        <button class="crumb" type="button" title={words.change}
          onClick={() => model.show('scene')}>{asked.scenes[asking.scene].label}</button>
      )}
      {step === 'facts' && call !== undefined && (
        <button class="crumb" type="button" title={words.change}
          onClick={() => model.show('call')}>
          {isPotCall(asking.call) ? `${called} → ${pocket}` : call}
        </button>
      )}
      <span class="grow" />
      {step !== 'scene' && (
        <TrailButton icon="settings" name={words.refine} onTap={onRefine} />
      )}
      {past.length > 0 && (
        <TrailButton icon="back" name={words.undo} onTap={model.undo} />
      )}
      {past.length > 0 && (
        <TrailButton icon="again" name={words.again} onTap={model.again} />
      )}
    </div>
  );
}

/** On a phone its icon alone. */
function TrailButton({ icon, name, onTap }: {
  icon: IconName; name: string; onTap: () => void;
}): JSX.Element {
  return (
    <button class="trail-button" type="button" aria-label={name} title={name} onClick={onTap}>
      <Icon name={icon} /><span class="wide-only">{name}</span>
    </button>
  );
}

function Answer({ question, language, own }: {
  question: Question; language: Language; own: boolean;
}): JSX.Element {
  const words = ASK_WORDS[language];
  const view = viewRuling(question, language);
  return (
    <RulingPanel view={view} flips={viewFlips(question, language)} question={question}
      language={language}>
      {own && (
        <section class="verdict-story">
          <h3>{words.question}</h3>
          <p>{questionSentence(question, language)}</p>
          <p class="verdict-note">{words.examples}</p>
        </section>
      )}
      <Actions question={question} view={view} language={language} />
    </RulingPanel>
  );
}

function SharedView({ question, model, language }: {
  question: Question; model: AskModel; language: Language;
}): JSX.Element {
  const words = ASK_WORDS[language];
  return (
    <main class="ask ask-shared" id={MAIN_ID}>
      <div class="shared-question">
        <p class="shared-kind">{words.shared}</p>
        <h1>{questionSentence(question, language)}</h1>
      </div>
      <Answer question={question} language={language} own={false} />
      <button class="button primary" type="button" onClick={model.again}>{words.askAnother}</button>
    </main>
  );
}

function BrokenView({ link, model, language }: {
  link: BrokenLink; model: AskModel; language: Language;
}): JSX.Element {
  const words = ASK_WORDS[language];
  const { text, at } = link;
  const rest = text.slice(at);
  return (
    <main class="ask ask-shared" id={MAIN_ID}>
      <div class="broken" role="alert">
        <h1><Icon name="warning" size={24} />{words.broken(at + 1)}</h1>
        <p class="broken-text">
          {endOf(text.slice(0, at))}
          <mark>{rest === '' ? words.brokenEnd : shortened(rest, MOST_SHOWN)}</mark>
        </p>
        <p>{at === 0 ? words.noQuestion : words.brokenHint}</p>
      </div>
      <button class="button primary" type="button" onClick={model.again}>{words.askAnother}</button>
    </main>
  );
}

/** So much of a damaged link is shown on either side of the place, characters. */
const MOST_SHOWN = 80;

function endOf(text: string): string {
  return text.length <= MOST_SHOWN ? text : `…${text.slice(-MOST_SHOWN)}`;
}

/** The ruling is read aloud as soon as it changes. */
function Live({ question, language }: {
  question: Question | undefined; language: Language;
}): JSX.Element {
  const view = question === undefined ? undefined : viewRuling(question, language);
  const text = view === undefined ? ''
    : [
      `${view.headline}.`, view.now, ...(view.chooser === '' ? [] : [`${view.chooser}:`]),
      ...view.choices.map(({ name }) => `${name}.`),
    ].join(' ');
  return <div class="visually-hidden" role="status" aria-live="polite">{text}</div>;
}

/** The next question takes the focus, as the pad that was tapped may be gone. */
function useFocusOnStep(step: Step): void {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown === step) return;
    setShown(step);
    const heading = document.getElementById(`ask-${step}`);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [step]);
}
