import { afterPaint } from './after-paint';

/**
 * What it is, one picture later, and nothing before the first: for what a place on the board has to say, which takes longer to build than the marks on it. The board answers with this
 * picture, the words beside it with the next.
 */
export function later<T>(now: () => T): { readonly current: T | null } {
  let shown = $state.raw<T | null>(null);
  let newest: T | null = null;
  let asked = false;
  $effect(() => {
    newest = now();
    if (asked) return;
    asked = true;
    afterPaint(() => {
      asked = false;
      shown = newest;
    });
  });
  return {
    get current() {
      return shown;
    },
  };
}
