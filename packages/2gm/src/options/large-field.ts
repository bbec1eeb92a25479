import { by } from '@sandtable/kernel';
import { terrainCard } from '../cards';
import { policies } from '../editions/index';
import { fieldOf } from '../ground';
import type { Table } from '../state';

/** A Terrain card on its way to the field. */
export interface Placing {
  card: number;
  /** The first of its spaces, from the left. */
  space: number;
  /** How many spaces of the row it covers, left out for one (2GM-OPT-09, 2GM-OPT-18). */
  wide?: number;
}

const WIDEST = 3;
/** The same for two spaces and for three (2GM-OPT-10, 2GM-OPT-19, 2GM-RULING-133). */
const ACROSS_AP = 1;

/** AP of a Terrain card as it is laid; its HP are those of one card, and it goes as one. */
export function terrainCost(c: Pick<Placing, 'card' | 'wide'>): number {
  return by(terrainCard(c.card).cost + ((c.wide ?? 1) > 1 ? ACROSS_AP : 0), '2GM-OPT-20', '2GM-OPT-21');
}

/** 2GM-OPT-08: Barbed Wire, Barrier, Wall and Trench; 2GM-OPT-18: in Pacific whatever is no building; Ruins and Rubble are never laid. */
function isExtensive(s: Table, card: number): boolean {
  return by(policies(s).liesAcross(terrainCard(card).tags), '2GM-RULING-172');
}

/** One space, or two or three with the optional rule. */
export function mayLie(s: Table, { card, wide = 1 }: Placing): boolean {
  return wide === 1 || (s.opt.largeField && wide > 1 && wide <= WIDEST && isExtensive(s, card));
}

/** All in one row, each of them good for the card. */
export function everySpace(s: Table, { space, wide = 1 }: Placing, ok: (space: number) => boolean): boolean {
  const { columnOf, columns } = fieldOf(s);
  if ((columnOf[space] ?? columns) + wide > columns) return false;
  for (let i = 0; i < wide; i++) if (!ok(space + i)) return by(false, '2GM-RULING-133');
  return true;
}

export function spacesOf({ space, wide = 1 }: Placing): number[] {
  return Array.from({ length: wide }, (_, i) => space + i);
}

/** How wide the card may be tried. */
export function widthsOf(s: Table, card: number): number {
  return s.opt.largeField && isExtensive(s, card) ? WIDEST : 1;
}
