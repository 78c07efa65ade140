/** Asks for the graphics card once, off the page's thread. */
import { rendererName } from './renderer.ts';

postMessage(rendererName(new OffscreenCanvas(1, 1)));
