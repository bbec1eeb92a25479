import { mount, unmount } from 'svelte';
import type { BookId } from '../games';
import RuleBeside from './RuleBeside.svelte';

let shown: Record<string, unknown> | null = null;

/** Shows a rule beside the table: whoever looks one up goes on playing. */
export function openBeside(book: BookId, id: string): void {
  const back = document.activeElement;
  close();
  shown = mount(RuleBeside, {
    target: document.body,
    props: {
      book,
      id,
      onclose() {
        close();
        if (back instanceof HTMLElement && back.isConnected) back.focus();
      },
    },
  });
}

function close(): void {
  if (shown !== null) void unmount(shown);
  shown = null;
}
