import {
  CARRIED,
  type Card,
  cardTitle,
  houseCards,
  hqNamed,
  hqRef,
  NATIONS,
  onField,
  PARKED,
  sideName,
  spaceName,
  spaceNamed,
  type Table,
  UNKNOWN,
  unitNamed,
  unitRef,
} from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import type { GmPlayWords } from '../../i18n/en/gm-play';
import { hqAt, hqSpot, isSpace, NOWHERE, type Spot, unitAt, unitSpot } from '../board/spots';

/** The army of a seat; where two seats lead the same one, its side or rank as well. */
export function seatName(table: Table, seat: Seat, t: GmPlayWords): string {
  const x = table.seats[seat];
  if (x === undefined) return '';
  const nation = t.nations[NATIONS[x.nation] ?? 'usa'];
  const alike = table.seats.filter((other, i) => i !== seat && other.nation === x.nation);
  // 2GM-TEAM-02: partners of one nation are told apart by their rank
  const more = [
    alike.some((other) => other.side !== x.side) ? t.sides[sideName(x.side)] : undefined,
    alike.some((other) => other.side === x.side) ? t.ranks[x.fieldMarshal ? 0 : 1] : undefined,
  ].filter((word) => word !== undefined);
  return more.length === 0 ? nation : t.seatOf(nation, more.join(', '));
}

/** What is printed on a card; null if nobody may know. */
export function cardFace(table: Table, card: number): Card | null {
  return houseCards.cards[card] ?? table.custom[card - houseCards.cards.length] ?? null;
}

export function cardWords(table: Table, card: number, t: GmPlayWords): string {
  return card === UNKNOWN ? t.faceDown : cardTitle(table, card);
}

/** "Light Infantry", without where it stands. */
export function unitWords(table: Table, id: number, t: GmPlayWords): string {
  const u = table.units[id];
  return u === undefined ? t.faceDown : cardWords(table, u.card, t);
}

/** "Light Infantry on c3", "P-38 beside the HQ" */
export function unitName(table: Table, id: number, t: GmPlayWords): string {
  const u = table.units[id];
  if (u === undefined) return t.faceDown;
  const name = unitWords(table, id, t);
  if (onField(u)) return t.unitAt(name, spaceName(table, u.at));
  if (u.at === PARKED) return t.unitBeside(name);
  return u.at === CARRIED ? t.unitIn(name, unitWords(table, u.carrier, t)) : name;
}

/** Where one points at a unit: its space, its carrier's, or itself beside the HQ. */
export function placeOf(table: Table, id: number): Spot {
  const u = table.units[id];
  if (u === undefined) return NOWHERE;
  if (onField(u)) return u.at;
  if (u.at === PARKED) return unitSpot(id);
  return u.at === CARRIED ? placeOf(table, u.carrier) : NOWHERE;
}

/** The HQ a seat's aircraft wait beside. */
export function ownHqSpot(table: Table, seat: Seat): Spot {
  const own = table.hqs.findIndex((hq) => hq.seat === seat);
  const shared = table.hqs.findIndex((hq) => hq.side === table.seats[seat]?.side);
  return hqSpot(Math.max(0, own >= 0 ? own : shared));
}

/** A place as typed commands name it: `c3`, `north`, `north:p-38-lightning`. */
export function spotRef(table: Table, spot: Spot): string {
  if (isSpace(spot)) return spaceName(table, spot);
  if (hqAt(spot) >= 0) return hqRef(table, hqAt(spot));
  return unitAt(spot) >= 0 ? unitRef(table, unitAt(spot)) : '';
}

/** The place a name stands for: `c3`, `north`, `south:p-38-lightning`; nowhere if there is none. */
export function spotNamed(table: Table, name: string): Spot {
  if (hqNamed(table, name) >= 0) return hqSpot(hqNamed(table, name));
  const space = spaceNamed(table, name);
  return space >= 0 ? space : placeOf(table, unitNamed(table, name));
}

/** A place in words. */
export function spotName(table: Table, spot: Spot, t: GmPlayWords): string {
  if (isSpace(spot)) return spaceName(table, spot);
  const hq = table.hqs[hqAt(spot)];
  if (hq !== undefined) return t.hqOf(seatName(table, hq.seat, t));
  return unitAt(spot) >= 0 ? unitName(table, unitAt(spot), t) : '';
}
