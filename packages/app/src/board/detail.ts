/** How much of a counter can be read at this size. */
export type Detail = 'far' | 'middle' | 'near';

/** By the width of a field on the screen, in pixels: below 52 only signs and colours, from 84 on also words. */
export function detailFor(fieldWidth: number): Detail {
  if (fieldWidth < 52) return 'far';
  return fieldWidth < 84 ? 'middle' : 'near';
}
