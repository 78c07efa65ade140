/** How it goes with one drill or test: this series, the best one, last week. */
import type { JSX } from 'preact';
import { Icon } from '../icons.tsx';
import type { Language } from '../state.ts';
import { differenceText, percentText } from './percent.ts';
import { SERIES, progressOf, shareOf, weekOf, weekShare } from './progress.ts';
import type { PracticeRecord } from './kept.ts';
import type { PracticeWords } from './texts.ts';

interface CardProps {
  readonly record: PracticeRecord;
  readonly id: string;
  readonly texts: PracticeWords;
  readonly language: Language;
}

export function ProgressCard({ record, id, texts, language }: CardProps): JSX.Element {
  const progress = progressOf(record, id);
  const share = shareOf(progress.series);
  const last = weekShare(progress, weekOf(Date.now()) - 1);
  return (
    <section class="card progress">
      <header>
        <h2>{texts.progress}</h2>
        <span class="grow" />
        <span>{texts.series(progress.series.length, SERIES)}</span>
      </header>
      <p class="progress-line">
        {share === undefined
          ? <span>{texts.notYet}</span>
          : <b class="num">{percentText(share, texts, language)}</b>}
        {share !== undefined && last !== undefined && (
          <span data-tone={share >= last ? 'ok' : 'warn'}>
            {texts.since(differenceText(share - last, language))}
          </span>
        )}
      </p>
      <Ticks series={progress.series} texts={texts} />
      <p class="progress-past">{pastOf(progress.best, last, texts, language)}</p>
    </section>
  );
}

function pastOf(
  best: number | undefined, last: number | undefined, texts: PracticeWords, language: Language,
): string {
  return [
    ...(best === undefined ? [] : [texts.best(percentText(best, texts, language))]),
    ...(last === undefined ? [] : [texts.lastWeek(percentText(last, texts, language))]),
  ].join(' · ');
}

/** The tries of this series: ticks, crosses, and how many are left. */
export function Ticks({ series, texts }: {
  series: readonly number[]; texts: PracticeWords;
}): JSX.Element {
  const made = series.filter((share) => share === 1).length;
  const label = `${texts.made}: ${made}, ${texts.missed}: ${series.length - made}`;
  return (
    <span class="ticks" role="img" aria-label={label}>
      {Array.from({ length: SERIES }, (_, index) => {
        const share = series[index];
        if (share === undefined) return <i data-try="open" />;
        if (share > 0 && share < 1) return <i data-try="part">{Math.round(share * 10)}</i>;
        return (
          <i data-try={share === 1 ? 'made' : 'missed'}>
            <Icon name={share === 1 ? 'check' : 'close'} size={12} />
          </i>
        );
      })}
    </span>
  );
}
