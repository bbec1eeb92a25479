import type { Occupant } from '@sandtable/host';

/** Stands for somebody who will sit down by a link: two of them are never one person. */
export function guestAt(seat: number): Occupant {
  return { by: 'person', name: `${seat + 1}` };
}
