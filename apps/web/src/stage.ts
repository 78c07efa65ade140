/**
 * What is to be seen behind the panels: the flat plan at once, the 3D scene when it is there.
 *
 * The stage owns the canvases and whatever of the picture is not state: how the balls are turned,
 * how far the cue is drawn back by hand, which view draws. It decides nothing.
 */
import { createAimAid } from './aim-aid.ts';
import { homePicture } from './home-picture.ts';
import type { Picture, Quality, TableView } from './picture.ts';
import { pictureOf, secondsOf } from './picture-of.ts';
import { type Orientations, turnBalls } from './playback.ts';
import { createPlan } from './plan/plan.ts';
import type { Activity, State, Table } from './state.ts';
import { strokeOf } from './update/playing.ts';

export interface StageWorld {
  readonly host: HTMLElement;
  state(): State;
  /** What panels cover of a window in which `surface` draws. */
  insets(width: number, height: number, surface: 'plan' | 'scene'): Picture['insets'];
  requestFrame(): void;
  /** A shot that rolls may be over. */
  tick(): void;
  trouble(detail: string): void;
}

type Rolling = Activity & { readonly kind: 'rolling' };

/** The 3D scene fades in over the plan, milliseconds. */
const FADE_MS = 400;
const REDUCED_FADE_MS = 120;
/** The plan is drawn at no more than this many device pixels a CSS pixel. */
const MOST_DENSE = 2;

export class Stage {
  private readonly world: StageWorld;
  private readonly plan: TableView;
  private scene: TableView | undefined;
  private loading = false;
  private planUntilMs = Infinity;
  private width = 0;
  private height = 0;
  private orientations: Orientations = new Map();
  private shown: { readonly rolling: Rolling; readonly seconds: number } | undefined;
  private pull = 0;
  private readonly aidOf = createAimAid();

  constructor(world: StageWorld) {
    this.world = world;
    this.plan = createPlan(this.newCanvas('plan'));
  }

  /** The view that is picked from and projected to. */
  view(): TableView {
    return this.scene ?? this.plan;
  }

  /** Which surface draws. */
  surface(): 'plan' | 'scene' {
    return this.scene === undefined ? 'plan' : 'scene';
  }

  /** Draws what is to be seen now. True while it wants another frame by itself. */
  draw(nowMs: number): boolean {
    this.measure();
    const { table } = this.world.state();
    if (table?.activity.kind === 'rolling') {
      this.turnTo(table.activity, nowMs);
      this.world.tick();
    }
    const picture = this.pictureNow(nowMs);
    let again = this.world.state().table?.activity.kind === 'rolling';
    if (this.scene !== undefined) again = this.scene.draw(picture, nowMs) || again;
    if (nowMs < this.planUntilMs) again = this.plan.draw(picture, nowMs) || again;
    return again;
  }

  /** The picture that is due at `nowMs`. */
  pictureNow(nowMs: number): Picture {
    const state = this.world.state();
    const insets = this.world.insets(this.width, this.height, this.surface());
    const { table, settings } = state;
    if (table === undefined) return homePicture(insets, settings.reducedMotion);
    return pictureOf(table, {
      settings, nowMs, insets, orientations: this.orientations, pull: this.pull,
      aid: this.aid(table, state),
    });
  }

  /** The hand draws the cue back beyond its rest. */
  showPull(metres: number): void {
    this.pull = metres;
    this.world.requestFrame();
  }

  /** Brings the 3D scene in `quality`, or takes it away. A scene that fails leaves the plan. */
  async show(quality: Quality | 'plan'): Promise<void> {
    this.closeScene();
    if (quality === 'plan' || this.loading) return;
    this.loading = true;
    try {
      const { createScene } = await import('./scene/scene.ts');
      this.openScene((canvas) => createScene(canvas, quality), quality);
    } catch (error) {
      this.closeScene();
      this.world.trouble(error instanceof Error ? error.message : String(error));
    } finally {
      this.loading = false;
      this.world.requestFrame();
    }
  }

  dispose(): void {
    this.closeScene();
    this.plan.dispose();
    this.plan.canvas.remove();
  }

  private openScene(
    create: (canvas: HTMLCanvasElement) => TableView, quality: Quality,
  ): void {
    const canvas = this.newCanvas('scene');
    canvas.style.opacity = '0';
    try {
      this.scene = create(canvas);
    } catch (error) {
      canvas.remove();
      throw error;
    }
    this.fit(this.scene);
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      canvas.style.display = 'none';
      this.scene = undefined;
      this.planUntilMs = Infinity;
      this.world.trouble('WebGL');
      this.world.requestFrame();
    });
    canvas.addEventListener('webglcontextrestored', () => {
      canvas.remove();
      void this.show(quality);
    });
    this.fadeIn(canvas);
  }

  /** The scene's first picture is drawn out of sight; then it is uncovered. */
  private fadeIn(canvas: HTMLCanvasElement): void {
    const { reducedMotion } = this.world.state().settings;
    const fadeMs = reducedMotion ? REDUCED_FADE_MS : FADE_MS;
    const nowMs = performance.now();
    this.scene?.draw(this.pictureNow(nowMs), nowMs);
    canvas.style.transition = `opacity ${fadeMs}ms ease-out`;
    requestAnimationFrame(() => {
      canvas.style.opacity = '1';
      this.planUntilMs = performance.now() + fadeMs;
    });
  }

  private closeScene(): void {
    this.planUntilMs = Infinity;
    const { scene } = this;
    this.scene = undefined;
    scene?.dispose();
    scene?.canvas.remove();
    this.world.requestFrame();
  }

  private newCanvas(name: string): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.className = `stage-${name}`;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%';
    this.world.host.append(canvas);
    return canvas;
  }

  /** Takes up a changed size of the window. */
  private measure(): void {
    const { clientWidth, clientHeight } = this.world.host;
    if (clientWidth === this.width && clientHeight === this.height) return;
    this.width = clientWidth;
    this.height = clientHeight;
    this.fit(this.plan);
    if (this.scene !== undefined) this.fit(this.scene);
  }

  private fit(view: TableView): void {
    const ratio = Math.min(MOST_DENSE, window.devicePixelRatio);
    view.resize(Math.max(1, this.width), Math.max(1, this.height), ratio);
  }

  /** Adds the spin between the last picture of a shot and this one. */
  private turnTo(rolling: Rolling, nowMs: number): void {
    const seconds = Math.min(secondsOf(rolling, nowMs), rolling.trace.duration);
    const from = this.shown?.rolling === rolling ? this.shown.seconds : 0;
    this.orientations = turnBalls(
      this.orientations, rolling.before, rolling.trace, from, seconds,
    );
    this.shown = { rolling, seconds };
  }

  private aid(table: Table, { settings }: State): Picture['aim'] {
    if (table.activity.kind !== 'aiming') return undefined;
    const { setup, layout, situation } = table.match;
    return this.aidOf({
      tableId: setup.table, params: setup.params, layout, stroke: strokeOf(table),
      level: settings.aimAid, breaking: situation.phase === 'break',
    });
  }
}
