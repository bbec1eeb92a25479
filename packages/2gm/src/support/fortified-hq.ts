import { PERMANENT } from '../state';
import { layBeside } from './attach';
import type { Support } from './support';

const DAMAGE = 4;

/** Beside the HQ: the next 4 damage to it are the card's. */
export const fortifiedHq: Support = {
  id: 'support/fortified-hq',
  rule: '2GM-CARD-16',
  moments: ['deployment'],
  aims: 'none',
  checks: [],
  play: (s, p) => layBeside(s, p, PERMANENT, DAMAGE),
};
