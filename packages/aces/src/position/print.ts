import type { Viewer } from '@sandtable/kernel';
import { en } from '../../words/en/index';
import { factionName } from '../content/factions';
import { TERRAIN_NAMES } from '../map/terrain';
import { WEATHER_NAMES } from '../moving/entering';
import type { MoveFrame } from '../moving/move-frame';
import { hexName, typeId } from '../names/names';
import { view } from '../seeing/view';
import {
  type AcesState,
  board,
  cloneTable,
  DESTROYED,
  NEUTRAL,
  NONE,
  onMap,
  type SeatState,
  type Table,
  type Unit,
  unit,
} from '../state';
import { impossibleThings } from './possible';
import type { PHASES } from './shape';

/** What the viewer sees, as a position that can be read back. Moments inside a fight are printed as their phase. */
export function printPosition(s: AcesState, who: Viewer | 'all'): unknown {
  const table = who === 'all' ? cloneTable(s) : view(s, who).table;
  return {
    game: 'aces',
    map: printMap(table),
    options: { ...table.opt },
    ...(table.pack === undefined ? {} : { pack: table.pack }),
    turn: {
      seat: seatName(table, table.active),
      phase: printPhase(s),
      round: Math.max(1, table.round),
      first: seatName(table, table.first),
      ...printMover(s),
    },
    seats: Object.fromEntries(table.seats.map((x, seat) => [factionName(x.faction), printSeat(table, x, seat)])),
    units: inOrder(s, table).map((u) => ({
      at: hexName(table, u.at),
      seat: seatName(table, u.seat),
      unit: typeId(u.type),
      damage: u.damage,
      xp: u.xp,
      ...(u.army >= 0 ? { army: u.army + 1 } : {}),
      ...(u.moved ? { moved: true } : {}),
      ...(u.occupied ? { occupied: true } : {}),
      ...(u.repairing ? { repairing: true } : {}),
      ...(u.marks === NONE ? {} : { marks: hexName(table, unit(table, u.marks).at) }),
      ...(u.intercepted && u.marks === NONE ? { hasIntercepted: true } : {}),
      ...(u.attackers > 0 ? { attackers: u.attackers } : {}),
    })),
    factories: table.owners.flatMap((owner, i) =>
      owner === NEUTRAL ? [] : [{ at: hexName(table, board(table).factories[i] ?? 0), owner: ownerName(table, owner) }],
    ),
    weather: WEATHER_NAMES[table.weather] ?? 'normal',
    usable: armiesOf(table.usable),
    ...(table.opt.mission === 'v2' ? { v2: printMission(table) } : {}),
    ...(impossibleThings(table, moverOf(s)?.unit ?? NONE, en).length === 0 ? {} : { whatIf: true }),
  };
}

function armiesOf(bits: number): number[] {
  return [1, 2, 3].filter((n) => (bits & (1 << (n - 1))) !== 0);
}

function printSeat(table: Table, x: SeatState, seat: number) {
  return {
    coins: x.coins,
    automa: x.automa ? table.opt.difficulty : false,
    ...(x.purse === seat ? {} : { partner: seatName(table, x.purse) }),
    ...(table.seats.some((other, i) => i !== seat && other.person === x.person) ? { player: x.person + 1 } : {}),
    ...(x.used === 0 ? {} : { used: armiesOf(x.used) }),
  };
}

function ownerName(table: Table, owner: number): string {
  return owner === DESTROYED ? 'destroyed' : seatName(table, owner);
}

function printMission(table: Table) {
  const hidden = table.tokens[table.launcher];
  return {
    tokens: table.tokens.map((t) => hexName(table, t.hex)),
    turned: table.tokens.filter((t) => t.faceUp).map((t) => hexName(table, t.hex)),
    ...(hidden === undefined ? {} : { launcher: hexName(table, hidden.hex) }),
    controller: seatName(table, table.controller),
    landed: table.rocketsLanded,
    fired: table.rocketFired,
  };
}

function moverOf(s: AcesState): MoveFrame | undefined {
  return s.stack.find((f) => f.at === 'move') as MoveFrame | undefined;
}

/** A unit on its way; over a friend with the hex it came from. */
function printMover(s: AcesState): object {
  const mover = moverOf(s);
  if (mover === undefined || mover.spent <= 0) return {};
  const { at } = unit(s, mover.unit);
  if (at < 0) return {};
  const over = s.hexes[at] !== mover.unit && mover.free >= 0;
  return {
    moving: { at: hexName(s, at), spent: mover.spent / 2, ...(over ? { free: hexName(s, mover.free) } : {}) },
  };
}

/** Whoever is over a friend comes behind him. */
function inOrder(s: AcesState, table: Table): Unit[] {
  const mover = moverOf(s)?.unit ?? NONE;
  const last = table.units[mover];
  const over = last !== undefined && onMap(last) && s.hexes[last.at] !== mover;
  const others = table.units.filter((u) => onMap(u) && !(over && u === last));
  return over ? [...others, last] : others;
}

function seatName(table: Table, seat: number): string {
  return factionName(table.seats[seat]?.faction ?? 0);
}

function printPhase(s: AcesState): (typeof PHASES)[number] {
  if (s.phase === 'setup') return 'begin';
  return s.phase === 'money' ? 'spending' : s.phase;
}

/** A printed map by its name and half, a drawn one by its hexes. */
function printMap(table: Table): unknown {
  const [text = '', half = 'full'] = table.board.split('|');
  if (text !== 'summer' && text !== 'winter') return printDrawn(table);
  return half === 'full' ? text : `${text}-${half === '1-6' ? 'west' : 'east'}`;
}

function printDrawn(table: Table) {
  const { map, terrain } = board(table);
  const hexes: Record<string, string> = {};
  for (let hex = 0; hex < map.size; hex++) {
    const t = TERRAIN_NAMES[terrain[hex] ?? 0] ?? 'standard';
    if (t !== 'standard') hexes[hexName(table, hex)] = t;
  }
  return { size: `${map.columns}x${map.rows}`, hexes };
}
