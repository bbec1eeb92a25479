import {
  type AcesView,
  factoriesToWin,
  GONE,
  LEVELS,
  levelOf,
  NONE,
  OFF_BOARD,
  purseOf,
  teamOfSeat,
} from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';
import type { AcesPlayWords } from '../../i18n/en/aces-play';
import { seatName, typeName, unitName } from './words';

export interface ArmyRow {
  readonly id: number;
  readonly name: string;
  /** Where it stands, −1 beside the map. */
  readonly at: number;
  readonly damage: number;
  readonly level: string;
  readonly xp: number;
  /** "has moved", "must attack", … */
  readonly notes: readonly string[];
}

export interface ArmyList {
  readonly seat: Seat;
  readonly name: string;
  readonly coins: number;
  readonly factories: number;
  /** Of the whole team, and how many win. */
  readonly teamFactories: number;
  readonly goal: number;
  /** Several seats play for the team: its total is not the seat's own. */
  readonly shared: boolean;
  readonly lost: number;
  readonly rows: readonly ArmyRow[];
}

/** Armies are being laid out: where a unit will belong is not known yet. */
function isLaidOut(view: AcesView, seat: Seat): boolean {
  return view.waiting.some((w) => w.seat === seat && (w.kind === 'assign' || w.kind === 'pick'));
}

/** A unit an Automa has not drawn yet belongs to no army. */
function isUndrawn({ table }: AcesView, id: number): boolean {
  const u = table.units[id];
  return u?.at === OFF_BOARD && table.seats[u.seat]?.automa === true;
}

function notesOf(view: AcesView, id: number, t: AcesPlayWords): string[] {
  const u = view.table.units[id];
  if (u === undefined) return [];
  const words = t.armyPanel;
  const acts = purseOf(view.table, u.seat) === purseOf(view.table, view.table.active) && view.table.phase !== 'setup';
  return [
    ...(u.at === OFF_BOARD ? [words.beside] : []),
    ...(u.army >= 0 && !isLaidOut(view, u.seat) && !isUndrawn(view, id) ? [t.army(u.army + 1)] : []),
    ...(acts && u.moved ? [words.moved] : []),
    ...(acts && u.occupied ? [words.occupied] : []),
    ...(u.marks !== NONE ? [`${words.duty}: ${unitName(view.table, u.marks, t)}`] : []),
    ...(u.repairing ? [words.repairing] : []),
  ];
}

/** Everything that lies open of one seat (AA-PLAYERS-37, AA-PLAYERS-38). */
export function armyOf(view: AcesView, seat: Seat, t: AcesPlayWords): ArmyList {
  const { table } = view;
  const own = table.units.flatMap((u, id) => (u.seat === seat ? [{ u, id }] : []));
  const purse = purseOf(table, seat);
  return {
    seat,
    name: seatName(table, seat, t),
    coins: table.seats[purse]?.coins ?? 0,
    factories: table.owners.filter((owner) => owner === purse).length,
    teamFactories: table.owners.filter((o) => o >= 0 && teamOfSeat(table, o) === teamOfSeat(table, seat)).length,
    goal: factoriesToWin(table),
    shared: table.seats.filter((_, other) => teamOfSeat(table, other) === teamOfSeat(table, seat)).length > 1,
    lost: own.filter(({ u }) => u.at === GONE).length,
    rows: own
      .filter(({ u }) => u.at !== GONE)
      .map(({ u, id }) => ({
        id,
        name: u.at >= 0 ? unitName(table, id, t) : typeName(u.type, t),
        at: u.at,
        damage: u.damage,
        level: LEVELS[levelOf(u.xp)].name,
        xp: u.xp,
        notes: notesOf(view, id, t),
      })),
  };
}

/** The viewer's own seat first, then clockwise. */
export function seatsFrom(view: AcesView, first: Seat): Seat[] {
  const count = view.table.seats.length;
  const start = Math.max(0, first);
  return Array.from({ length: count }, (_, i) => (start + i) % count);
}
