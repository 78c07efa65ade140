/**
 * The canvases of a table in one element of the page: the flat plan at once, the 3D scene when it
 * is there. Loading, fading in, lost contexts and sizes are seen to here; what is drawn is not.
 */
import { createPace } from './pace.ts';
import type { Picture, Quality, TableView } from './picture.ts';
import { createPlan } from './plan/plan.ts';

export interface SurfacesWorld {
  readonly host: HTMLElement;
  /** What is to be seen at an instant. */
  picture(nowMs: number): Picture;
  requestFrame(): void;
  reducedMotion(): boolean;
  /** A device that draws too slowly may get a poorer picture now. */
  mayStepDown(): boolean;
  /** The 3D picture is gone, or does not come. */
  trouble(detail: string): void;
}

/** The 3D scene fades in over the plan, milliseconds. */
const FADE_MS = 400;
const REDUCED_FADE_MS = 120;
/** Pictures are drawn at no more than this many device pixels a CSS pixel. */
const MOST_DENSE = 2;
const POORER: Readonly<Record<Quality, Quality | undefined>> = {
  high: 'mid', mid: 'low', low: undefined,
};

/** The surfaces in one element of the page. */
export class Surfaces {
  width = 0;
  height = 0;
  private readonly world: SurfacesWorld;
  private readonly plan: TableView;
  /** The scene that draws; undefined while it is loading, lost or not wanted. */
  private scene: TableView | undefined;
  private quality: Quality | 'plan' = 'plan';
  private planUntilMs = Infinity;
  private sceneDensity = MOST_DENSE;
  private drawing = false;
  private readonly pace = createPace();
  private closeScene = (): void => {};

  constructor(world: SurfacesWorld) {
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

  /** Draws what is to be seen now; `moves`: another frame is wanted anyway. True for another. */
  draw(nowMs: number, moves: boolean): boolean {
    const picture = this.world.picture(nowMs);
    this.pace.note(nowMs, this.drawing && this.scene !== undefined);
    let again = moves;
    if (this.scene !== undefined) again = this.scene.draw(picture, nowMs) || again;
    if (nowMs < this.planUntilMs) again = this.plan.draw(picture, nowMs) || again;
    this.drawing = again;
    this.stepDown();
    return again;
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

  /** Takes up a changed size of the window. */
  measure(): void {
    const { clientWidth, clientHeight } = this.world.host;
    if (clientWidth === this.width && clientHeight === this.height) return;
    this.width = clientWidth;
    this.height = clientHeight;
    this.fit(this.plan);
    if (this.scene !== undefined) this.fit(this.scene);
  }

  dispose(): void {
    this.closeScene();
    this.quality = 'plan';
    this.plan.dispose();
    this.plan.canvas.remove();
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
    const fadeMs = this.world.reducedMotion() ? REDUCED_FADE_MS : FADE_MS;
    this.scene = scene;
    this.pace.reset();
    this.fit(scene);
    const nowMs = performance.now();
    scene.draw(this.world.picture(nowMs), nowMs);
    requestAnimationFrame(() => {
      if (this.scene !== scene) return;
      scene.canvas.style.transition = `opacity ${fadeMs}ms ease-out`;
      scene.canvas.style.opacity = '1';
      this.planUntilMs = performance.now() + fadeMs;
      this.world.requestFrame();
    });
  }

  /** A device that draws too slowly gets a poorer picture, when the world allows it. */
  private stepDown(): void {
    if (!this.pace.isTooSlow() || !this.world.mayStepDown()) return;
    this.pace.reset();
    const poorer = this.quality === 'plan' ? undefined : POORER[this.quality];
    if (poorer !== undefined) void this.show(poorer, this.sceneDensity);
  }

  private newCanvas(name: string): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.className = `stage-${name}`;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%';
    this.world.host.append(canvas);
    return canvas;
  }

  private fit(view: TableView): void {
    const most = view === this.plan ? MOST_DENSE : this.sceneDensity;
    const ratio = Math.min(most, window.devicePixelRatio);
    view.resize(Math.max(1, this.width), Math.max(1, this.height), ratio);
  }
}
