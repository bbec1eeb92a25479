import {
  type Field,
  fieldDistance,
  type HqSite,
  hqDistance,
  hqGate,
  hqSite,
  makeField,
  ownRow,
  type Side,
} from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { terrainCard, unitCard } from './cards';
import type { Natural, TerrainCard } from './content/types';
import { NATURALS } from './content/types';
import { type Hq, NONE, onField, type Piece, type Table, type Unit, unit } from './state';

const fields = new Map<number, Field>();
/** The field of the last question is nearly always that of the next, and every distance asks. */
let latest = makeField();

/** 8 × 6; two copies side by side are wider. */
export function fieldOf(s: Pick<Table, 'columns' | 'rows'>): Field {
  if (latest.columns !== s.columns || latest.rows !== s.rows) latest = fieldSized(s.columns, s.rows);
  return by(latest, '2GM-FIELD-02');
}

function fieldSized(columns: number, rows: number): Field {
  const key = columns * 100 + rows;
  let field = fields.get(key);
  if (field === undefined) {
    field = makeField(columns, rows);
    fields.set(key, field);
  }
  return field;
}

/** How texts call the players: by their sides, the partner of a team (2GM-TEAM-01) as its second. */
export const SEAT_NAMES = ['south', 'north', 'south-2', 'north-2'] as const;

export type SeatName = (typeof SEAT_NAMES)[number];

export function seatName(seat: number): SeatName {
  return SEAT_NAMES[seat] ?? 'south';
}

export function sideName(side: number): Side {
  return side === 0 ? 'south' : 'north';
}

/** 2GM-TERM-01: rows count from each side's own Deployment Line. */
export function rowOf(s: Table, side: number, space: number): number {
  return by(ownRow(fieldOf(s), sideName(side), space), '2GM-FIELD-03');
}

/** Steps along rows and columns; a diagonal is two. What is on no space is at no distance from anything. */
export function distance(s: Table, a: number, b: number): number {
  return by(a < 0 || b < 0 ? Number.NaN : fieldDistance(fieldOf(s), a, b), '2GM-FIELD-05');
}

const sites: (HqSite | undefined)[] = [];

/** Off the board behind the middle of its edge, for good. */
function siteOf(h: Pick<Hq, 'side' | 'column'>): HqSite {
  const key = h.column * 2 + h.side;
  let site = sites[key];
  if (site === undefined) {
    site = hqSite(sideName(h.side), h.column);
    sites[key] = site;
  }
  return by(site, '2GM-HQ-02', '2GM-HQ-03');
}

/** 2GM-RULING-14. */
export function distanceToHq(s: Table, space: number, h: Pick<Hq, 'side' | 'column'>): number {
  return by(hqDistance(fieldOf(s), siteOf(h), space), '2GM-HQ-04');
}

/** The space at the field's edge over which every shortest way from there to the HQ leads. */
export function beforeHq(s: Table, hq: number, from: number): number {
  const h = s.hqs[hq];
  return h === undefined ? from : hqGate(fieldOf(s), siteOf(h), from);
}

/** The HQ beside which the unit's aircraft wait: its own, or that of its side (2GM-RULING-163). */
export function parkedAt(s: Table, u: Pick<Unit, 'seat'>): number {
  const own = s.hqs.findIndex((h) => h.seat === u.seat);
  return own >= 0 ? own : s.hqs.findIndex((h) => h.side === s.seats[u.seat]?.side);
}

export function naturalAt(s: Table, space: number): Natural {
  return NATURALS[s.natural[space] ?? 0] ?? 'open';
}

/** The Terrain card on a space, Ruins included. */
export function pieceAt(s: Table, space: number): Piece | null {
  const i = s.piece[space] ?? NONE;
  return i === NONE ? null : (s.pieces[i] ?? null);
}

/** The card's own effects on who stands there; Ruins have none of them. */
export function coverCard(s: Table, space: number): TerrainCard | null {
  const piece = pieceAt(s, space);
  return by(piece === null || piece.ruins ? null : terrainCard(piece.card), '2GM-TERRAIN-02', '2GM-RULING-32');
}

/** 2GM-TERRAIN-16, 2GM-TERRAIN-29, SOLOT-REF-02. */
const ROUGH: readonly boolean[] = NATURALS.map((n) => n === 'forest' || n === 'mountain');

/** What lies on the space is difficult for this unit, before any ability of its own. */
export function isRough(s: Table, u: Unit, space: number): boolean {
  if (ROUGH[s.natural[space] ?? 0] === true) return true;
  if (s.mud.length > 0 && s.mud.includes(space)) return by(true, '2GM-TERRAIN-39', '2GM-TOKEN-37');
  const piece = pieceAt(s, space);
  if (piece === null) return false;
  if (piece.ruins) return by(true, '2GM-TERRAIN-31');
  const { tags } = terrainCard(piece.card);
  if (tags.includes('difficult')) return true;
  return by(
    tags.includes('difficult-infantry') && unitCard(s, u.card).type === 'infantry',
    '2GM-TERRAIN-03',
    '2GM-ABIL-18',
  );
}

function isBuilding(card: TerrainCard | null): boolean {
  return card?.tags.includes('building') === true;
}

/** The building a unit of the space is in, of whatever kind. */
export function buildingAt(s: Table, space: number): Piece | null {
  return by(
    isBuilding(coverCard(s, space)) ? pieceAt(s, space) : null,
    '2GM-BUILD-01',
    '2GM-BUILD-04',
    '2GM-RULING-31',
  );
}

/** 2GM-TERRAIN-18, 2GM-TERRAIN-22: only woods can be shot to pieces. */
export const NATURAL_HP: Readonly<Partial<Record<Natural, number>>> = { forest: 8, bushes: 4 };

/** The same by number, 0 for what lasts: every list of attacks asks of every space. */
const HP_OF: readonly number[] = NATURALS.map((n) => NATURAL_HP[n] ?? 0);

/** HP left of what could be shot at on an empty space: a Terrain card first, else the natural terrain; 0 if nothing. */
export function terrainHp(s: Table, space: number): number {
  const piece = pieceAt(s, space);
  if (piece !== null && !piece.ruins) {
    const card = terrainCard(piece.card);
    return card.tags.includes('indestructible') ? 0 : card.hp - piece.damage; // 2GM-TERRAIN-40
  }
  const hp = HP_OF[s.natural[space] ?? 0] ?? 0;
  return hp === 0 ? 0 : hp - (s.hurt[space] ?? 0);
}

/** The unit on a space and, in a covered movement, the one beside it (2GM-COVER-02). */
export function unitsOn(s: Table, space: number): readonly number[] {
  const id = s.on[space] ?? NONE;
  if (id === NONE) return [];
  const { partner } = unit(s, id);
  return partner === NONE ? [id] : [id, partner];
}

export function putOn(s: Table, id: number, space: number): void {
  unit(s, id).at = space;
  if ((s.on[space] ?? NONE) === NONE) s.on[space] = id;
}

/** Takes a unit off its space; a partner stays. */
export function takeOff(s: Table, id: number): void {
  const u = unit(s, id);
  if (!onField(u)) return;
  if (s.on[u.at] === id) s.on[u.at] = u.partner !== NONE && unit(s, u.partner).at === u.at ? u.partner : NONE;
}

/** 2GM-COVER-05. */
export function endPair(s: Table, u: Unit): void {
  if (u.partner === NONE) return;
  unit(s, u.partner).partner = NONE;
  u.partner = by(NONE, '2GM-COVER-06');
}
