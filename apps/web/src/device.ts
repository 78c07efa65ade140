/** What the browser offers: storage, chance, a graphics card. Each may be missing. */
import type { Quality } from './picture.ts';
import { rendererName } from './renderer.ts';
import type { Device, Shelf } from './settings.ts';
import type { Settings } from './state.ts';

/** A storage that is there and may be touched; browsers may throw at the mere mention. */
export function openShelf(find: () => Storage): Shelf | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

/** Languages and motion as the browser states them. */
export function thisDevice(): Device {
  return {
    languages: navigator.languages,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** A number that nobody can foresee, for the seed of a visit. */
export function drawNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** What a setting means on this device. */
export interface Graphics {
  readonly surface: Quality | 'plan';
  /** WebGL is emulated by the processor: every picture is dear. */
  readonly emulated: boolean;
}

/** Which surface a setting means on this device; asks for the graphics card here and now. */
export function graphicsFor(graphics: Settings['graphics']): Graphics {
  const ask = () => rendererName(document.createElement('canvas'));
  return graphicsOf(graphics, graphics === 'plan' ? undefined : ask());
}

/**
 * The same, asked on another thread: where WebGL is emulated the answer takes seconds, in which
 * nobody could aim.
 */
export async function probeGraphics(graphics: Settings['graphics']): Promise<Graphics> {
  if (graphics === 'plan' || typeof OffscreenCanvas === 'undefined') return graphicsFor(graphics);
  const url = new URL('./graphics-worker.ts', import.meta.url);
  const worker = new Worker(url, { type: 'module' });
  try {
    const renderer = await new Promise<string | undefined>((answer, fail) => {
      worker.onmessage = ({ data }: MessageEvent<string | undefined>) => answer(data);
      worker.onerror = () => fail(new Error('the graphics could not be asked for'));
    });
    // Some browsers have WebGL 2 on the page only.
    return renderer === undefined ? graphicsFor(graphics) : graphicsOf(graphics, renderer);
  } catch {
    return graphicsFor(graphics);
  } finally {
    worker.terminate();
  }
}

function graphicsOf(graphics: Settings['graphics'], renderer: string | undefined): Graphics {
  const emulated = renderer !== undefined
    && /swiftshader|llvmpipe|software|basic render/i.test(renderer);
  if (graphics !== 'auto') return { surface: graphics, emulated };
  if (renderer === undefined) return { surface: 'plan', emulated };
  if (emulated) return { surface: 'low', emulated };
  const small = matchMedia('(pointer: coarse)').matches;
  return { surface: small || navigator.hardwareConcurrency < 4 ? 'mid' : 'high', emulated };
}
