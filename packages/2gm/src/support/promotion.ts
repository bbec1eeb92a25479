import { by } from '@sandtable/kernel';
import { policies } from '../editions/index';
import { type Table, unit } from '../state';
import { ownGround } from './checks';
import { discard, type Support } from './support';

/** The edition says, unless the table does. */
export function mostPromotions(s: Table): number {
  if (s.opt.promotionMax > 0) return s.opt.promotionMax;
  return by(policies(s).promotions, '2GM-RULING-116');
}

/** In the Shooting Phase on a unit that has destroyed an enemy unit; tokens add up (2GM-RULING-130, 2GM-RULING-116). */
export const promotion: Support = {
  id: 'support/promotion',
  rule: '2GM-RULING-130',
  moments: ['shooting'],
  aims: 'units',
  checks: [
    ownGround,
    {
      rule: '2GM-RULING-130',
      ok: (s, p) => !s.opt.promotionRequiresKill || unit(s, p.on).killed,
      say: (_s, _c, w) => w.support.destroyedNoEnemyUnit,
    },
    {
      rule: '2GM-TOKEN-40',
      ok: (s, p) => unit(s, p.on).promotions < mostPromotions(s),
      say: (s, _c, w) => w.support.noUnitMoreThan(mostPromotions(s)),
    },
  ],
  play(s, p, k) {
    unit(s, p.on).promotions++;
    discard(s, p);
    k.emit?.({ type: 'promoted', rule: '2GM-TOKEN-40', unit: p.on });
  },
};
