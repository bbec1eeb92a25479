/** What a key means on a board that has the focus. */
export type BoardKey =
  | { readonly kind: 'step'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'end'; readonly of: 'row' | 'map'; readonly last: boolean }
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'fit' }
  | { readonly kind: 'pick' };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export const ZOOM_STEP = 1.3;
const LEAP = 4;

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -LEAP],
  PageDown: [0, LEAP],
};

export function boardKey({ key, ctrlKey, metaKey, altKey }: KeyPress): BoardKey | null {
  if (altKey || metaKey) return null;
  if (key === 'Home' || key === 'End') return { kind: 'end', of: ctrlKey ? 'map' : 'row', last: key === 'End' };
  // Ctrl and plus belong to the browser
  if (ctrlKey) return null;
  const step = STEPS[key];
  if (step !== undefined) return { kind: 'step', dx: step[0], dy: step[1] };
  switch (key) {
    case '+':
    case '=':
      return { kind: 'zoom', by: ZOOM_STEP };
    case '-':
    case '_':
      return { kind: 'zoom', by: 1 / ZOOM_STEP };
    case '0':
      return { kind: 'fit' };
    case 'Enter':
    case ' ':
      return { kind: 'pick' };
    default:
      return null;
  }
}
