import type { Seat } from '@sandtable/kernel';
import { seatState, type Table, unit } from '../state';
import { deployFrame } from '../turn/deploy-frame';
import { type Bringing, canBring, offerBringing } from './bringing';
import { ownGround } from './checks';
import { choiceFrame } from './choice-frame';
import { spacesBeside } from './near';
import { discard, type Support } from './support';

/** Who could come beside a unit, with so many AP. */
export function reliefOf(s: Table, seat: Seat, id: number, ap: number): Bringing {
  const types = ['infantry', 'artillery', 'tank', 'transport'] as const;
  return { seat, types, spaces: spacesBeside(s, unit(s, id).at), less: 1, least: 1, ap };
}

/** Next to a wounded or suppressed unit of one's own one more is deployed, for 1 AP less but at least 1. */
export const inNeedOfSupport: Support = {
  id: 'support/in-need-of-support',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: 'units',
  checks: [
    ownGround,
    {
      rule: '2GM-CARD-12',
      ok: (s, p) => unit(s, p.on).wounds > 0 || s.turn < unit(s, p.on).suppressed,
      say: (_s, _c, w) => w.support.neitherWoundedNorUnder,
    },
    {
      rule: '2GM-DEPLOY-03',
      ok: (s, p) => canBring(s, reliefOf(s, p.seat, p.on, seatState(s, p.seat).ap - p.price)),
      say: (_s, _c, w) => w.support.noUnitCouldPay,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    k.call(choiceFrame(p, 1));
  },
  choice: {
    offer: (s, f, _list, out) => offerBringing(s, reliefOf(s, f.seat, f.on, seatState(s, f.seat).ap), out),
    take(s, f, option, _list, k) {
      f.left--;
      const [card, space] = [Number(option[1]), Number(option[2])];
      k.call(deployFrame(f.seat, card, space, reliefOf(s, f.seat, f.on, 0)));
    },
  },
};
