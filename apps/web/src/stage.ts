/**
 * What is to be seen behind the panels of the game.
 *
 * The stage owns whatever of the picture is not state: how the balls are turned, how far the cue
 * is drawn back by hand, which surface draws. It decides nothing.
 */
import { createAimAid } from './aim-aid.ts';
import { homePicture } from './home-picture.ts';
import { lookOf } from './looks/looks.ts';
import type { Picture, Quality, TableView } from './picture.ts';
import { pictureOf, secondsOf, shownIn } from './picture-of.ts';
import { type Orientations, turnBalls } from './playback.ts';
import type { Activity, State, Table } from './state.ts';
import { Surfaces } from './surfaces.ts';
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

/** The picture in one element of the page. */
export class Stage {
  private readonly world: StageWorld;
  private readonly surfaces: Surfaces;
  private orientations: Orientations = new Map();
  private rack = '';
  private shown: { readonly rolling: Rolling; readonly seconds: number } | undefined;
  private pull = 0;
  private readonly aidOf = createAimAid();

  constructor(world: StageWorld) {
    this.world = world;
    this.surfaces = new Surfaces({
      host: world.host,
      picture: (nowMs) => this.pictureNow(nowMs),
      requestFrame: () => world.requestFrame(),
      reducedMotion: () => world.state().settings.reducedMotion,
      mayStepDown: () => {
        const { settings, table } = world.state();
        // Never in the middle of a stroke.
        return settings.graphics === 'auto' && table?.activity.kind !== 'rolling';
      },
      trouble: (detail) => world.trouble(detail),
    });
  }

  /** The view that is picked from and projected to. */
  view(): TableView {
    return this.surfaces.view();
  }

  /** Which surface draws. */
  surface(): 'plan' | 'scene' {
    return this.surfaces.surface();
  }

  /** Draws what is to be seen now. True while it wants another frame by itself. */
  draw(nowMs: number): boolean {
    this.surfaces.measure();
    const { table } = this.world.state();
    if (table?.activity.kind === 'rolling') {
      this.turnTo(table, table.activity, nowMs);
      this.world.tick();
    } else if (table !== undefined) {
      this.layDown(table);
    }
    const now = this.world.state().table?.activity;
    return this.surfaces.draw(nowMs, now?.kind === 'rolling' && now.heldMs === undefined);
  }

  /** The hand draws the cue back beyond its rest. */
  showPull(metres: number): void {
    this.pull = metres;
    this.world.requestFrame();
  }

  /** Brings the 3D scene in `quality` and `mostDense` device pixels a CSS pixel, or takes it. */
  show(quality: Quality | 'plan', mostDense?: number): Promise<void> {
    return this.surfaces.show(quality, mostDense);
  }

  dispose(): void {
    this.surfaces.dispose();
  }

  private pictureNow(nowMs: number): Picture {
    const state = this.world.state();
    const { width, height } = this.surfaces;
    const insets = this.world.insets(width, height, this.surface());
    const { table, settings } = state;
    const look = lookOf(settings);
    if (table === undefined) return { ...homePicture(insets, settings.reducedMotion), look };
    const picture = pictureOf(table, {
      settings, nowMs, insets, orientations: this.orientations, pull: this.pull,
      aid: this.aid(table, state),
    });
    return { ...picture, look };
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
