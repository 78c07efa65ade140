/** The ruling: what happened, the facts with their balls, what it means now, and why. */
import type { JSX } from 'preact';
import { BallIcon, Icon, type IconName } from '../icons.tsx';
import type { Dispatch } from '../intent.ts';
import { NEW_TAB } from '../links.ts';
import type { Messages } from '../words/index.ts';
import type { BannerKind, BannerView } from './select-ruling.ts';

const ICONS: Readonly<Record<BannerKind, IconName>> = {
  continue: 'check', turn: 'arrow-right', choice: 'scale', foul: 'foul', rack: 'trophy',
  match: 'trophy',
  warning: 'warning', decision: 'back', rejection: 'hand', trouble: 'warning',
};

export interface BannerProps {
  readonly view: BannerView;
  readonly words: Messages;
  readonly dispatch: Dispatch;
  /** The checks are open: while a player decides, where there is room. */
  readonly explained: boolean;
  /** A banner beside a decision or at the end cannot be put away. */
  readonly dismissable: boolean;
}

export function RulingBanner(props: BannerProps): JSX.Element {
  const { view, words, dispatch, explained, dismissable } = props;
  const { entry } = view;
  const checked = view.checks.length > 0 && explained;
  return (
    <section class="banner" id="ruling" data-kind={view.kind}>
      <div class="banner-head">
        <span class="chip banner-kind"><Icon name={ICONS[view.kind]} size={14} />{view.label}</span>
        <span class="grow" />
        {view.clause !== undefined && view.clauseHref !== undefined && (
          <a class="chip chip-link" href={view.clauseHref} {...NEW_TAB} title={view.clauseTitle}
            aria-label={words.ruling.clauseLink(view.clause)}>
            {view.clause}
          </a>
        )}
        {dismissable && (
          <button class="icon-button" type="button" aria-label={words.button.close}
            onClick={() => dispatch({ kind: 'dismiss-banner' })}>
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
      <div class="banner-line">
        <h2>{view.headline}</h2>
        {entry !== undefined && (
          <button class="link-button" type="button"
            onClick={() => dispatch({ kind: 'ask-why', entry })}>
            {words.button.why}
          </button>
        )}
      </div>
      <Facts view={view} />
      {view.now !== '' && <p class="banner-now">{view.now}.</p>}
      {view.detail !== undefined && <p class="banner-detail">{view.detail}</p>}
      {checked && <Checks view={view} />}
    </section>
  );
}

function Facts({ view }: { view: BannerView }): JSX.Element | undefined {
  if (view.facts.length === 0) return undefined;
  return (
    <ul class="banner-facts">
      {view.facts.map((fact) => (
        <li>
          <BallIcon ball={fact.ball} size={26} />
          <span>
            <span class="visually-hidden">{fact.ball === 0 ? '' : `${fact.ball}: `}</span>
            {fact.text} <b>{fact.strong}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Checks({ view }: { view: BannerView }): JSX.Element {
  return (
    <div class="banner-why">
      <h3>{view.why}</h3>
      <ul>
        {view.checks.map((check) => (
          <li data-passed={check.passed}>
            <Icon name={check.passed ? 'check' : 'close'} size={16} />
            <span>{check.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
