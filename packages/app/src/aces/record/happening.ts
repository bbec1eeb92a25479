import type { Table } from '@sandtable/aces/table';
import type { Fact, GameEvent, Seat } from '@sandtable/kernel';

/** An event of Aces & Armor with the fields a record reads; which of them are there depends on its type. */
export interface Happening extends GameEvent {
  readonly seat?: Seat;
  readonly to?: Seat;
  readonly round?: number;
  readonly unit?: number;
  readonly target?: number;
  readonly kind?: number;
  readonly hex?: number;
  readonly hits?: number;
  /** 0 where hits are fixed and nothing was rolled. */
  readonly threshold?: number;
  readonly bonus?: number;
  readonly amount?: number;
  readonly xp?: number;
  readonly sides?: number;
  readonly dice?: readonly number[];
  readonly purpose?: Fact;
}

/** Rolls that are held against a unit's number. */
export const SHOT_RULE = 'AA-HITS-02';

/** AA-V2-13: the rocket is a shot as well, at a factory. */
export const ROCKET_RULE = 'AA-V2-13';

/** The side a unit belongs to; null for one the table does not know. */
export function seatOfUnit(table: Pick<Table, 'units'>, id: number | undefined): Seat | null {
  return id === undefined ? null : (table.units[id]?.seat ?? null);
}
