import type { Viewer } from '@sandtable/kernel';
import { UNKNOWN, unitCard, upgradeOf } from './cards';
import type { Natural, UnitType } from './content/types';
import { coverCard, fieldOf, naturalAt, pieceAt, sideName } from './ground';
import { cardName, seatTitle, spaceName } from './names';
import { type GmState, GONE, NONE, onField, type SeatState, type Table, type Unit, unit } from './state';
import { view } from './view';

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

const LEGEND =
  'S/N units of south/north: i infantry, a artillery, t tank, v transport; 2 a covered pair. ' +
  '. open, f forest, b bushes, ^ mountain, ~ water, : beach; # Terrain card, x ruins, * smoke';

/** The field as text, row 6 on top, then everything that stands on it and what the sides hold. */
export function draw(s: GmState, who: Viewer): string {
  const { table } = view(s, who);
  const lines = [`turn ${table.turn}, ${seatTitle(table, table.active)}: ${table.phase}`, ''];
  lines.push(hqLine(table, 1));
  for (let row = table.rows - 1; row >= 0; row--) lines.push(rowLine(table, row));
  lines.push(`   ${columnLetters(table)}`, hqLine(table, 0), '', LEGEND);
  table.seats.forEach((x, seat) => {
    lines.push('', ...seatLines(table, x, seat));
  });
  return lines.join('\n');
}

const WIDTH = 5;

function columnLetters(table: Table): string {
  return Array.from({ length: table.columns }, (_, i) => String.fromCharCode(97 + i).padEnd(WIDTH))
    .join('')
    .trimEnd();
}

function hqLine(table: Table, side: number): string {
  const hq = table.hqs.find((h) => h.side === side);
  return `   HQ ${sideName(side)}: ${hq?.hp ?? 0} HP`;
}

function rowLine(table: Table, row: number): string {
  const { columns } = fieldOf(table);
  let line = `${row + 1}  `;
  for (let column = 0; column < columns; column++) line += cell(table, row * columns + column).padEnd(WIDTH);
  return line.trimEnd();
}

/** The unit and the ground below it. */
function cell(table: Table, space: number): string {
  const id = table.on[space] ?? NONE;
  return id === NONE ? ground(table, space) : `${unitMark(table, id)}${ground(table, space).replace('.', '')}`;
}

function unitMark(table: Table, id: number): string {
  const u = unit(table, id);
  const side = table.seats[u.seat]?.side === 0 ? 'S' : 'N';
  return `${side}${u.partner === NONE ? TYPES[unitCard(table, u.card).type] : '2'}`;
}

function ground(table: Table, space: number): string {
  const piece = pieceAt(table, space);
  const card = piece === null ? '' : coverCard(table, space) === null ? 'x' : '#';
  const smoke = (table.screens[space] ?? 0) > table.turn ? '*' : '';
  const natural = GROUND[naturalAt(table, space)];
  return `${card !== '' && natural === '.' ? '' : natural}${card}${smoke}`;
}

function seatLines(table: Table, x: SeatState, seat: number): string[] {
  const hand = x.hand.includes(UNKNOWN)
    ? `${x.hand.length} unknown`
    : x.hand.map((n) => cardName(table, x.nation, n)).join(' ') || 'empty';
  const head = `${seatTitle(table, seat)}: ${x.ap} AP, hand: ${hand}, deck ${x.deck.length}, discard ${x.discard.length}`;
  const units = table.units.filter((u) => u.seat === seat && u.at !== GONE);
  return [head, ...units.map((u) => `  ${unitLine(table, u)}`)];
}

function unitLine(table: Table, u: Unit): string {
  const card = unitCard(table, u.card);
  const place = onField(u) ? spaceName(table, u.at) : u.carrier === NONE ? 'hq' : 'in';
  const marks = [
    `${card.hp - u.wounds}/${card.hp} HP`,
    ...u.tokens.map((t) => `${upgradeOf(t.kind).name}${t.grey ? ' (grey)' : ''}`),
    ...(table.turn < u.suppressed ? ['suppressed'] : []),
    ...(table.turn < u.smoke ? ['in smoke'] : []),
    ...(u.promotions > 0 ? [`promoted ${u.promotions}`] : []),
    ...(u.onto === NONE ? [] : [`assaults ${spaceName(table, u.onto)}`]),
    ...u.cards.map((a) => cardName(table, table.seats[a.by]?.nation ?? 0, a.card)),
  ];
  return `${place.padEnd(3)} ${card.name}: ${marks.join(', ')}`;
}
