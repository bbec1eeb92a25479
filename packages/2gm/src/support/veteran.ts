import { PERMANENT } from '../state';
import { leaveEffect } from './attach';
import { notTwice, ownGround } from './checks';
import type { Support } from './support';

/** The penalties of wounds and of suppressive fire are each smaller by one for the rest of the game (2GM-CARD-13). */
export const veteran: Support = {
  id: 'support/veteran',
  rule: '2GM-CARD-13',
  moments: ['deployment'],
  aims: 'units',
  checks: [ownGround, notTwice],
  play: (s, p) => leaveEffect(s, p, [p.on], PERMANENT),
};
