/**
 * Mouse and fingers over the table → intents. One finger or the left button aims, places and
 * calls; two fingers or the right button move the camera; the wheel sets the speed.
 */
import { isObjectBall } from '@tenball/equipment';
import { callOf } from '../call-of.ts';
import type { Intent } from '../intent.ts';
import type { TableView } from '../picture.ts';
import type { State, Table } from '../state.ts';
import { fineness, turnOfDrag } from './aim.ts';
import { ballUnder, holeUnder, looksDown, onCloth } from './hit.ts';
import { FINGER_LIFT } from './place.ts';
import { SPEED_STEP, type StrokeSample, strokeSpeed } from './power.ts';

/** One report of a pointer, in CSS pixels of the canvas. */
export interface PointerSample {
  readonly id: number;
  readonly pointer: 'mouse' | 'touch';
  readonly x: number;
  readonly y: number;
  /** Bits as in `PointerEvent.buttons`: 1 left, 2 right, 4 middle. */
  readonly buttons: number;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly atMs: number;
}

export interface PointerWorld {
  state(): State;
  view(): TableView | undefined;
  dispatch(intent: Intent): void;
  /** The hand draws the cue back by this much beyond its rest, metres. */
  showPull(metres: number): void;
  /** The camera was moved: a new picture is due though the state is the same. */
  cameraMoved(): void;
}

/** The keys held while the wheel turns. */
export interface WheelKeys {
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
}

type Mode =
  | { readonly kind: 'idle' }
  /** Not yet clear whether this is a tap or a drag. */
  | { readonly kind: 'press'; readonly start: PointerSample }
  | { readonly kind: 'aim'; readonly last: PointerSample }
  | { readonly kind: 'carry' }
  | { readonly kind: 'orbit'; readonly last: PointerSample };

/** Further than this a press is a drag, pixels. */
const SLOP = { mouse: 4, touch: 8 };
/** Wheel units of one notch, and the most notches that one report may stand for. */
const NOTCH = 100;
const MOST_NOTCHES = 3;
const PULL_PER_PIXEL = 1 / 320;
/** Logarithm of the distance for one step of the camera's zoom. */
const ZOOM_STEP = 0.12;

/** The pointers over one table: what they are doing, and what they ask for. */
export class Hand {
  private readonly world: PointerWorld;
  private readonly fingers = new Map<number, PointerSample>();
  private mode: Mode = { kind: 'idle' };
  private stroke: StrokeSample[] | undefined;

  constructor(world: PointerWorld) {
    this.world = world;
  }

  down(sample: PointerSample): void {
    if (sample.pointer === 'touch') this.fingers.set(sample.id, sample);
    if (this.fingers.size > 1 || (sample.buttons & 6) !== 0) {
      this.mode = { kind: 'orbit', last: sample };
    } else {
      this.press(sample);
    }
  }

  move(sample: PointerSample): void {
    const activity = this.table?.activity.kind;
    if (this.stroke !== undefined && activity === 'aiming') this.pull(this.stroke, sample);
    else if (this.fingers.size > 1) this.pinch(sample);
    else if (this.mode.kind !== 'idle') this.drag(sample);
    else if (sample.pointer === 'mouse' && activity === 'placing') this.carry(sample);
    if (this.fingers.has(sample.id)) this.fingers.set(sample.id, sample);
  }

  up(sample: PointerSample): void {
    this.fingers.delete(sample.id);
    const [left] = this.fingers.values();
    if (left !== undefined) {
      this.mode = { kind: 'orbit', last: left };
      return;
    }
    const { mode } = this;
    this.mode = { kind: 'idle' };
    if (mode.kind === 'press') this.tap(mode.start);
    if (mode.kind === 'carry') this.world.dispatch({ kind: 'drop-cue-ball' });
  }

  cancel(): void {
    this.fingers.clear();
    this.mode = { kind: 'idle' };
  }

  /** The wheel sets the speed; with Ctrl, as from a pinch on a touch pad, it moves the camera. */
  wheel(delta: number, keys: WheelKeys): void {
    const notches = Math.min(MOST_NOTCHES, Math.max(-MOST_NOTCHES, -delta / NOTCH));
    const { table } = this;
    if (keys.ctrl) this.moveCamera(0, 0, -notches);
    else if (table?.activity.kind === 'aiming') {
      const speed = table.aim.speed + notches * SPEED_STEP * fineness(keys);
      this.world.dispatch({ kind: 'set-speed', speed });
    }
  }

