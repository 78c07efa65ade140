/** Elevation, speed and fine aim: the parts from which each layout builds its stroke panel. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { STEEPEST } from '../elevation.ts';
import { MAX_SPEED, MIN_SPEED } from '../input/power.ts';
import { Icon } from '../icons.tsx';
import { formatTenths, formatWhole } from '../words/index.ts';
import { shareOfSpeed, speedOfShare } from './power.ts';
import type { HudProps } from './props.ts';
import { Slider } from './slider.tsx';

type ControlProps = Pick<HudProps, 'state' | 'table' | 'words' | 'dispatch'> & {
  readonly disabled: boolean;
};

/** Above this elevation the stroke is a jump or a massé, degrees. */
const STEEP = 20;

/** The elevation that the stroke will have, degrees. */
export function elevationOf({ aim }: HudProps['table']): number {
  return Math.max(aim.elevationDegrees, Math.min(STEEPEST, aim.minimumElevationDegrees));
}

/** Why the elevation is worth a word: raised by a rail, or steep. */
export function elevationNote({ table, words }: ControlProps): string | undefined {
  const { elevationDegrees, minimumElevationDegrees } = table.aim;
  if (elevationOf(table) > STEEP) return words.stroke.jump;
  return minimumElevationDegrees > Math.max(elevationDegrees, 0.5)
    ? words.stroke.raised
    : undefined;
}

export function Elevation(props: ControlProps): JSX.Element {
  const { state, table, words, dispatch, disabled } = props;
  const { language } = state.settings;
  const degrees = elevationOf(table);
  const whole = Math.round(degrees);
  const least = Math.min(1, table.aim.minimumElevationDegrees / STEEPEST);
  const note = elevationNote(props);
  return (
    <div class="elevation">
      <div class="control-label">
        <span data-tone={note === undefined ? 'plain' : 'warn'}>
          {note ?? words.stroke.elevation}
        </span>
        <b class="num">{formatWhole(language, whole)}°</b>
      </div>
      <Slider class="elevation-slider" label={words.stroke.elevation} orientation="horizontal"
        share={degrees / STEEPEST} step={1 / STEEPEST} valueNow={whole} valueMax={STEEPEST}
        valueText={[words.stroke.elevationSpoken(whole), ...(note === undefined ? [] : [note])]
          .join(', ')}
        disabled={disabled}
        onShare={(share) => dispatch({
          kind: 'set-elevation', degrees: Math.round(share * STEEPEST),
        })}>
        <span class="track"><i class="hatched" style={{ width: `${least * 100}%` }} /></span>
        <span class="thumb" style={{ left: `${(degrees / STEEPEST) * 100}%` }} />
      </Slider>
    </div>
  );
}

/** Cue speed in m/s and the share of the bar in percent. */
export function SpeedNumber({ state, table, words }: ControlProps): JSX.Element {
  const { language } = state.settings;
  const percent = Math.round(shareOfSpeed(table.aim.speed) * 100);
  return (
    <div class="speed">
      <div class="control-label">
        <span>{words.stroke.speed}</span>
        <span class="percent">{formatWhole(language, percent)}&nbsp;%</span>
      </div>
      <div class="speed-value">
        <b class="num">{formatTenths(language, table.aim.speed)}</b>
        <span>&nbsp;{words.stroke.speedUnit}</span>
      </div>
    </div>
  );
}

function speedSlider({ state, table, words }: ControlProps) {
  const { language } = state.settings;
  const share = shareOfSpeed(table.aim.speed);
  const speed = formatTenths(language, table.aim.speed);
  return {
    label: words.stroke.speed, share, step: 0.02,
    valueNow: Math.round(table.aim.speed * 10) / 10, valueMin: MIN_SPEED, valueMax: MAX_SPEED,
    valueText: words.stroke.speedSpoken(speed, formatWhole(language, share * 100)),
  };
}

/** The power bar: set here, shoot with the button. */
export function PowerBar(props: ControlProps): JSX.Element {
  const slider = speedSlider(props);
  return (
    <Slider {...slider} class="power-bar" orientation="vertical" disabled={props.disabled}
      onShare={(share) => props.dispatch({ kind: 'set-speed', speed: speedOfShare(share) })}>
      <b style={{ height: `${slider.share * 100}%` }} />
      <s style={{ top: '25%' }} /><s style={{ top: '50%' }} /><s style={{ top: '75%' }} />
    </Slider>
  );
}

