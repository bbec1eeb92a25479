import type { Viewer } from '@sandtable/kernel';
import type { AcesWords } from '../../words/index';
import { factionName } from '../content/factions';
import { BRIDGE, FACTORY, FOREST, isWater, MOUNTAIN, ROAD } from '../map/terrain';
import { hexName, typeName } from '../names/names';
import { view } from '../seeing/view';
import { type AcesState, board, NONE, onMap, type Table, typeOf, unit } from '../state';

const SEAT_LETTERS = ['U', 'S', 'G', 'H'];

/** Infantry, mobile or mechanized infantry, tank, gun, fighter, bomber, launcher. */
const ROLE_LETTERS: Readonly<Record<string, string>> = {
  regular: 'i',
  special: 'm',
  tank: 't',
  artillery: 'g',
  fighter: 'f',
  bomber: 'b',
  launcher: 'v',
};

/** The map as text, one line per half row because odd columns stand lower, and the units by seat. */
export function draw(s: AcesState, who: Viewer, w: AcesWords): string {
  const { table } = view(s, who);
  const b = board(table);
  const faction = factionName(table.seats[table.active]?.faction ?? 0);
  const head = w.draw.head(table.round, faction, table.phase, w.names.weather[table.weather] ?? '');
  const lines = [head];
  for (let row = 0; row < b.map.rows; row++) {
    for (const odd of [0, 1]) lines.push(halfRow(table, row, odd));
  }
  return [...lines.filter((line) => line.trim() !== ''), w.draw.legend, ...unitLines(table, w)].join('\n');
}

function halfRow(table: Table, row: number, odd: number): string {
  const { map } = board(table);
  let line = '';
  for (let column = 0; column < map.columns; column++) {
    const hex = row * map.columns + column;
    line += column % 2 === odd && map.inside[hex] === 1 ? cell(table, hex) : '   ';
  }
  return line.trimEnd();
}

/** Seat and arm of a unit, or the terrain. */
function cell(table: Table, hex: number): string {
  const there = table.hexes[hex] ?? NONE;
  if (there !== NONE) {
    const u = unit(table, there);
    const seat = SEAT_LETTERS[table.seats[u.seat]?.faction ?? 0] ?? '?';
    return `${seat}${ROLE_LETTERS[typeOf(u).role] ?? '?'} `;
  }
  return `${ground(table, hex)}  `;
}

function ground(table: Table, hex: number): string {
  const t = board(table).terrain[hex] ?? 0;
  if (table.tokens.some((token) => token.hex === hex)) return '?';
  if (isWater(t)) return '~';
  switch (t) {
    case FOREST:
      return 'f';
    case ROAD:
      return '-';
    case BRIDGE:
      return '=';
    case MOUNTAIN:
      return '^';
    case FACTORY:
      return factoryLetter(table, hex);
    default:
      return '.';
  }
}

function factoryLetter(table: Table, hex: number): string {
  const owner = table.owners[board(table).factoryAt[hex] ?? 0] ?? -1;
  return owner < 0 ? (owner === -1 ? '#' : 'x') : (SEAT_LETTERS[table.seats[owner]?.faction ?? 0] ?? '?');
}

function unitLines(table: Table, w: AcesWords): string[] {
  return table.seats.map((x, seat) => {
    const units = table.units.filter((u) => onMap(u) && u.seat === seat);
    const texts = units.map((u) => w.draw.unit(typeName(typeOf(u), w), hexName(table, u.at), u.damage, u.xp));
    return w.draw.seat(SEAT_LETTERS[x.faction] ?? '?', factionName(x.faction), x.coins, texts);
  });
}
