import { untrack } from 'svelte';
import { router } from './router.svelte';

/** Moves the focus to the heading of a screen one has just gone to, so that a screen reader says where one is. */
export function arrival(heading: HTMLElement): void {
  if (untrack(() => router.arrivals) > 0) heading.focus({ preventScroll: true });
}
