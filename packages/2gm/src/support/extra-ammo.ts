import { unitCard } from '../cards';
import { nextTurnOf, PERMANENT, unit } from '../state';
import { attach } from './attach';
import { notTwice, ownUnit } from './checks';
import type { Support } from './support';

/** Multiple (1) for the rest of the game; with the Successful Hit Table until the end of the next turn (2GM-HITTAB-18). */
export const extraAmmo: Support = {
  id: 'support/extra-ammo',
  rule: '2GM-CARD-14',
  moments: ['deployment'],
  aims: 'units',
  checks: [
    ownUnit,
    {
      rule: '2GM-CARD-10',
      ok: (s, p) => unitCard(s, unit(s, p.on).card).weapon !== null,
      say: (_s, _c, w) => w.support.noWeapon,
    },
    notTwice,
  ],
  play: (s, p) => attach(s, p, s.opt.hitTable ? nextTurnOf(s, p.seat) + 1 : PERMANENT),
};
