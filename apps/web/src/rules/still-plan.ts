/** One plan for all still diagrams: the furniture is drawn once for each size, then copied. */
import { wornLook } from '../looks/wear-look.ts';
import { createPlan } from '../plan/plan.ts';
import type { Picture, TableView } from '../picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Finer than this nobody sees, and every diagram keeps its own pixels. */
const FINEST = 2;

let plan: { readonly view: TableView; readonly key: string } | undefined;

/** Draws `picture` on `canvas`, `size` in CSS pixels. */
export function drawStill(canvas: HTMLCanvasElement, picture: Picture, size: Size): void {
  const ratio = Math.min(FINEST, Math.max(1, devicePixelRatio));
  const { view } = planFor(size, ratio);
  view.draw({ ...picture, look: wornLook(document.documentElement) }, 0);
  canvas.width = view.canvas.width;
  canvas.height = view.canvas.height;
  canvas.getContext('2d')?.drawImage(view.canvas, 0, 0);
}

function planFor(size: Size, ratio: number): { readonly view: TableView } {
  const key = `${size.width} ${size.height} ${ratio}`;
  if (plan?.key === key) return plan;
  const view = plan?.view ?? createPlan(document.createElement('canvas'));
  view.resize(size.width, size.height, ratio);
  plan = { view, key };
  return plan;
}
