/** What the browser offers: storage, chance, a graphics card. Each may be missing. */
import type { Quality } from './picture.ts';
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

/** A computer acts within this on a desktop, and on what is held in the hand, milliseconds. */
const DESKTOP_CAP_MS = 3000;
const HANDHELD_CAP_MS = 6000;

/** The longest that anybody waits for the computer on this device, milliseconds. */
export function answerCapMs(): number {
  return matchMedia('(pointer: coarse)').matches ? HANDHELD_CAP_MS : DESKTOP_CAP_MS;
}

const CARD_KEY = 'tenball.card';

/** Whether this device has had a true graphics card when it was last asked. */
export function hasShownCard(shelf: Shelf | undefined): boolean {
  try {
    return shelf?.getItem(CARD_KEY) === '1';
  } catch {
    return false;
  }
}

/** Keeps the answer for the next visit, where the device allows. */
export function rememberCard(shelf: Shelf | undefined, card: boolean): void {
  try {
    if (card) shelf?.setItem(CARD_KEY, '1');
    else shelf?.removeItem(CARD_KEY);
  } catch {
    // The next visit asks as late as the first.
  }
}

/** What a setting means on this device. */
export interface Graphics {
  readonly surface: Quality | 'plan';
  /** WebGL is emulated by the processor: every picture is dear. */
  readonly emulated: boolean;
}

/** Which surface a setting means on this device. */
export function graphicsFor(graphics: Settings['graphics']): Graphics {
  const renderer = graphics === 'plan' ? undefined : rendererName();
  const emulated = renderer !== undefined
    && /swiftshader|llvmpipe|software|basic render/i.test(renderer);
  if (graphics !== 'auto') return { surface: graphics, emulated };
  if (renderer === undefined) return { surface: 'plan', emulated };
  if (emulated) return { surface: 'low', emulated };
  const small = matchMedia('(pointer: coarse)').matches;
  return { surface: small || navigator.hardwareConcurrency < 4 ? 'mid' : 'high', emulated };
}

/** The name of the graphics card; undefined where there is no WebGL 2. */
function rendererName(): string | undefined {
  const probe = document.createElement('canvas').getContext('webgl2');
  if (probe === null) return undefined;
  const details = probe.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = details === null
    ? ''
    : probe.getParameter(details.UNMASKED_RENDERER_WEBGL);
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}
