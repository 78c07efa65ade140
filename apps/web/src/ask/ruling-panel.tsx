/** The ruling: what, who is next, what may be chosen, why. */
import type { Question } from '@tenball/rules';
import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from '../icons.tsx';
import type { Language } from '../state.ts';
import { hashOf } from './address.ts';
import type { RulingTone } from './ask-words.ts';
import { rulesName } from './rules-name.ts';
import {
  type CheckedLine, type Flipped, type Line, type RulingView, clauseHref,
} from './ruling-view.ts';
import { ASK_WORDS } from './words-of.ts';

const ICONS: Readonly<Record<RulingTone, IconName>> = {
  continue: 'check', turn: 'arrow-right', choice: 'scale', foul: 'foul', rack: 'trophy',
  match: 'trophy', replay: 'replay', refused: 'warning',
};

export interface RulingPanelProps {
  readonly view: RulingView;
  readonly flips: readonly Flipped[];
  readonly question: Question;
  readonly language: Language;
  /** Below the reasons: what else can be done with the ruling. */
  readonly children?: ComponentChildren;
}

export function RulingPanel(props: RulingPanelProps): JSX.Element {
  const { view, flips, question, language, children } = props;
  const words = ASK_WORDS[language];
  return (
    <article class="verdict" data-tone={view.tone} aria-label={words.ruling}>
      <div class="verdict-head">
        <span class="chip verdict-tone"><Icon name={ICONS[view.tone]} size={14} />
          {words.tones[view.tone]}</span>
        <MainClause view={view} rules={rulesName(question.rulebook, language)} />
      </div>
      <h2>{view.headline}</h2>
      {view.now !== '' && <p class="verdict-now">{view.now}</p>}
      <Choices view={view} />
      <Reasons view={view} title={words.reasons} />
      <Flips flips={flips} title={words.whatIf} />
      <Checks view={view} title={view.tone === 'foul' ? words.checked : words.whyNot} />
      {children}
    </article>
  );
}

/** The clause that weighs most, and the rules it stands in: “п. 6 · Базовая редакция”. */
function MainClause({ view, rules }: { view: RulingView; rules: string }): JSX.Element {
  const { main } = view;
  if (main === undefined) return <span class="chip">{rules}</span>;
  const numbered = main.chip !== main.clauseTitle;
  return <ClauseLink line={main} text={numbered ? `${main.chip} · ${rules}` : rules} />;
}

function Choices({ view }: { view: RulingView }): JSX.Element | undefined {
  if (view.choices.length === 0) return undefined;
  return (
    <div class="verdict-choices">
      <h3>{view.chooser}</h3>
      <ul>
        {view.choices.map(({ decision, name, consequence }) => (
          <li key={decision}>
            <Icon name={decision === 'accept' ? 'crosshair' : 'back'} size={20} />
            <span><b>{name}</b><small>{consequence}</small></span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reasons({ view, title }: { view: RulingView; title: string }): JSX.Element {
  return (
    <section class="verdict-reasons">
      <h3>{title}</h3>
      <ul>
        {view.reasons.map((line, index) => (
          <li key={index}><span>{line.text}</span> <ClauseLink line={line} /></li>
        ))}
      </ul>
    </section>
  );
}

function Checks({ view, title }: { view: RulingView; title: string }): JSX.Element | undefined {
  if (view.checks.length === 0) return undefined;
  return (
    <Fold title={title}>
      <ul class="verdict-checks">
        {view.checks.map((line, index) => <CheckItem key={index} line={line} />)}
      </ul>
    </Fold>
  );
}

/** Each leads to the question that it would have been. */
function Flips({ flips, title }: {
  flips: readonly Flipped[]; title: string;
}): JSX.Element | undefined {
  if (flips.length === 0) return undefined;
  return (
    <Fold title={title}>
      <ul class="verdict-flips">
        {flips.map(({ condition, outcome, question }) => (
          <li key={condition}>
            <a href={hashOf(question)}>{condition}</a> <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function CheckItem({ line }: { line: CheckedLine }): JSX.Element {
  return (
    <li data-passed={line.passed}>
      <Icon name={line.passed ? 'check' : 'close'} size={16} />
      <span>{line.text}</span> <ClauseLink line={line} />
    </li>
  );
}

/** Something that is shown when it is asked for. */
export function Fold({ title, children }: {
  title: string; children: ComponentChildren;
}): JSX.Element {
  return (
    <details class="verdict-fold">
      <summary><Icon name="next" size={16} />{title}</summary>
      {children}
    </details>
  );
}

export function ClauseLink({ line, text = line.chip }: {
  line: Line; text?: string;
}): JSX.Element {
  const { clause, clauseTitle } = line;
  return (
    <a class="chip clause" href={clauseHref(clause)} title={clauseTitle}
      aria-label={text === clauseTitle ? text : `${text}, ${clauseTitle}`}>{text}</a>
  );
}
