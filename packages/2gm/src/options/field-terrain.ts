import { type Check, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { terrainCard } from '../cards';
import { isWater } from '../entering';
import type { GmEvent } from '../events';
import { distance, fieldOf } from '../ground';
import { putPiece } from '../set-up/pieces';
import { areEnemies, type GmState, NONE, onField, seatState, type Table } from '../state';

export interface BuildTry {
  seat: Seat;
  card: number;
  space: number;
}

/** Terrain cards once the game has begun, where the players agreed on it (2GM-OPT-05, 2GM-DEPLOY-04). */
export const buildChecks: readonly Check<Table, BuildTry, RuleId>[] = [
  {
    rule: '2GM-SETUP-13',
    gate: true,
    ok: (s) => s.opt.inGameTerrain,
    say: () => 'No terrain is placed once the game has begun.',
  },
  {
    rule: '2GM-TERRAIN-01',
    gate: true,
    ok: (s, c) => s.terrainDeck.includes(c.card),
    say: () => 'There is no such card left in the Terrain deck.',
  },
  {
    rule: '2GM-DEPLOY-03',
    ok: (s, c) => terrainCard(c.card).cost <= seatState(s, c.seat).ap,
    say: (s, c) => `It costs ${terrainCard(c.card).cost} AP and you have ${seatState(s, c.seat).ap}.`,
  },
  {
    rule: '2GM-OPT-05',
    ok: (s, c) => s.units.some((u) => onField(u) && !areEnemies(s, c.seat, u.seat) && distance(s, u.at, c.space) <= 1),
    say: () => 'It goes at most one space away from a unit of yours.',
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

export function offerBuilding(s: Table, seat: Seat, out: Option[]): void {
  if (!s.opt.inGameTerrain) return;
  const { size } = fieldOf(s);
  s.terrainDeck.forEach((card, i) => {
    if (s.terrainDeck.indexOf(card) < i) return;
    for (let space = 0; space < size; space++)
      if (passes(buildChecks, s, { seat, card, space })) out.push(['build', card, space]);
  });
}

export function takeBuilding(s: GmState, seat: Seat, option: Option, k: Kernel<GmState>): boolean {
  if (option[0] !== 'build') return false;
  const card = Number(option[1]);
  const space = Number(option[2]);
  s.terrainDeck.splice(s.terrainDeck.indexOf(card), 1);
  seatState(s, seat).ap -= terrainCard(card).cost;
  putPiece(s, card, [space]);
  k.emit?.({ type: 'terrain', rule: '2GM-OPT-05', seat, card, spaces: [space] } as GmEvent);
  return true;
}
