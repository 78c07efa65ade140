/** Keeps the client on the device, and tells when a new version waits to be taken. */

export interface OfflineWorld {
  /** A new version is there whole; `take` reloads the page with it. */
  newVersion(take: () => void): void;
}

/** Registers the service worker. Where there is none, or it is refused, nothing changes. */
export async function keepOffline({ newVersion }: OfflineWorld): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first one that takes charge replaces nothing: only a later change is a new version.
  const hadOne = serviceWorker.controller !== null;
  let taken = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne && taken) location.reload();
  });
  const registration = await serviceWorker.register(new URL('./sw.js', document.baseURI));
  const tell = (waiting: ServiceWorker | null): void => {
    if (waiting === null || !hadOne) return;
    newVersion(() => {
      taken = true;
      waiting.postMessage('take-over');
    });
  };
  tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') tell(registration.waiting);
    });
  });
}
