import type { Attachment } from 'svelte/attachments';
import { BEATS, shots } from '../settings/shots.svelte';

/** So long after its shot has begun the stamp on a counter has been read, in beats; then it fades. */
const READ = 1.4;
const FADES = 0.4;

/**
 * A destroyed counter stays until the stamp on it has been read; whatever else leaves the board is gone at once. `fell` says as which of the
 * destroyed it fell, −1 if it was not.
 */
export function leaving(fell: () => number): Attachment<SVGGElement> {
  return (node) => {
    const board = node.parentNode;
    // while it is taken away the board still tells what was before
    return () => queueMicrotask(() => linger(node, board, fell));
  };
}

function linger(node: SVGGElement, board: ParentNode | null, fell: () => number): void {
  const beat = BEATS[shots.pace];
  if (beat === 0 || board?.isConnected !== true) return;
  const nth = fell();
  if (nth < 0) return;
  const duration = beat * (nth + READ + FADES);
  const offset = 1 - (beat * FADES) / duration;
  board.append(node);
  const gone = (): void => node.remove();
  node.animate([{ opacity: 1 }, { opacity: 1, offset }, { opacity: 0 }], { duration }).finished.then(gone, gone);
}
