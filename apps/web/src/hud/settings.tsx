/** Personal settings: nothing here changes the match. */
import type { JSX } from 'preact';
import type { Dispatch } from '../intent.ts';
import type { Language, Settings } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { Choice } from './choice.tsx';
import { Row, Toggle } from './fields.tsx';
import { LookFields } from './look-fields.tsx';

const LANGUAGES: readonly { value: Language; text: string }[] = [
  { value: 'ru', text: 'Русский' }, { value: 'en', text: 'English' },
];
const AIM_AIDS = ['none', 'ghost', 'short', 'full'] as const;
const GRAPHICS = ['auto', 'plan', 'low', 'mid', 'high'] as const;
const PACES = ['instant', 'normal', 'slow'] as const;
const TEXT_SIZES = [100, 112, 125] as const;

export function SettingsForm({ settings, words, dispatch }: {
  settings: Settings; words: Messages; dispatch: Dispatch;
}): JSX.Element {
  const { settings: say } = words;
  const change = (part: Partial<Settings>) => dispatch({ kind: 'change-settings', change: part });
  return (
    <div class="settings">
      <Row label={say.language}>
        <Choice name="language" label={say.language} options={LANGUAGES} value={settings.language}
          onValue={(language) => dispatch({ kind: 'set-language', language })} />
      </Row>
      <Row label={say.aimAid}>
        <Choice name="aim-aid" label={say.aimAid} value={settings.aimAid}
          options={AIM_AIDS.map((value) => ({ value, text: say.aimAids[value] }))}
          onValue={(aimAid) => change({ aimAid })} />
      </Row>
      <Row label={say.graphics}>
        <Choice name="graphics" label={say.graphics} value={settings.graphics}
          options={GRAPHICS.map((value) => ({ value, text: say.graphicsChoices[value] }))}
          onValue={(graphics) => change({ graphics })} />
      </Row>
      <LookFields settings={settings} words={words} change={change} />
      <Row label={say.computerPace}>
        <Choice name="computer-pace" label={say.computerPace} value={settings.computerPace}
          options={PACES.map((value) => ({ value, text: say.computerPaces[value] }))}
          onValue={(computerPace) => change({ computerPace })} />
      </Row>
      <Volume label={say.tableVolume} value={settings.tableVolume}
        onValue={(tableVolume) => change({ tableVolume })} />
      <Volume label={say.signalVolume} value={settings.signalVolume}
        onValue={(signalVolume) => change({ signalVolume })} />
      <Row label={say.textSize}>
        <Choice name="text-size" label={say.textSize} value={settings.textSize}
          options={TEXT_SIZES.map((value) => ({ value, text: `${value}\u00a0%` }))}
          onValue={(textSize) => change({ textSize })} />
      </Row>
      <Toggle label={say.haptics} note={say.hapticsNote} on={settings.haptics}
        onChange={(haptics) => change({ haptics })} />
      <Toggle label={say.letterKeys} note={say.letterKeysNote} on={settings.letterKeys}
        onChange={(letterKeys) => change({ letterKeys })} />
      <Toggle label={say.reducedMotion} note={say.reducedMotionNote} on={settings.reducedMotion}
        onChange={(reducedMotion) => change({ reducedMotion })} />
    </div>
  );
}

function Volume({ label, value, onValue }: {
  label: string; value: number; onValue: (value: number) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <span class="volume">
        <input type="range" min={0} max={100} step={10} value={value}
          aria-valuetext={`${value}\u00a0%`}
          onInput={(event) => onValue(Number(event.currentTarget.value))} />
        <output>{`${value}\u00a0%`}</output>
      </span>
    </label>
  );
}
