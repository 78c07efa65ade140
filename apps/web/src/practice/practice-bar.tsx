/** The header of a practice table: the way back, the task, how it goes; the last try's outcome. */
import type { JSX } from 'preact';
import type { HudProps } from '../hud/props.ts';
import { Icon } from '../icons.tsx';
import './practice-bar.css';
import { suggestedLevel } from './five-shots.ts';
import { type Session, progressId } from './model.ts';
import { percentText } from './percent.ts';
import { SERIES, progressOf, shareOf } from './progress.ts';
import { Ticks } from './progress-card.tsx';
import { EMPTY_RECORD } from './kept.ts';
import type { PracticeWords } from './texts.ts';
import { practiceWords } from './words.ts';

export function PracticeBar(props: HudProps & { session: Session }): JSX.Element {
  const { state, session, dispatch } = props;
  const { language } = state.settings;
  const texts = practiceWords(language);
  const { exercise, kind } = session;
  const counted = kind !== 'free' && kind !== 'level';
  const title = exercise?.title[language] ?? titleOf(session, texts);
  const task = exercise?.task[language] ?? (kind === 'drill' ? '' : texts.kinds[kind].lead);
  const progress = progressOf(state.practice?.record ?? EMPTY_RECORD, progressId(session));
  const share = shareOf(progress.series);
  const back = state.practice?.page === 'editor' ? texts.toEditor : texts.toPractice;
  return (
    <div class="header practice-bar" role="region" aria-label={texts.practiceTable}>
      <button class="icon-button" type="button" aria-label={back} title={`${back} (Esc)`}
        aria-keyshortcuts="Escape" onClick={() => dispatch({ kind: 'leave-practice' })}>
        <Icon name="leave" />
      </button>
      <div class="practice-task">
        <b>{title}</b>
        <span title={task}>{task}</span>
      </div>
      {counted && (
        <div class="practice-count">
          <Ticks series={progress.series} texts={texts} />
          <span class="practice-series">{texts.series(progress.series.length, SERIES)}</span>
          {share !== undefined && <b class="num">{percentText(share, texts, language)}</b>}
        </div>
      )}
    </div>
  );
}

function titleOf({ kind }: Session, texts: PracticeWords): string {
  return kind === 'drill' ? texts.title : texts.kinds[kind].title;
}

/** How the try ended, and what comes next. */
export function TryCard(props: HudProps & { session: Session }): JSX.Element | undefined {
  const { state, session, words, dispatch } = props;
  const { outcome, kind } = session;
  if (outcome === undefined) return undefined;
  const texts = practiceWords(state.settings.language);
  const whole = outcome.points === outcome.of;
  const over = kind === 'level' && (session.queue ?? []).length === 0;
  const level = suggestedLevel(session.pots);
  return (
    <section class="try-card" role="status" data-made={whole}>
      <h2>
        <Icon name={whole ? 'check' : 'close'} size={22} />
        {outcome.of > 1 ? texts.points(outcome.points, outcome.of)
          : whole ? texts.made : texts.missed}
      </h2>
      {over && (
        <p>
          {texts.fivePots(session.pots)}. {texts.suggested(`${level} · ${words.level[level]}`)}.
          {' '}{texts.guess}
        </p>
      )}
      <button class="button primary" type="button" aria-keyshortcuts="U"
        onClick={() => dispatch({ kind: 'retry' })}>
        <Icon name="again" size={18} />{over ? texts.toPractice : texts.nextTry}
        {state.settings.letterKeys && <kbd>U</kbd>}
      </button>
    </section>
  );
}
