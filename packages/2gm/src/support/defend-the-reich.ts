import type { Seat } from '@sandtable/kernel';
import { rowOf } from '../ground';
import { areEnemies, onField, seatState, sideOf, type Table } from '../state';
import { deployFrame } from '../turn/deploy-frame';
import { type Bringing, canBring, offerBringing } from './bringing';
import { choiceFrame, DONE } from './choice-frame';
import { discard, type Support } from './support';

const ROWS = 2;
const MOST = 2;

function atHome(s: Table, seat: Seat, space: number): boolean {
  return rowOf(s, sideOf(s, seat), space) <= ROWS;
}

/** Who could come into the first two rows, with so many AP. */
export function homeGuard(s: Table, seat: Seat, ap: number): Bringing {
  const spaces = s.on.flatMap((_id, space) => (atHome(s, seat, space) ? [space] : []));
  return { seat, types: ['infantry'], spaces, less: 1, least: 0, ap };
}

/** While the enemy is in one's first two rows, up to two infantry units come in there for 1 AP less each. */
export const defendTheReich: Support = {
  id: 'support/defend-the-reich',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: 'none',
  checks: [
    {
      rule: '2GM-CARD-12',
      ok: (s, p) => s.units.some((u) => onField(u) && areEnemies(s, p.seat, u.seat) && atHome(s, p.seat, u.at)),
      say: (_s, _c, w) => w.support.noEnemyRows1,
    },
    {
      rule: '2GM-DEPLOY-03',
      ok: (s, p) => canBring(s, homeGuard(s, p.seat, seatState(s, p.seat).ap - p.price)),
      say: (_s, _c, w) => w.support.noInfantryCouldPay,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    k.call(choiceFrame(p, MOST));
  },
  choice: {
    open: (s, f) => seatState(s, f.seat).hand.length > 0,
    offer(s, f, _list, out) {
      offerBringing(s, homeGuard(s, f.seat, seatState(s, f.seat).ap), out);
      if (f.left < MOST) out.push([DONE]);
    },
    take(s, f, option, _list, k) {
      f.left--;
      const [card, space] = [Number(option[1]), Number(option[2])];
      k.call(deployFrame(f.seat, card, space, homeGuard(s, f.seat, 0)));
    },
  },
};
