/** Strokes are worked out here, so that the page never waits for one. */
import { type StrikeOrder, strike } from './strike.ts';

self.onmessage = ({ data }: MessageEvent<StrikeOrder & { readonly id: number }>): void => {
  self.postMessage({ id: data.id, struck: strike(data) });
};
