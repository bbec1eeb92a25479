import type { TransitionConfig } from 'svelte/transition';
import { BEATS, shots } from '../settings/shots.svelte';

/**
 * A destroyed counter stays until the stamp on it has been read, then it fades; whatever else leaves the board is gone at once. `fell` says as
 * which of the destroyed it fell, −1 if it was not.
 */
export function leaving(_node: Element, fell: () => number): () => TransitionConfig {
  // known only when it goes
  return () => {
    const [beat, nth] = [BEATS[shots.pace], fell()];
    if (beat === 0 || nth < 0) return { duration: 0 };
    return { delay: beat * (nth + 1.4), duration: beat * 0.4, css: (t) => `opacity: ${t}` };
  };
}
