import { seatState } from '../state';
import { discard, type Support } from './support';

/** The card set aside before the game comes into the hand when this one is played (2GM-ABIL-85, 2GM-ABIL-87, 2GM-RULING-158); nobody else sees which. */
export const allies: Support = {
  id: 'support/allies',
  rule: '2GM-RULING-158',
  moments: ['deployment'],
  // a number in the row of cards set aside, because what is played on is told to all
  aims: { kind: 'places', list: (s, p, out) => seatState(s, p.seat).aside.forEach((_card, i) => void out.push(i)) },
  checks: [],
  play(s, p, k) {
    const x = seatState(s, p.seat);
    const cards = x.aside.splice(p.on, 1);
    x.hand.push(...cards);
    discard(s, p);
    k.emit?.({ type: 'drew', rule: '2GM-RULING-158', seat: p.seat, cards });
  },
};
