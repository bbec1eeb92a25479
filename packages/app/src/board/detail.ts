/** How much of a counter can be read at this size; bare is far, and too small for any number. */
export type Detail = 'bare' | 'far' | 'middle' | 'near';

/** The widths of a field on the screen, in pixels, from which on the letters of a game's counters can be read. */
export interface Levels {
  readonly far: number;
  readonly middle: number;
  readonly near: number;
}

export function detailFor(fieldWidth: number, { far, middle, near }: Levels): Detail {
  if (fieldWidth < far) return 'bare';
  if (fieldWidth < middle) return 'far';
  return fieldWidth < near ? 'middle' : 'near';
}
