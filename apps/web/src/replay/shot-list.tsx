/** The racks and their strokes at the side; each row leads to its stroke. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BallIcon } from '../icons.tsx';
import type { Language } from '../state.ts';
import type { Film, FilmNote, FilmShot } from './film.ts';
import { callText, noteText, resultText } from './film-texts.ts';
import type { Model } from './model.ts';
import { replayWords } from './words-in.ts';
import type { ReplayWords } from './words.ts';

export function ShotList({ film, model, language }: {
  film: Film; model: Model; language: Language;
}): JSX.Element {
  const words = replayWords(language);
  const now = model.shotIndex.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [now, film]);
  return (
    <div class="shots" ref={list} role="region" aria-label={words.shots} tabIndex={-1}>
      {film.racks.map((rack) => (
        <section key={rack.number}>
          <h2 class="rack-head">
            <span>{words.rack(rack.number)}</span>
            <span class="num rack-score">{rack.score.A}&nbsp;:&nbsp;{rack.score.B}</span>
            {rack.breaker !== undefined && (
              <span class="rack-breaker">{words.breaks(film.match.setup.names[rack.breaker])}</span>
            )}
          </h2>
          <ol>
            {rack.items.map((item) => (item.kind === 'shot'
              ? (
                <ShotRow key={item.line} shot={item} film={film} words={words}
                  current={item.index === now} onChoose={() => model.choose(item.index)} />
              )
              : <NoteRow key={item.line} note={item} film={film} language={language} />))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function ShotRow({ shot, film, words, current, onChoose }: {
  shot: FilmShot; film: Film; words: ReplayWords; current: boolean; onChoose: () => void;
}): JSX.Element {
  const call = callText(shot, words);
  const result = resultText(shot, words);
  const name = film.match.setup.names[shot.entry.seat];
  return (
    <li>
      <button class="shot-row" type="button" aria-current={current} onClick={onChoose}>
        <span class="shot-number">{shot.number}</span>
        {call.kind === 'pot'
          ? (
            <span class="shot-call">
              <BallIcon ball={call.ball} size={22} />
              <span class="visually-hidden">{call.ball}</span>
              <span>→&nbsp;{call.pocket}</span>
            </span>
          )
          : <span class="shot-call shot-word">{call.word}</span>}
        <span class="shot-result" data-kind={result.kind}>{result.word}</span>
        <span class="shot-who" data-comes={shot.comes}>{name}</span>
      </button>
    </li>
  );
}

function NoteRow({ note, film, language }: {
  note: FilmNote; film: Film; language: Language;
}): JSX.Element {
  return <li class="shot-note">{noteText(film, note, language)}</li>;
}
