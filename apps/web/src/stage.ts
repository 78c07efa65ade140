/**
 * What is to be seen behind the panels: the flat plan at once, the 3D scene when it is there.
 *
 * The stage owns the canvases and whatever of the picture is not state: how the balls are turned,
 * how far the cue is drawn back by hand, which view draws. It decides nothing.
 */
import { createAimAid } from './aim-aid.ts';
import { homePicture } from './home-picture.ts';
import { createPace } from './pace.ts';
import type { Picture, Quality, TableView } from './picture.ts';
import { pictureOf, secondsOf, shownIn } from './picture-of.ts';
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
  /** The 3D picture is gone, or does not come. */
  trouble(detail: string): void;
}

type Rolling = Activity & { readonly kind: 'rolling' };

/** The 3D scene fades in over the plan, milliseconds. */
const FADE_MS = 400;
const REDUCED_FADE_MS = 120;
/** Pictures are drawn at no more than this many device pixels a CSS pixel. */
const MOST_DENSE = 2;
const POORER: Readonly<Record<Quality, Quality | undefined>> = {
  high: 'mid', mid: 'low', low: undefined,
};

/** The surfaces in one element of the page. */
export class Stage {
  private readonly world: StageWorld;
  private readonly plan: TableView;
  /** The scene that draws; undefined while it is loading, lost or not wanted. */
  private scene: TableView | undefined;
  private quality: Quality | 'plan' = 'plan';
  private planUntilMs = Infinity;
  private width = 0;
  private height = 0;
  private orientations: Orientations = new Map();
  private rack = '';
  private shown: { readonly rolling: Rolling; readonly seconds: number } | undefined;
  private pull = 0;
  private sceneDensity = MOST_DENSE;
  private drawing = false;
  private readonly pace = createPace();
  private readonly aidOf = createAimAid();
  private closeScene = (): void => {};

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
      this.turnTo(table, table.activity, nowMs);
      this.world.tick();
    } else if (table !== undefined) {
      this.layDown(table);
    }
    const picture = this.pictureNow(nowMs);
    this.pace.note(nowMs, this.drawing && this.scene !== undefined);
    const now = this.world.state().table?.activity;
    let again = now?.kind === 'rolling' && now.heldMs === undefined;
    if (this.scene !== undefined) again = this.scene.draw(picture, nowMs) || again;
    if (nowMs < this.planUntilMs) again = this.plan.draw(picture, nowMs) || again;
    this.drawing = again;
    this.stepDown();
    return again;
  }

  /** The hand draws the cue back beyond its rest. */
  showPull(metres: number): void {
    this.pull = metres;
    this.world.requestFrame();
  }

  /**
   * Brings the 3D scene in `quality`, with at most `mostDense` device pixels a CSS pixel, or takes
   * it away. A scene that fails leaves the plan.
   */
  async show(quality: Quality | 'plan', mostDense = MOST_DENSE): Promise<void> {
    this.closeScene();
    this.quality = quality;
    this.sceneDensity = mostDense;
    // The style sheets blur the glass of the panels where that is affordable.
    const affordable = quality === 'mid' || quality === 'high';
    document.documentElement.dataset['glass'] = affordable ? 'blurred' : 'plain';
    this.world.requestFrame();
    if (quality === 'plan') return;
    try {
      const { createScene } = await import('./scene/scene.ts');
      if (this.quality === quality) this.openScene((canvas) => createScene(canvas, quality));
    } catch (error) {
      this.closeScene();
      this.world.trouble(error instanceof Error ? error.message : String(error));
    }
  }

  dispose(): void {
    this.closeScene();
    this.quality = 'plan';
    this.plan.dispose();
    this.plan.canvas.remove();
  }

  private pictureNow(nowMs: number): Picture {
    const state = this.world.state();
    const insets = this.world.insets(this.width, this.height, this.surface());
    const { table, settings } = state;
    if (table === undefined) return homePicture(insets, settings.reducedMotion);
    return pictureOf(table, {
      settings, nowMs, insets, orientations: this.orientations, pull: this.pull,
      aid: this.aid(table, state),
    });
  }

  private openScene(create: (canvas: HTMLCanvasElement) => TableView): void {
    const canvas = this.newCanvas('scene');
    canvas.style.opacity = '0';
    const remove = () => {
      this.closeScene = () => {};
      this.takeAway(canvas);
      canvas.remove();
    };
    this.closeScene = remove;
    const scene = create(canvas);
    this.closeScene = () => {
      remove();
      scene.dispose();
    };
    canvas.addEventListener('webglcontextlost', () => {
      if (canvas.isConnected) this.lose(canvas);
    });
    canvas.addEventListener('webglcontextrestored', () => this.uncover(scene));
    this.uncover(scene);
  }

  /** The context is gone: the plan takes over until it comes back. */
  private lose(canvas: HTMLCanvasElement): void {
    this.takeAway(canvas);
    this.world.trouble('WebGL: context lost');
  }

  private takeAway(canvas: HTMLCanvasElement): void {
    this.scene = undefined;
    this.planUntilMs = Infinity;
    canvas.style.transition = '';
    canvas.style.opacity = '0';
    this.world.requestFrame();
  }

  /** The scene's first picture is drawn out of sight; then it fades in over the plan. */
  private uncover(scene: TableView): void {
    const { reducedMotion } = this.world.state().settings;
    const fadeMs = reducedMotion ? REDUCED_FADE_MS : FADE_MS;
    this.scene = scene;
    this.pace.reset();
    this.fit(scene);
    const nowMs = performance.now();
    scene.draw(this.pictureNow(nowMs), nowMs);
    requestAnimationFrame(() => {
      if (this.scene !== scene) return;
      scene.canvas.style.transition = `opacity ${fadeMs}ms ease-out`;
      scene.canvas.style.opacity = '1';
      this.planUntilMs = performance.now() + fadeMs;
      this.world.requestFrame();
    });
  }

  /** A device that draws too slowly gets a poorer picture, never in the middle of a stroke. */
  private stepDown(): void {
    const { settings, table } = this.world.state();
    if (!this.pace.isTooSlow() || table?.activity.kind === 'rolling') return;
    this.pace.reset();
    const poorer = this.quality === 'plan' ? undefined : POORER[this.quality];
    if (settings.graphics !== 'auto' || poorer === undefined) return;
    void this.show(poorer, this.sceneDensity);
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
    const most = view === this.plan ? MOST_DENSE : this.sceneDensity;
    const ratio = Math.min(most, window.devicePixelRatio);
    view.resize(Math.max(1, this.width), Math.max(1, this.height), ratio);
  }

  /** A rack is laid down by hand, with the numbers to be seen. */
  private layDown({ match }: Table): void {
    const rack = `${match.setup.seed} ${match.rackNumber}`;
    if (rack === this.rack) return;
    this.rack = rack;
    this.orientations = new Map();
  }

  /** Adds the spin between the last picture of a shot and this one. */
  private turnTo(table: Table, rolling: Rolling, nowMs: number): void {
    const seconds = secondsOf(rolling, nowMs);
    const from = this.shown?.rolling === rolling ? this.shown.seconds : 0;
    this.orientations = turnBalls(this.orientations, shownIn(table, rolling), from, seconds);
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
