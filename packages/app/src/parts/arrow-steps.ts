import type { Attachment } from 'svelte/attachments';

/** Lets the arrow keys step between the links of a list; Tab still works as everywhere. */
export function arrowSteps(selector: string): Attachment<HTMLElement> {
  return (list) => {
    const press = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const links = [...list.querySelectorAll<HTMLElement>(selector)];
      const at = document.activeElement instanceof HTMLElement ? links.indexOf(document.activeElement) : -1;
      if (step === 0 || at === -1) return;
      event.preventDefault();
      links[at + step]?.focus();
    };
    list.addEventListener('keydown', press);
    return () => list.removeEventListener('keydown', press);
  };
}
