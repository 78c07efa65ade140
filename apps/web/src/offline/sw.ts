/**
 * The service worker: the whole client in one cache a version, so that the game starts and plays
 * without a network. A version is taken whole or not at all; the next one waits until nobody has
 * the old one open, or until the player asks for it.
 */
import { type Precache, cacheName, fileOf } from './precache.ts';

/** Written by the build: every file of the client and a hash over all of them. */
declare const __PRECACHE__: Precache;

/** What is used of the worker's world; the library of the page does not know it. */
interface ServiceWorker {
  addEventListener(kind: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Fetching) => void): void;
  addEventListener(kind: 'message', heard: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as ServiceWorker;
const precache = __PRECACHE__;
const NAME = cacheName(precache.version);
const FILES = new Set(precache.files);

worker.addEventListener('install', (event) => event.waitUntil(takeAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = request.method === 'GET'
    ? fileOf(request.url, worker.registration.scope, FILES) : undefined;
  if (file !== undefined) event.respondWith(answer(request, file));
});

async function takeAll(): Promise<void> {
  const cache = await caches.open(NAME);
  const { scope } = worker.registration;
  // Names in assets carry a hash of their content; the others must be asked for anew.
  await cache.addAll(precache.files.map((file) => new Request(new URL(file, scope), {
    cache: file.startsWith('assets/') ? 'default' : 'reload',
  })));
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names
    .filter((name) => name.startsWith(cacheName('')) && name !== NAME)
    .map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(new URL(file, worker.registration.scope));
  return kept ?? fetch(request);
}
