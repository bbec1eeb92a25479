import type { Option, Seat } from '@sandtable/kernel';
import { distance } from '../ground';
import { seatState, type Table } from '../state';
import { deployFrame } from '../turn/deploy-frame';
import { mayLand } from '../turn/dropping';
import { type Bringing, canBring, offerBringing } from './bringing';
import { choiceFrame, DONE } from './choice-frame';
import { discard, type Support } from './support';

function landing(s: Table, seat: Seat, before: readonly number[], ap: number): Bringing {
  const spaces = s.on.flatMap((_id, space) => {
    const connected = before.length === 0 || before.some((other) => distance(s, other, space) === 1);
    return connected && mayLand(s, space) ? [space] : [];
  });
  return { seat, types: ['infantry'], spaces, less: 0, least: 0, ap };
}

/**
 * Infantry of the hand, each paid for, is dropped on spaces connected to one another (2GM-PARA-01). Having landed it may
 * attack (2GM-PARA-10) but not assault (2GM-PARA-11).
 */
function drop(id: string, most: number): Support {
  return {
    id,
    rule: '2GM-PARA-01',
    moments: ['deployment'], // 2GM-PARA-02
    aims: 'none',
    checks: [
      {
        rule: '2GM-DEPLOY-03',
        ok: (s, p) => canBring(s, landing(s, p.seat, [], seatState(s, p.seat).ap - p.price)),
        say: (_s, _c, w) => w.support.noInfantryCouldPayDrop,
      },
    ],
    play(s, p, k) {
      discard(s, p);
      k.call(choiceFrame(p, most));
    },
    choice: {
      open(s, f) {
        const { hand, ap } = seatState(s, f.seat);
        return hand.length > 0 && ap > 0;
      },
      offer(s, f, _list, out: Option[]) {
        offerBringing(s, landing(s, f.seat, f.picked, seatState(s, f.seat).ap), out);
        if (f.picked.length > 0) out.push([DONE]);
      },
      take(_s, f, option, _list, k) {
        f.left--;
        f.picked.push(Number(option[2]));
        k.call(deployFrame(f.seat, Number(option[1]), Number(option[2]), undefined, true));
      },
    },
  };
}

export const paratroopers: Support = drop('support/paratroopers', 1);
export const c47Skytrain: Support = drop('support/c-47-skytrain', 3);
