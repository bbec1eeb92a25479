import { type Check, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { terrainCard } from '../cards';
import { isWater } from '../entering';
import type { GmEvent } from '../events';
import { fieldOf, rowOf } from '../ground';
import { type GmState, NONE, seatState, sideOf, type Table } from '../state';
import { putPiece } from './pieces';

export interface LayTry {
  seat: Seat;
  card: number;
  space: number;
}

const FIRST_ROW = 2;
const LAST_ROW = 3;

/** Placing a Terrain card, not a tile (2GM-RULING-46), with the AP bid (2GM-SETUP-10, 2GM-TERRAIN-13, 2GM-BUILD-02). */
export const layChecks: readonly Check<Table, LayTry, RuleId>[] = [
  {
    rule: '2GM-TERRAIN-01',
    gate: true,
    ok: (s, c) => s.terrainDeck.includes(c.card),
    say: () => 'There is no such card left in the Terrain deck.',
  },
  {
    rule: '2GM-SETUP-10',
    ok: (s, c) => terrainCard(c.card).cost <= seatState(s, c.seat).terrainAp,
    say: (s, c) =>
      `It costs ${terrainCard(c.card).cost} AP and ${seatState(s, c.seat).terrainAp} of your bid are left.`,
  },
  {
    rule: '2GM-SETUP-11',
    ok: (s, c) => {
      const row = rowOf(s, sideOf(s, c.seat), c.space);
      return row >= FIRST_ROW && row <= LAST_ROW;
    },
    say: () => 'Terrain goes into your own rows 2 and 3.',
  },
  {
    rule: '2GM-FIELD-07',
    ok: (s, c) => (s.piece[c.space] ?? NONE) === NONE,
    say: () => 'There is a Terrain card already.',
  },
  {
    rule: '2GM-RULING-34',
    ok: (s, c) => !isWater(s, c.space),
    say: () => 'Nothing can be placed on inaccessible terrain.',
  },
];

export function offerTerrain(s: Table, seat: Seat, out: Option[]): void {
  const { size } = fieldOf(s);
  s.terrainDeck.forEach((card, i) => {
    if (s.terrainDeck.indexOf(card) < i) return;
    for (let space = 0; space < size; space++)
      if (passes(layChecks, s, { seat, card, space })) out.push(['lay', card, space]);
  });
}

/** 2GM-RULING-47: any card still in the deck; what is not used is lost (2GM-RULING-45). */
export function layTerrain(s: GmState, seat: Seat, card: number, space: number, k: Kernel<GmState>): void {
  s.terrainDeck.splice(s.terrainDeck.indexOf(card), 1);
  seatState(s, seat).terrainAp -= terrainCard(card).cost;
  putPiece(s, card, [space]);
  k.emit?.({ type: 'terrain', rule: '2GM-SETUP-10', seat, card, spaces: [space] } as GmEvent);
}
