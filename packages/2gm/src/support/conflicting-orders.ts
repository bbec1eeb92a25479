import { type Option, openWindow } from '@sandtable/kernel';
import { ADVANCE, mayMove, RIDERS } from '../field/movement';
import { unit } from '../state';
import { offerMoves } from '../turn/move-options';
import { moveNow } from '../turn/moving';
import { enemyGround } from './checks';
import { choiceFrame } from './choice-frame';
import { discard, type Support } from './support';

/** Nobody pays for a move that somebody else has ordered. */
function isPlainMove(option: Option): boolean {
  return option[0] === 'move' && (Number(option[3]) & (ADVANCE | RIDERS)) === 0;
}

/** At the start of the opponent's Movement Phase one of his units is moved, or held, within the rules. */
export const conflictingOrders: Support = {
  id: 'support/conflicting-orders',
  rule: '2GM-CARD-15',
  moments: ['orders'],
  aims: 'units',
  checks: [
    enemyGround,
    {
      rule: '2GM-MOVE-01',
      ok: (s, p) => mayMove(s, unit(s, p.on).seat, p.on),
      say: (_s, _c, w) => w.support.couldNotMoveAnyway,
    },
  ],
  play(s, p, k) {
    discard(s, p);
    k.call(choiceFrame({ ...p, mover: p.on }, 1));
  },
  choice: {
    offer(s, f, _list, out) {
      const moves: Option[] = [];
      offerMoves(s, f.on, unit(s, f.on).seat, moves);
      out.push(...moves.filter(isPlainMove), ['stay']);
    },
    take(s, f, option, _list, k) {
      f.left--;
      if (option[0] === 'stay') {
        unit(s, f.on).moved = true;
        k.emit?.({ type: 'moved', rule: '2GM-CARD-15', unit: f.on, path: [unit(s, f.on).at] });
        return;
      }
      moveNow(s, option, k);
      k.call(openWindow('moved')); // 2GM-WIN-15
    },
  },
};
