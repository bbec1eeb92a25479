import { PERMANENT } from '../state';
import { layBeside } from './attach';
import type { Support } from './support';

const PAYMENTS = 4;

/** Beside the HQ: 1 AP more in each of the next four Headquarters Phases. */
export const warBonds: Support = {
  id: 'support/war-bonds',
  rule: '2GM-CARD-16',
  moments: ['deployment'],
  aims: 'none',
  checks: [],
  play: (s, p) => layBeside(s, p, PERMANENT, PAYMENTS),
};
