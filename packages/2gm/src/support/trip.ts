import type { Kernel } from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import { isMinedFor, mineAt, removeMine } from '../field/mines';
import { type GmState, onField, sideOf } from '../state';
import { leaderOf } from '../team';
import { cardShot } from './mine';

/** 2GM-RULING-36: a mine marker attacks the first unit of its kind that enters, and is gone. */
export function tripMine(s: GmState, id: number, k: Kernel<GmState>): void {
  const u = s.units[id];
  if (s.mines.length === 0 || u === undefined || !onField(u) || !isMinedFor(s, u, u.at)) return;
  const card = mineAt(s, u.at);
  removeMine(s, u.at);
  const seat = leaderOf(s, 1 - sideOf(s, u.seat));
  k.call(attackFrame({ ...cardShot({ seat, card }), target: id, space: u.at }));
}
