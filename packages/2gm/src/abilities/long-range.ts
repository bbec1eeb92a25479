import { shotDistance } from '../attack/distance';
import { MAIN, SECOND, type Shot } from '../attack/shot';
import { unitCard } from '../cards';
import { FOG } from '../sky';
import { type Table, unit } from '../state';
import type { GmAbility } from './hooks';

/** The main weapon and the second gun, which is one as well (2GM-ABIL-65); never an upgrade (2GM-ABIL-47). */
function isMain(weapon: number): boolean {
  return weapon === MAIN || weapon === SECOND;
}

/** Spaces beyond what the card prints, from aboard a craft too (2GM-LCVP-07); an assault is fought at none. */
function beyond(s: Table, shot: Shot): number {
  const printed = unitCard(s, unit(s, shot.shooter).card).weapon?.range ?? 0;
  return shotDistance(s, shot) - (s.weather === FOG ? Math.max(1, printed - 1) : printed); // 2GM-RULING-122
}

/** 2GM-ABIL-45, 2GM-ABIL-46: one space more, and there it is hard to hit. */
export const longRange: GmAbility = {
  id: 'long-range',
  rule: '2GM-ABIL-45',
  label: 'Long Range',
  hooks: {
    range: (_s, c) => (isMain(c.weapon) ? 1 : 0),
    aim: (s, shot) => (isMain(shot.weapon) && beyond(s, shot) === 1 ? 3 : 0),
  },
};
