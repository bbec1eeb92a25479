import { unit } from '../state';
import { attach } from './attach';
import { notTwice, ownGround } from './checks';
import type { Support } from './support';

/** A unit that has just fired its main weapon fires it a second time, without a penalty. */
export const rapidFire: Support = {
  id: 'support/rapid-fire',
  rule: '2GM-CARD-12',
  moments: ['shooting'],
  aims: 'units',
  checks: [
    ownGround,
    { rule: '2GM-CARD-12', ok: (s, p) => unit(s, p.on).shots > 0, say: (_s, _c, w) => w.support.notFiredMainWeapon },
    {
      rule: '2GM-ABIL-76',
      ok: (s, p) => !unit(s, p.on).noAttack || unit(s, p.on).repulsed,
      say: (_s, _c, w) => w.support.mayNotAttackAny,
    },
    { rule: '2GM-RULING-67', ok: (s, p) => !unit(s, p.on).repulsed, say: (_s, _c, w) => w.firing.assaultFailed },
    notTwice,
  ],
  play(s, p) {
    attach(s, p, s.turn + 1);
    unit(s, p.on).extraShots++;
  },
};
