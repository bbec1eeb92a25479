import { type AttackFrame, attackFrame, MISS } from '../attack/attack-frame';
import { FIRST_TOKEN } from '../attack/shot';
import { unitCard, upgradeOf } from '../cards';
import { ANY_RANGE } from '../content/types';
import { distance } from '../ground';
import { NONE, type Table, unit } from '../state';
import { enemyGround, ofType } from './checks';
import { cardShot } from './mine';
import { discard, type Play, type Support } from './support';

const LESS_PIERCE = 2;
const DAMAGE = 1;

/** Artillery, a bomber, a mortar or grenades. */
function bursts(s: Table, f: AttackFrame): boolean {
  if (f.shooter === NONE) return false;
  const u = unit(s, f.shooter);
  const { type, bomber } = unitCard(s, u.card);
  const token = f.weapon < FIRST_TOKEN ? undefined : u.tokens[f.weapon - FIRST_TOKEN];
  const id = token === undefined ? '' : upgradeOf(token.kind).id;
  return type === 'artillery' || bomber > 0 || id === 'mortar' || id === 'grenades';
}

function hasHit(s: Table, p: Play): boolean {
  const { attack } = p;
  if (attack === null || attack.seat !== p.seat || attack.result === MISS || attack.cancelled) return false;
  return bursts(s, attack);
}

/** Splinters strike one more enemy beside the target: the same numbers to roll, less Armor-piercing, Damage 1. */
export const shrapnel: Support = {
  id: 'support/shrapnel',
  rule: '2GM-CARD-12',
  moments: ['resolved'],
  aims: 'units',
  checks: [
    {
      rule: '2GM-CARD-12',
      gate: true,
      ok: hasHit,
      say: (_s, _c, w) => w.support.noArtilleryMortarGrenades,
    },
    enemyGround,
    ofType('infantry', 'artillery'),
    {
      rule: '2GM-CARD-12',
      ok: (s, p) =>
        p.attack !== null && p.on !== p.attack.target && distance(s, unit(s, p.on).at, p.attack.space) === 1,
      say: (_s, _c, w) => w.support.notNextTarget,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    if (p.attack === null) return;
    const { hit, crit, pierce } = p.attack;
    const profile = [ANY_RANGE, hit, crit, pierce - LESS_PIERCE, DAMAGE];
    k.call(attackFrame({ ...cardShot(p), target: p.on, space: unit(s, p.on).at, profile }));
  },
};
