import { fetchesInCalm } from '../play/in-calm';

let missing = $state(false);

/** Whether a part of the page that is fetched when it is needed could not be had: without a word, its place would just stay empty. */
export const missingPart = {
  get is(): boolean {
    return missing;
  },
  /** Somebody has read it, or the screen says it in its own place. */
  told(): void {
    missing = false;
  },
};

/** What fetches parts says so when one does not come: the network is gone, or the page was built anew and its old parts are no more. */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!fetchesInCalm()) missing = true;
  });
}
