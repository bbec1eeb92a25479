import { draw } from '../turn/drawing';
import { gainAp } from '../turn/income';
import { discard, type Support } from './support';

/** 1 AP and 1 card. */
export const surplus: Support = {
  id: 'support/surplus',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: 'none',
  checks: [],
  play(s, p, k) {
    gainAp(s, p.seat, 1);
    discard(s, p);
    draw(s, p.seat, 1, k);
  },
};
