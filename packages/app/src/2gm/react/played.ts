import type { GmEvent, Table } from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';

export interface PlayedCard {
  readonly seat: Seat;
  readonly card: number;
}

/** The cards that others have played in a step, as far as they may be known: partners as well as enemies. */
export function playedBy(
  facts: readonly { readonly event: { readonly type: string } }[],
  seat: Seat,
  table: Pick<Table, 'seats'>,
): PlayedCard[] {
  return facts.flatMap(({ event }) => {
    const e = event as GmEvent;
    if (e.type !== 'played' || e.seat === seat || e.card < 0 || table.seats[e.seat] === undefined) return [];
    return [{ seat: e.seat, card: e.card }];
  });
}
