import { CLOSED } from '@sandtable/geometry';
import { terrainCode } from '../../field/entering';
import { coverCard, naturalAt, terrainHp } from '../../ground';
import { NONE, type Table } from '../../state';
import type { Criterion } from '../saying/rank';

/** How well a space covers, compared from left to right (SOLO-RULING-11): Evasion, Armor, Evasion against criticals, HP left. */
export type CoverRank = readonly [number, number, number, number];

const OPEN: CoverRank = [0, 0, 0, 0];
const NATURAL: Readonly<Record<string, CoverRank>> = { forest: [1, 0, 1, 8], bushes: [1, 0, 1, 4] };

/** What the terrain of a space gives its occupant; smoke does not count. */
export function coverRank(s: Table, space: number): CoverRank {
  const card = coverCard(s, space);
  const natural = NATURAL[naturalAt(s, space)] ?? OPEN;
  if (card === null) return natural[0] === 0 ? OPEN : [natural[0], 0, natural[2], terrainHp(s, space)];
  const stacked = s.opt.terrainStackCover ? natural : OPEN;
  return [card.evasion[0] + stacked[0], card.armor, card.evasion[1] + stacked[2], terrainHp(s, space)];
}

/** SOLO-RULING-11: cover is compared part by part. */
export function byCover<C>(s: Table, spaceOf: (candidate: C) => number): Criterion<C>[] {
  return [0, 1, 2, 3].map((part) => ({
    rule: 'SOLO-RULING-11',
    value: (candidate) => coverRank(s, spaceOf(candidate))[part] ?? 0,
  }));
}

export function isCover(s: Table, space: number): boolean {
  const card = coverCard(s, space);
  // wire and barriers are no shelter
  if (card !== null && card.evasion[0] === 0 && card.armor === 0) return false;
  return coverRank(s, space)[0] >= 1;
}

/** SOLO-RULING-11: cover nobody stands in. */
export function isFreeCover(s: Table, space: number): boolean {
  return isCover(s, space) && (s.on[space] ?? NONE) === NONE;
}

export function mayEnter(s: Table, id: number, space: number): boolean {
  return terrainCode(s, id, space) !== CLOSED;
}
