/** Under the picture: play, steps, the timeline with its events, speed and loop. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';
import type { Language } from '../state.ts';
import { type Beat, beatAt } from './beats.ts';
import { beatText, placeText } from './film-texts.ts';
import type { Model } from './model.ts';
import { RATES } from './player.ts';
import { replayWords } from './words-in.ts';
import type { ReplayWords } from './words.ts';

export function PlayerBar({ model, language }: { model: Model; language: Language }): JSX.Element {
  const words = replayWords(language);
  const { playing, rate, loop } = model.head.value;
  const number = new Intl.NumberFormat(language);
  const still = model.shot.value === undefined;
  return (
    <div class="player">
      <div class="player-buttons">
        <Button icon="first" name={words.previousShot} keys="←" off={still}
          onTap={() => model.stepShot(-1)} />
        <Button icon="previous" name={words.previousEvent} keys="," off={still}
          onTap={() => model.stepEvent(-1)} />
        <button class="icon-button play-button" type="button" disabled={still}
          aria-label={playing ? words.pause : words.play}
          title={`${playing ? words.pause : words.play} · Space`} onClick={() => model.toggle()}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <Button icon="next" name={words.nextEvent} keys="." off={still}
          onTap={() => model.stepEvent(1)} />
        <Button icon="skip" name={words.nextShot} keys="→" off={still}
          onTap={() => model.stepShot(1)} />
      </div>
      <Timeline model={model} language={language} />
      <div class="player-more">
        <span class="select rate">
          <select aria-label={words.rate} value={rate}
            onChange={(event) => {
              const chosen = RATES.find((one) => String(one) === event.currentTarget.value);
              if (chosen !== undefined) model.setRate(chosen);
            }}>
            {RATES.map((one) => (
              <option key={one} value={one} selected={one === rate}>
                {words.times(number.format(one))}
              </option>
            ))}
          </select>
        </span>
        <button class="icon-button" type="button" aria-pressed={loop} aria-label={words.loop}
          title={`${words.loop} · L`} onClick={() => model.toggleLoop()}>
          <Icon name="loop" />
        </button>
      </div>
    </div>
  );
}

function Button({ icon, name, keys, off, onTap }: {
  icon: IconName; name: string; keys: string; off: boolean; onTap: () => void;
}): JSX.Element {
  return (
    <button class="icon-button" type="button" aria-label={name} title={`${name} · ${keys}`}
      disabled={off} onClick={onTap}>
      <Icon name={icon} />
    </button>
  );
}

function Timeline({ model, language }: { model: Model; language: Language }): JSX.Element {
  const words = replayWords(language);
  const duration = model.trace.value?.duration ?? 0;
  const beats = model.beats.value;
  const seconds = Math.min(duration, Math.max(0, model.head.value.seconds));
  const now = beatAt(beats, seconds);
  const share = duration === 0 ? 0 : seconds / duration;
  const { line, labels } = useLabels(beats, duration, words, now);
  return (
    <div class="timeline" ref={line} style={{ '--share': share }}>
      <div class="timeline-track" aria-hidden="true"><i /></div>
      {beats.map((beat, index) => (
        <i class="timeline-dot" aria-hidden="true" key={index} data-past={index <= now}
          style={{ '--at': duration === 0 ? 0 : beat.seconds / duration }} />
      ))}
      <input class="timeline-input" type="range" min="0" step="10" aria-label={words.timeline}
        max={Math.max(1, Math.round(duration * 1000))} value={Math.round(seconds * 1000)}
        disabled={duration === 0}
        aria-valuetext={placeText(beats[now], seconds, duration, language)}
        onInput={(event) => model.seek(Number(event.currentTarget.value) / 1000)} />
      <div class="timeline-labels" aria-hidden="true">
        {labels.map(({ index, text, at }) => (
          <span key={index} data-now={index === now} style={{ '--at': at }}>{text}</span>
        ))}
      </div>
    </div>
  );
}

interface Label {
  readonly index: number;
  readonly text: string;
  /** Part of the way along the line. */
  readonly at: number;
}

/** A letter of a label is about this wide, and labels stand this far apart, pixels. */
const LETTER = 7;
const APART = 14;

/** The labels that have room: the event reached first, then the others from the left. */
function useLabels(
  beats: readonly Beat[], duration: number, words: ReplayWords, now: number,
): { line: { current: HTMLDivElement | null }; labels: readonly Label[] } {
  const line = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = line.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const placed: (Label & { readonly from: number; readonly to: number })[] = [];
  const order = [now, 0, beats.length - 1, ...beats.keys()];
  for (const index of new Set(order)) {
    const beat = beats[index];
    if (beat === undefined || duration === 0) continue;
    const text = beatText(beat, words);
    const at = beat.seconds / duration;
    const half = (text.length * LETTER) / 2;
    const middle = Math.min(width - half, Math.max(half, at * width));
    const [from, to] = [middle - half, middle + half];
    const free = placed.every((other) => to + APART < other.from || from - APART > other.to);
    if (free) placed.push({ index, text, at: width === 0 ? at : middle / width, from, to });
  }
  return { line, labels: placed };
}
