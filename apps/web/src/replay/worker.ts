/** The thread that plays games again: never the page's own. */
import { type Order, createWork } from './work.ts';

const work = createWork();

self.onmessage = (event: MessageEvent<Order>): void => {
  self.postMessage(work(event.data));
};