  /** The key of the pull-and-push stroke goes down or up. */
  holdStroke(held: boolean): void {
    if (held === (this.stroke !== undefined)) return;
    this.stroke = held ? [] : undefined;
    this.world.showPull(0);
  }

  private get table(): Table | undefined {
    return this.world.state().table;
  }

  private press(sample: PointerSample): void {
    const { table } = this;
    const view = this.world.view();
    if (table?.activity.kind === 'placing') {
      this.mode = { kind: 'carry' };
      this.carry(sample);
    } else if (
      table?.activity.kind === 'aiming' && table.match.situation.cueBall !== 'asIs'
      && view !== undefined && ballUnder(view, table, sample) === 0
    ) {
      this.mode = { kind: 'carry' };
      this.world.dispatch({ kind: 'lift-cue-ball' });
    } else {
      this.mode = { kind: 'press', start: sample };
    }
  }

  private drag(sample: PointerSample): void {
    const { mode } = this;
    switch (mode.kind) {
      case 'idle': return;
      case 'press': {
        const { start } = mode;
        if (Math.hypot(sample.x - start.x, sample.y - start.y) < SLOP[sample.pointer]) return;
        this.turnAim(start, sample);
        return;
      }
      case 'aim': return this.turnAim(mode.last, sample);
      case 'carry': return this.carry(sample);
      case 'orbit': {
        this.moveCamera(sample.x - mode.last.x, sample.y - mode.last.y, 0);
        this.mode = { kind: 'orbit', last: sample };
      }
    }
  }

  private turnAim(from: PointerSample, to: PointerSample): void {
    this.mode = { kind: 'aim', last: to };
    const { table } = this;
    const view = this.world.view();
    if (table?.activity.kind !== 'aiming' || view === undefined) return;
    const at = table.match.layout[0];
    const ball = at === undefined ? undefined : view.project(onCloth(at));
    const turn = turnOfDrag({
      from, to, ball, pointer: to.pointer, view: looksDown(view) ? 'above' : 'cue',
    });
    this.world.dispatch({ kind: 'turn-aim', byDegrees: turn * fineness(to) });
  }

  private carry(sample: PointerSample): void {
    const lift = sample.pointer === 'touch' ? FINGER_LIFT : 0;
    const to = this.world.view()?.pickCloth(sample.x, sample.y - lift);
    if (to !== undefined) this.world.dispatch({ kind: 'move-cue-ball', to });
  }

  private pinch(sample: PointerSample): void {
    const before = this.fingers.get(sample.id);
    const other = [...this.fingers.values()].find(({ id }) => id !== sample.id);
    if (before === undefined || other === undefined) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const now = Math.hypot(sample.x - other.x, sample.y - other.y);
    const zoom = was > 0 && now > 0 ? Math.log(was / now) / ZOOM_STEP : 0;
    this.moveCamera((sample.x - before.x) / 2, (sample.y - before.y) / 2, zoom);
  }

  private moveCamera(dx: number, dy: number, zoom: number): void {
    if (this.table === undefined) return;
    if (this.table.view !== 'free') this.world.dispatch({ kind: 'set-view', view: 'free' });
    this.world.view()?.orbit(dx, dy, zoom);
    this.world.cameraMoved();
  }

  private pull(samples: StrokeSample[], sample: PointerSample): void {
    samples.push({ y: sample.y, atMs: sample.atMs });
    const start = samples[0]?.y ?? sample.y;
    this.world.showPull(Math.max(0, sample.y - start) * PULL_PER_PIXEL);
    const speed = strokeSpeed(samples);
    if (speed === undefined) return;
    this.holdStroke(false);
    this.world.dispatch({ kind: 'set-speed', speed });
    this.world.dispatch({ kind: 'shoot' });
  }

  /** A ball is aimed at, or called while a call is being made; a pocket is called. */
  private tap(sample: PointerSample): void {
    const { table } = this;
    const view = this.world.view();
    if (table?.activity.kind !== 'aiming' || view === undefined) return;
    const ball = ballUnder(view, table, sample);
    if (ball !== undefined && isObjectBall(ball)) {
      const point = table.match.layout[ball];
      const calling = table.call.kind === 'pot' && callOf(table).kind === 'needed';
      if (calling) this.world.dispatch({ kind: 'call-ball', ball });
      else if (point !== undefined) this.world.dispatch({ kind: 'aim-at', point });
      return;
    }
    const hole = holeUnder(view, table, sample);
    if (hole !== undefined) this.world.dispatch({ kind: 'call-pocket', pocket: hole.pocket });
  }
}
