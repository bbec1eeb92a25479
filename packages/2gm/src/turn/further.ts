import { NOWHERE, neighboursOf, type Reach } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { asksUnit } from '../abilities/registry';
import { terrainCard } from '../cards';
import { fieldOf } from '../ground';
import { NONE, type Table, unit } from '../state';

const near: number[] = [];
const where = { unit: NONE, space: NONE };

function climbsAt(s: Table, id: number, space: number): boolean {
  where.unit = id;
  where.space = space;
  return asksUnit('climbs', s, id, where);
}

/**
 * The space from which a move could go one step further than its points allow, NONE without one (2GM-ABIL-14): one it enters
 * and climbs on, or any if it climbs out of where it starts (2GM-RULING-24). Only one such step is ever made.
 */
export function climbFrom(s: Table, id: number, reach: Reach, to: number): number {
  const start = unit(s, id).at;
  const leaves = climbsAt(s, id, start);
  const count = neighboursOf(fieldOf(s), to, near);
  for (let i = 0; i < count; i++) {
    const space = near[i] ?? NOWHERE;
    if (space === start || reach.cost[space] === NOWHERE) continue;
    if (leaves || climbsAt(s, id, space)) return by(space, '2GM-ABIL-15');
  }
  return NONE;
}

/** The spaces of all Tunnels cards, whoever laid them (2GM-RULING-154). */
export function listTunnels(s: Table, out: number[]): void {
  out.length = 0;
  for (const piece of s.pieces) {
    if (piece.spaces.length > 0 && terrainCard(piece.card).tags.includes('connected')) out.push(...piece.spaces);
  }
}

const mouths: number[] = [];

/** The Tunnels space at which the unit would go in, with a point left; NONE if it reaches none. */
export function entranceOf(s: Table, reach: Reach, budget: number, to: number): number {
  listTunnels(s, mouths);
  for (const space of mouths) {
    const cost = reach.cost[space] ?? NOWHERE;
    if (space !== to && cost !== NOWHERE && cost < budget && reach.canStop(space)) return by(space, '2GM-ABIL-17');
  }
  return NONE;
}
