import type { Viewer } from '@sandtable/kernel';
import type { GmWords } from '../../words/index';
import { UNKNOWN, unitCard, upgradeOf } from '../cards';
import { CLEAR } from '../conditions/sky';
import type { Natural, UnitType } from '../content/types';
import { coverCard, fieldOf, naturalAt, pieceAt } from '../ground';
import { cardName, printedName, seatedTitle, spaceName, tokenTitle } from '../names/names';
import { view } from '../seeing/view';
import { type GmState, GONE, NONE, onField, type SeatState, type Table, type Unit, unit } from '../state';

const TYPES: Readonly<Record<UnitType, string>> = {
  infantry: 'i',
  artillery: 'a',
  tank: 't',
  transport: 'v',
  aircraft: 'p',
};

const GROUND: Readonly<Record<Natural, string>> = {
  open: '.',
  forest: 'f',
  bushes: 'b',
  mountain: '^',
  lake: '~',
  river: '~',
  sea: '~',
  beach: ':',
};

/** The field as text, row 6 on top, then everything that stands on it and what the sides hold. */
export function draw(s: GmState, who: Viewer, w: GmWords): string {
  const { table } = view(s, who);
  const cells = table.on.map((_id, space) => cell(table, space));
  const width = Math.max(WIDTH, ...cells.map((text) => text.length + 1));
  const lines = [headLine(table, w), ''];
  lines.push(hqLine(table, 1, w));
  for (let row = table.rows - 1; row >= 0; row--) lines.push(rowLine(table, row, cells, width));
  lines.push(`   ${columnLetters(table, width)}`, hqLine(table, 0, w), '', w.draw.legend);
  table.seats.forEach((x, seat) => {
    lines.push('', ...seatLines(table, x, seat, w));
  });
  return lines.join('\n');
}

const WIDTH = 5;

/** Turn, player and phase; the sky where it matters. */
function headLine(table: Table, w: GmWords): string {
  const head = w.draw.head(table.turn, seatedTitle(table, table.active, w.names), table.phase);
  const sky = [
    ...(table.opt.night ? [w.draw.night] : []),
    ...(table.weather === CLEAR ? [] : [w.names.weather[table.weather] ?? '']),
  ];
  return [head, ...sky].join(', ');
}

function columnLetters(table: Table, width: number): string {
  return Array.from({ length: table.columns }, (_, i) => String.fromCharCode(97 + i).padEnd(width))
    .join('')
    .trimEnd();
}

/** With two copies of the game a side has two of them (2GM-TEAM-16). */
function hqLine(table: Table, side: number, w: GmWords): string {
  const hps = table.hqs.filter((h) => h.side === side).map((h) => h.hp);
  return `   ${w.draw.hq(w.names.sides[side] ?? '', hps)}`;
}

function rowLine(table: Table, row: number, cells: readonly string[], width: number): string {
  const { columns } = fieldOf(table);
  let line = `${row + 1}  `;
  for (let column = 0; column < columns; column++) line += (cells[row * columns + column] ?? '').padEnd(width);
  return line.trimEnd();
}

/** The unit and the ground below it. */
function cell(table: Table, space: number): string {
  const id = table.on[space] ?? NONE;
  return id === NONE ? ground(table, space) : `${unitMark(table, id)}${ground(table, space).replace('.', '')}`;
}

/** What lies face down may be anything, also two (2GM-NIGHT-04). */
function unitMark(table: Table, id: number): string {
  const u = unit(table, id);
  const side = table.seats[u.seat]?.side === 0 ? 'S' : 'N';
  if (u.card === UNKNOWN) return `${side}?`;
  return `${side}${u.partner === NONE ? TYPES[unitCard(table, u.card).type] : '2'}`;
}

function ground(table: Table, space: number): string {
  const piece = pieceAt(table, space);
  const card = piece === null ? '' : coverCard(table, space) === null ? 'x' : '#';
  const bridge = table.bridges.includes(space) ? '=' : '';
  const mud = table.mud.includes(space) ? 'm' : '';
  const smoke = (table.screens[space] ?? 0) > table.turn ? '*' : '';
  const natural = GROUND[naturalAt(table, space)];
  return `${card + mud !== '' && natural === '.' ? '' : natural}${card}${bridge}${mud}${smoke}`;
}

function seatLines(table: Table, x: SeatState, seat: number, w: GmWords): string[] {
  const hand = x.hand.includes(UNKNOWN)
    ? w.draw.unknown(x.hand.length)
    : x.hand.map((n) => cardName(table, x.nation, n)).join(' ') || w.draw.empty;
  const head = w.draw.seat(seatedTitle(table, seat, w.names), x.ap, hand, x.deck.length, x.discard.length);
  // what a face-down unit carries is not known to be there
  const units = table.units.filter((u) => u.seat === seat && u.at !== GONE && (u.card !== UNKNOWN || onField(u)));
  return [head, ...units.map((u) => `  ${unitLine(table, u, w)}`)];
}

function unitLine(table: Table, u: Unit, w: GmWords): string {
  if (u.card === UNKNOWN) return `${spaceName(table, u.at).padEnd(3)} ${w.draw.hidden}`;
  const card = unitCard(table, u.card);
  const place = onField(u) ? spaceName(table, u.at) : u.carrier === NONE ? 'hq' : 'in';
  const marks = [
    w.draw.hp(card.hp - u.wounds, card.hp),
    ...u.tokens.map((t) => {
      const token = tokenTitle(table, upgradeOf(t.kind), w.names);
      return t.grey ? w.draw.grey(token) : token;
    }),
    ...(u.faceDown ? [w.draw.faceDown] : []),
    ...(table.turn < u.suppressed ? [w.draw.suppressed] : []),
    ...(table.turn < u.smoke ? [w.draw.inSmoke] : []),
    ...(u.promotions > 0 ? [w.draw.promoted(u.promotions)] : []),
    ...(u.onto === NONE ? [] : [w.draw.assaults(spaceName(table, u.onto))]),
    ...u.cards.map((a) => cardName(table, table.seats[a.by]?.nation ?? 0, a.card)),
  ];
  return `${place.padEnd(3)} ${printedName(card, w.names)}: ${marks.join(', ')}`;
}
