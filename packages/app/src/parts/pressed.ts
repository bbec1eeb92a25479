/** Where the pointer was when it was pressed last, on whatever page. */
let last: Pick<PointerEvent, 'screenX' | 'screenY'> | null = null;

/** Listens from the first page on: what is opened by a press comes to lie under a pointer that rests. */
export function watchPresses(): void {
  document.addEventListener('pointerdown', (event) => (last = event), { capture: true, passive: true });
}

/** The pointer has not left the place where it was pressed. */
export function restsWherePressed({ screenX, screenY }: PointerEvent): boolean {
  return last !== null && last.screenX === screenX && last.screenY === screenY;
}
