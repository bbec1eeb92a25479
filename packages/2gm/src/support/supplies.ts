import { gainAp } from '../turn/income';
import { discard, type Support } from './support';

const AP = 3;

/** 3 AP at once; what the HQ can hold still limits them (2GM-HQ-12). */
export const supplies: Support = {
  id: 'support/supplies',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: 'none',
  checks: [],
  play(s, p) {
    gainAp(s, p.seat, AP);
    discard(s, p);
  },
};
