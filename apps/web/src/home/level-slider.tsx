/** The strength of the computer: ten stops and a name. */
import type { Level } from '@tenball/ai';
import type { JSX } from 'preact';
import { Slider } from '../hud/slider.tsx';
import type { Messages } from '../words/index.ts';

export function LevelSlider({ level, levels, label, words, onLevel }: {
  level: Level; levels: readonly Level[]; label: string; words: Messages;
  onLevel: (level: Level) => void;
}): JSX.Element {
  const last = levels.length - 1;
  const at = levels.indexOf(level);
  const name = words.level[level];
  return (
    <span class="level">
      <Slider class="level-slider" label={label} orientation="horizontal" share={at / last}
        step={1 / last} valueNow={level} valueMin={1} valueMax={levels.length}
        valueText={`${level}, ${name}`}
        onShare={(share) => {
          const chosen = levels[Math.round(share * last)];
          if (chosen !== undefined) onLevel(chosen);
        }}>
        <span class="level-track">
          {levels.map((stop) => <i data-on={stop <= level} data-at={stop === level} />)}
        </span>
      </Slider>
      <output class="level-name">{level} · {name}</output>
    </span>
  );
}