/** Pulled less than this the stroke does not count, and letting go cancels. */
const LEAST_PULL = 0.08;

/**
 * The pull bar of touch screens: drag down and let go to shoot; back at the top it cancels.
 * With keys it only sets the speed.
 */
export function PullBar(props: ControlProps): JSX.Element {
  const { state, table, words, dispatch, disabled } = props;
  const before = useRef<number | undefined>(undefined);
  const pulled = useRef(0);
  const slider = speedSlider(props);
  const pull = (share: number) => {
    before.current ??= table.aim.speed;
    pulled.current = share;
    dispatch({ kind: 'set-speed', speed: speedOfShare(share) });
  };
  const release = () => {
    const speed = before.current;
    before.current = undefined;
    if (speed === undefined) return;
    if (pulled.current >= LEAST_PULL) dispatch({ kind: 'shoot' });
    else dispatch({ kind: 'set-speed', speed });
  };
  const top = `${slider.share * 100}%`;
  return (
    <div class="pull-bar" data-disabled={disabled} title={words.stroke.pull}>
      <Slider {...slider} class="pull-track" orientation="vertical" origin="end"
        disabled={disabled} onShare={pull} onRelease={release}>
        <span class="pull-rail"><b style={{ height: top }} /></span>
        <span class="pull-knob" style={{ top }}><Icon name="chevrons-down" /></span>
      </Slider>
      <span class="pull-value" style={{ top }} aria-hidden="true">
        <b class="num">{formatTenths(state.settings.language, table.aim.speed)}</b>
        <span>&nbsp;{words.stroke.speedUnit}</span>
      </span>
    </div>
  );
}

/** Degrees for one pixel across the fine wheel. */
const WHEEL_GAIN = 0.01;
const WHEEL_TICKS = Array.from({ length: 33 }, (_, index) => index - 16);

/** The fine aim wheel: a hundredth of a degree for a pixel. */
export function FineWheel({ state, table, words, dispatch, disabled }: ControlProps): JSX.Element {
  const last = useRef<number | undefined>(undefined);
  const heading = formatTenths(state.settings.language, table.aim.headingDegrees);
  const phase = (table.aim.headingDegrees / WHEEL_GAIN / 12) % 4;
  const turn = (byDegrees: number) => dispatch({ kind: 'turn-aim', byDegrees });
  return (
    <div class="fine-wheel" role="slider" tabIndex={disabled ? -1 : 0} aria-disabled={disabled}
      aria-label={words.stroke.fineAim} aria-valuemin={0} aria-valuemax={360}
      aria-valuenow={Math.round(table.aim.headingDegrees)}
      aria-valuetext={words.stroke.fineAimSpoken(heading)}
      onPointerDown={(event) => {
        if (disabled) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (last.current === undefined) return;
        turn(-(event.clientX - last.current) * WHEEL_GAIN);
        last.current = event.clientX;
      }}
      onLostPointerCapture={() => {
        last.current = undefined;
      }}
      onKeyDown={(event) => {
        const sign = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
        if (sign === undefined || disabled) return;
        event.preventDefault();
        event.stopPropagation();
        turn(sign * 0.1);
      }}>
      <svg viewBox="-100 0 200 52" preserveAspectRatio="none" aria-hidden="true">
        {WHEEL_TICKS.map((tick) => <WheelTick at={tick - phase} long={tick % 4 === 0} />)}
        <path class="wheel-mark" d="M0 8v36" />
      </svg>
    </div>
  );
}

function WheelTick({ at, long }: { at: number; long: boolean }): JSX.Element {
  const angle = (at / 18) * (Math.PI / 2);
  const x = Math.sin(angle) * 100;
  const [from, to] = long ? [13, 39] : [18, 34];
  return (
    <path class="wheel-tick" d={`M${x.toFixed(2)} ${from}V${to}`}
      opacity={Math.max(0, Math.cos(angle)) * 0.7} />
  );
}
