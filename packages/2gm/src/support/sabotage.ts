import { seatState } from '../state';
import { opponents } from './checks';
import { discard, type Support } from './support';

const AP = 2;

/** The opponent loses up to 2 AP. */
export const sabotage: Support = {
  id: 'support/sabotage',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: opponents,
  checks: [{ rule: '2GM-CARD-12', ok: (s, p) => seatState(s, p.on).ap > 0, say: (_s, _c, w) => w.support.noApLose }],
  play(s, p, k) {
    const victim = seatState(s, p.on);
    victim.ap = Math.max(0, victim.ap - AP);
    discard(s, p);
    k.emit?.({ type: 'ap', rule: '2GM-CARD-12', seat: p.on, ap: victim.ap });
  },
};
