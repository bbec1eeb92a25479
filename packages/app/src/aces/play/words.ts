import { type AcesView, factionName, hexName, OFF_BOARD, type Table, UNKNOWN, unitTypeOf } from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';
import type { AcesPlayWords } from '../../i18n/en/aces-play';

export function seatName(table: Table, seat: Seat, t: AcesPlayWords): string {
  return t.factions[factionName(table.seats[seat]?.faction ?? 0)];
}

export function typeName(type: number, t: AcesPlayWords): string {
  return type === UNKNOWN ? t.secretUnit : unitTypeOf(type).name;
}

/** "Tiger on 4,7" */
export function unitName(table: Table, id: number, t: AcesPlayWords): string {
  const u = table.units[id];
  if (u === undefined) return t.secretUnit;
  const name = typeName(u.type, t);
  if (u.at >= 0) return t.unitAt(name, hexName(table, u.at));
  return u.at === OFF_BOARD ? t.unitBeside(name) : name;
}

export function unitNames(table: Table, ids: readonly number[], t: AcesPlayWords): string {
  return t.list(ids.map((id) => unitName(table, id, t)));
}

/** What a seat's army on a token holds, as far as the viewer knows. */
export function armyWords(view: AcesView, seat: Seat, army: number, t: AcesPlayWords): string {
  const purse = view.table.seats[seat]?.purse;
  const names = view.table.units.flatMap((u) =>
    u.army === army && view.table.seats[u.seat]?.purse === purse ? [typeName(u.type, t)] : [],
  );
  return names.join(', ');
}

/** The armies of a bit set: 1 and 3. */
export function armyNumbers(bits: number): number[] {
  return [1, 2, 3].filter((n) => (bits & (1 << (n - 1))) !== 0);
}
