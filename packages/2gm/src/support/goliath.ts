import { by } from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import type { Shot } from '../attack/shot';
import { supportCard } from '../cards';
import { buildingAt, distance, pieceAt, terrainHp } from '../ground';
import { areEnemies, NONE, onField, type Table, unit } from '../state';
import { SPACE_AIM } from './aim-kinds';
import { isOfType } from './checks';
import { cardShot } from './mine';
import { isFree } from './near';
import { discard, type Play, type Support } from './support';

const REACH = 3;
const ORDNANCE = 2;

function spaceOf(s: Table, p: Pick<Play, 'on'>): number {
  return p.on >= SPACE_AIM ? p.on - SPACE_AIM : unit(s, p.on).at;
}

function isTarget(s: Table, p: Play): boolean {
  if (p.on < SPACE_AIM) return onField(unit(s, p.on)) && areEnemies(s, p.seat, unit(s, p.on).seat);
  const space = spaceOf(s, p);
  return isFree(s, space) && pieceAt(s, space) !== null && terrainHp(s, space) > 0; // 2GM-SHOOT-23
}

function isGuided(s: Table, p: Play): boolean {
  const space = spaceOf(s, p);
  return s.units.some(
    (u, id) => u.seat === p.seat && onField(u) && isOfType(s, id, ['infantry']) && distance(s, u.at, space) <= REACH,
  );
}

/** The attack the card makes there, with Ordnance against whoever or whatever is a building (2GM-ABIL-66). */
export function goliathShot(s: Table, p: Pick<Play, 'seat' | 'card' | 'on'>): Shot | null {
  const space = spaceOf(s, p);
  const { weapon } = supportCard(p.card);
  if (weapon === null) return null;
  const target = p.on >= SPACE_AIM ? NONE : p.on;
  const inside = by(buildingAt(s, space) === null ? 0 : ORDNANCE, '2GM-ABIL-67');
  const pierce = weapon.pierce + (target === NONE ? 0 : inside);
  const profile = [weapon.range, weapon.hit, weapon.crit, pierce, weapon.damage + inside];
  return { ...cardShot(p), target, space, profile };
}

/** One attack with Ordnance on an enemy unit or an empty Terrain card near an infantry of one's own. */
export const goliath: Support = {
  id: 'support/goliath',
  rule: '2GM-CARD-12',
  moments: ['shooting'],
  aims: {
    kind: 'units',
    list(s, _p, out) {
      s.units.forEach((_u, id) => void out.push(id));
      s.on.forEach((_id, space) => void out.push(SPACE_AIM + space));
    },
  },
  checks: [
    { rule: '2GM-CARD-12', gate: true, ok: isTarget, say: (_s, _c, w) => w.support.sentAgainstEnemyUnit },
    { rule: '2GM-CARD-12', ok: isGuided, say: (_s, _c, w) => w.support.noInfantryYoursWithin },
  ],
  play(s, p, k) {
    discard(s, p);
    const shot = goliathShot(s, p);
    if (shot !== null) k.call(attackFrame(shot));
  },
};
