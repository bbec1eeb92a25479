import type { Check, Kernel, Option, Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { distance } from '../ground';
import type { GmFacts } from '../say';
import { putPiece } from '../set-up/pieces';
import { layable, offerLaying, placingOf, roomToLie } from '../set-up/terrain';
import { areEnemies, type GmState, onField, seatState, type Table } from '../state';
import { everySpace, type Placing, spacesOf, terrainCost } from './large-field';

export interface BuildTry extends Placing {
  seat: Seat;
}

function isNear(s: Table, seat: Seat, space: number): boolean {
  return s.units.some((u) => onField(u) && !areEnemies(s, seat, u.seat) && distance(s, u.at, space) <= 1);
}

/** Terrain cards once the game has begun, where the players agreed on it (2GM-OPT-05, 2GM-DEPLOY-04). */
export const buildChecks: readonly Check<Table, BuildTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-SETUP-13',
    gate: true,
    ok: (s) => s.opt.inGameTerrain,
    say: (_s, _c, w) => w.deploying.noTerrainPlacedOnce,
  },
  ...layable,
  {
    rule: '2GM-DEPLOY-03',
    ok: (s, c) => terrainCost(c) <= seatState(s, c.seat).ap,
    say: (s, c, w) => w.deploying.costsAp(terrainCost(c), seatState(s, c.seat).ap),
  },
  {
    rule: '2GM-OPT-05',
    ok: (s, c) => everySpace(s, c, (space) => isNear(s, c.seat, space)),
    say: (_s, _c, w) => w.deploying.goesMostOneSpace,
  },
  ...roomToLie,
];

export function offerBuilding(s: Table, seat: Seat, out: Option[]): void {
  if (!s.opt.inGameTerrain) return;
  offerLaying(s, 'build', seat, seatState(s, seat).ap, buildChecks, out);
}

export function takeBuilding(s: GmState, seat: Seat, option: Option, k: Kernel<GmState>): void {
  const c = placingOf(option);
  const spaces = spacesOf(c);
  s.terrainDeck.splice(s.terrainDeck.indexOf(c.card), 1);
  seatState(s, seat).ap -= terrainCost(c);
  putPiece(s, c.card, spaces);
  k.emit?.({ type: 'terrain', rule: '2GM-OPT-05', seat, card: c.card, spaces });
}
