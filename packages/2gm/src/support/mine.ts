import { by, type Kernel } from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import { BY_CARD, blankShot, type Shot } from '../attack/shot';
import { type GmState, unit } from '../state';
import { discard, type Play } from './support';

/** An attack the card makes by itself with the numbers it prints; cover changes them not (2GM-RULING-36). */
export function cardShot(p: Pick<Play, 'seat' | 'card'>): Shot {
  return by({ ...blankShot(), seat: p.seat, card: p.card, mode: BY_CARD }, '2GM-HITTAB-17');
}

/** The card goes off under the unit it was played on. */
export function explode(s: GmState, p: Play, k: Kernel<GmState>): void {
  discard(s, p);
  k.call(attackFrame({ ...cardShot(p), target: p.on, space: unit(s, p.on).at }));
}
