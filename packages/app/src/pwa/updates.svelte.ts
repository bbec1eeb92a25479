/** Long sessions look for a new version now and then. */
const LOOK_MS = 60 * 60 * 1000;

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version of the app waits, and how to take it. It never comes by itself: somebody may be playing. */
export const updates = {
  get ready(): boolean {
    return waiting !== null;
  },
  /** Reloads into the new version; matches are saved at every answer, so nothing is lost. */
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  },
  later(): void {
    waiting = null;
  },
};

/** Keeps the app in the browser, so that it opens without a network. Where that is not possible, it just runs. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { scope: './' });
    notice(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => notice(registration));
    });
    window.setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
  } catch {
    // private windows and old browsers: there is nothing to say, and nothing is missing while the network is there
  }
}

/** The first version has nobody to replace and is no news. */
function notice(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) waiting = registration.waiting;
}
