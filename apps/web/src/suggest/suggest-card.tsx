/** The card of suggestions: three strokes, their chances and why; one is marked on the table. */
import type { JSX } from 'preact';
import type { HudProps } from '../hud/props.ts';
import '../hint/hint.css';
import { BallIcon, Icon } from '../icons.tsx';
import type { SuggestHelp } from '../state.ts';
import './suggest.css';
import { type SuggestionView, suggestionViews } from './suggest-view.ts';
import { type SuggestWords, suggestWordsOf } from './suggest-words.ts';

type CardProps = HudProps & { readonly suggest: SuggestHelp };

export function SuggestCard(props: CardProps): JSX.Element {
  const { suggest: { found, shown }, state, layout, dispatch, words: all } = props;
  const { language } = state.settings;
  const words = suggestWordsOf(language);
  const compact = layout !== 'desktop';
  const views = typeof found === 'object' ? suggestionViews(found, language) : [];
  const at = views[shown];
  const note = found === undefined ? words.thinking : words.none;
  return (
    <section class="hint suggest panel-glass" aria-label={words.title}
      aria-busy={found === undefined} data-compact={compact}>
      <div class="hint-head">
        <span class="chip hint-chip"><Icon name="suggest" size={14} />{words.title}</span>
        <span class="grow" />
        {compact && views.length > 1 && <Numbers {...props} views={views} sayings={words} />}
        <button class="icon-button" type="button" aria-label={all.button.close}
          onClick={() => dispatch({ kind: 'hide-suggestions' })}>
          <Icon name="close" size={18} />
        </button>
      </div>
      {at === undefined && <p class="hint-note">{note}</p>}
      {found === 'none' && (
        <button class="button small hint-next" type="button"
          onClick={() => dispatch({ kind: 'suggest' })}>
          {words.again}
        </button>
      )}
      {at !== undefined && compact && <Face view={at} sayings={words} />}
      {at !== undefined && !compact && <List {...props} views={views} sayings={words} />}
      {typeof found === 'object' && !compact && (
        <p class="suggest-marked">
          {found.suggestions.place === undefined ? words.marked : words.place}
        </p>
      )}
      <div class="visually-hidden" role="status" aria-live="polite">{at?.spoken ?? note}</div>
    </section>
  );
}

interface ListProps extends CardProps {
  readonly views: readonly SuggestionView[];
  readonly sayings: SuggestWords;
}

function List({ views, sayings, suggest, dispatch }: ListProps): JSX.Element {
  return (
    <ol class="suggest-list">
      {views.map((view, index) => (
        <li>
          <button class="suggest-item" type="button" aria-pressed={index === suggest.shown}
            onClick={() => dispatch({ kind: 'show-suggestion', index })}>
            <Face view={view} sayings={sayings} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** On a phone the others are a number each. */
function Numbers({ views, sayings, suggest, dispatch }: ListProps): JSX.Element {
  return (
    <span class="suggest-numbers" role="group" aria-label={sayings.title}>
      {views.map((_, index) => (
        <button class="icon-button num" type="button" aria-label={sayings.number(index)}
          aria-pressed={index === suggest.shown}
          onClick={() => dispatch({ kind: 'show-suggestion', index })}>
          {index + 1}
        </button>
      ))}
    </span>
  );
}

function Face({ view, sayings }: { view: SuggestionView; sayings: SuggestWords }): JSX.Element {
  const { ball, pocket, name, pot, win, stroke, why } = view;
  return (
    <span class="suggest-face">
      <span class="suggest-shot">
        {ball !== undefined && <BallIcon ball={ball} size={24} />}
        {pocket !== undefined && <Icon name="arrow-right" size={14} />}
        <b class="num">{pocket ?? name}</b>
      </span>
      <span class="suggest-chances">
        {pot !== undefined && <span><small>{sayings.pot}</small> <b class="num">{pot}</b></span>}
        <span><small>{sayings.win}</small> <b class="num">{win}</b></span>
      </span>
      <span class="suggest-why">{why}</span>
      <small class="suggest-stroke">{stroke}</small>
    </span>
  );
}
