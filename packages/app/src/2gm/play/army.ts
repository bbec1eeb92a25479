import { areEnemies, type GmView, GONE, type Table, UNKNOWN, unitCard } from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import type { GmPlayWords } from '../../i18n/en/gm-play';
import { seatName, unitName } from './words';

export interface ArmyRow {
  readonly id: number;
  readonly name: string;
  /** HP left and all of them; 0 of 0 face down. */
  readonly hp: number;
  readonly of: number;
  readonly notes: readonly string[];
}

export interface Army {
  readonly seat: Seat;
  readonly name: string;
  readonly own: boolean;
  readonly ap: number;
  readonly hand: number;
  readonly hq: number;
  readonly rows: readonly ArmyRow[];
}

function notesOf(table: Table, id: number, t: GmPlayWords): string[] {
  const u = table.units[id];
  if (u === undefined) return [];
  const mine = u.deployed === table.turn;
  return [
    ...(table.turn < u.suppressed ? [t.army.suppressed] : []),
    ...(mine ? [t.army.fresh] : u.moved ? [t.army.moved] : []),
    ...(u.shots + u.secondShots > 0 ? [t.army.shot] : []),
    ...(u.onto >= 0 ? [t.army.assaults] : []),
  ];
}

/** The armies around the table, the own one first. */
export function armiesOf(view: GmView, seat: Seat, t: GmPlayWords): Army[] {
  const { table } = view;
  const seats = table.seats.map((_, i) => i);
  const first = seat < 0 ? 0 : seat;
  const order = seats.sort(
    (a, b) => Number(areEnemies(table, first, a)) - Number(areEnemies(table, first, b)) || a - b,
  );
  return order.map((s) => ({
    seat: s,
    name: seatName(table, s, t),
    own: s === seat,
    ap: table.seats[s]?.ap ?? 0,
    hand: table.seats[s]?.hand.length ?? 0,
    hq: table.hqs.find((hq) => hq.side === table.seats[s]?.side)?.hp ?? 0,
    rows: table.units.flatMap((u, id) => (u.seat === s && u.at !== GONE ? [rowOf(table, id, t)] : [])),
  }));
}

function rowOf(table: Table, id: number, t: GmPlayWords): ArmyRow {
  const u = table.units[id];
  const hp = u === undefined || u.card === UNKNOWN ? 0 : unitCard(table, u.card).hp;
  return { id, name: unitName(table, id, t), hp: hp - (u?.wounds ?? 0), of: hp, notes: notesOf(table, id, t) };
}
