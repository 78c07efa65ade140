/** The card of a hint: four steps of help, each with the button for the next. */
import type { JSX } from 'preact';
import type { HudProps } from '../hud/props.ts';
import { PocketMap } from '../hud/pocket-map.tsx';
import { TipFace } from '../hud/tip-picker.tsx';
import { BallIcon, Icon } from '../icons.tsx';
import type { HintHelp } from '../state.ts';
import './hint.css';
import {
  type HintTargetView, type HintView, type HintWholeView, helpView,
} from './hint-view.ts';
import { hintWordsOf } from './hint-words-of.ts';
import type { HintWords } from './hint-words.ts';

const ICONS = { attack: 'target', safety: 'shield', 'push-out': 'push-out' } as const;

type CardProps = HudProps & { readonly help: HintHelp };

export function HintCard(props: CardProps): JSX.Element {
  const { help, state, layout, dispatch, words: all } = props;
  const { language, letterKeys } = state.settings;
  const words = hintWordsOf(language);
  const { found, step } = help;
  const view = helpView(help, language);
  const compact = layout !== 'desktop';
  const mayAsk = found !== undefined || (help.advice !== undefined && step === 1);
  const next = found === 'none' ? words.again : words.next[step];
  const ask = () => dispatch({ kind: 'hint' });
  return (
    <section class="hint panel-glass" aria-label={words.title} aria-busy={found === undefined}
      data-compact={compact}>
      <div class="hint-head">
        {view !== undefined && compact
          ? <Kind view={view} />
          : <span class="chip hint-chip"><Icon name="hint" size={14} />{words.title}</span>}
        {view !== undefined && <span class="hint-step num">{words.step(view.step)}</span>}
        <span class="grow" />
        {compact && mayAsk && step < 4 && (
          <button class="icon-button" type="button" aria-label={next} onClick={ask}>
            <Icon name="next" size={20} />
          </button>
        )}
        <button class="icon-button" type="button" aria-label={all.button.close}
          onClick={() => dispatch({ kind: 'hide-hint' })}>
          <Icon name="close" size={18} />
        </button>
      </div>
      {view === undefined
        ? <p class="hint-note">{found === undefined ? words.thinking : words.none}</p>
        : <Steps {...props} view={view} hintWords={words} compact={compact} />}
      {mayAsk && !compact && (
        <button class="button small hint-next" type="button" aria-keyshortcuts="H" onClick={ask}>
          {next}{letterKeys && <kbd>H</kbd>}
        </button>
      )}
      <div class="visually-hidden" role="status" aria-live="polite">
        {view?.spoken ?? (found === undefined ? words.thinking : words.none)}
      </div>
    </section>
  );
}

interface StepsProps extends CardProps {
  readonly view: HintView;
  readonly hintWords: HintWords;
  /** Where there is little room only the newest step is shown. */
  readonly compact: boolean;
}

/** What has been shown so far; the live region tells it to those who listen. */
function Steps(props: StepsProps): JSX.Element {
  const { view, compact } = props;
  const { target, position, whole, step } = view;
  const shown = (from: number): boolean => (compact ? step === from : step >= from);
  return (
    <div class="hint-steps">
      {!compact && <Kind view={view} />}
      {step === 1 && view.notes.map((note) => <p class="hint-note">{note}</p>)}
      {target?.place !== undefined && shown(2) && <p class="hint-note">{target.place}</p>}
      {target !== undefined && shown(2) && target.way.map((note) => (
        <p class="hint-note hint-way">{note}</p>
      ))}
      {target !== undefined && shown(2) && <Chances target={target} />}
      {position !== undefined && shown(3) && (
        <p class="hint-note"><b>{position.manner}.</b> {position.zone}</p>
      )}
      {whole !== undefined && <Whole {...props} whole={whole} />}
    </div>
  );
}

function Kind({ view }: { view: HintView }): JSX.Element {
  return (
    <div class="hint-kind">
      <span class="hint-icon"><Icon name={ICONS[view.kind]} size={20} /></span>
      <h2>{view.headline}</h2>
      {view.target !== undefined && <Target target={view.target} />}
    </div>
  );
}

function Target({ target: { balls, pocket } }: { target: HintTargetView }): JSX.Element {
  return (
    <span class="hint-target" aria-hidden="true">
      {balls.map((ball, n) => (
        <>
          {n > 0 && <i class="hint-pass"><Icon name="arrow-right" size={16} /></i>}
          <BallIcon ball={ball} size={28} />
        </>
      ))}
      {pocket !== undefined && <Icon name="arrow-right" size={16} />}
      {pocket !== undefined && <b class="num">{pocket}</b>}
      {pocket !== undefined && <PocketMap pocket={pocket} />}
    </span>
  );
}

/** Side by side: this player, a club, a professional. */
function Chances({ target }: { target: HintTargetView }): JSX.Element {
  return (
    <dl class="hint-chances" aria-label={target.chanceTitle}>
      <div class="hint-chance-title">{target.chanceTitle}</div>
      {target.chances.map(({ arm, name, share, percent }) => (
        <div class="hint-chance" data-arm={arm}>
          <dt>{name}</dt>
          <dd class="num">{percent}</dd>
          <span class="hint-bar" aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </span>
        </div>
      ))}
    </dl>
  );
}

function Whole({ table, whole, hintWords }: StepsProps & { whole: HintWholeView }): JSX.Element {
  const aim = { ...table.aim, tipRight: whole.tipRight, tipUp: whole.tipUp };
  return (
    <div class="hint-whole">
      <span class="hint-tip"><TipFace table={{ ...table, aim }} /></span>
      <dl>
        <div><dt>{hintWords.tip}</dt><dd>{whole.tip}</dd></div>
        <div><dt>{hintWords.speed}</dt><dd class="num">{whole.speed}</dd></div>
        {whole.margin !== undefined && (
          <div><dt>{hintWords.margin}</dt><dd>{whole.margin.text}</dd></div>
        )}
        {whole.next.length > 0 && (
          <div class="hint-next-shots">
            <dt>{hintWords.then}</dt>
            <dd class="hint-then">
              {whole.next.map(({ ball, pocket }) => (
                <span><BallIcon ball={ball} size={20} /> {pocket}</span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
