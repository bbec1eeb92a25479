import type { Kernel, Seat } from '@sandtable/kernel';
import { type GmState, seatState } from '../state';

/** A hand for the beginning of the battle; cards held already go back into the deck. */
export function dealHand(s: GmState, seat: Seat, again: boolean, k: Kernel<GmState>): void {
  const x = seatState(s, seat);
  x.deck.push(...x.hand);
  x.hand = [];
  k.shuffle(x.deck);
  for (let i = 0; i < x.opening; i++) {
    const card = x.deck.pop();
    if (card !== undefined) x.hand.push(card);
  }
  k.reveal(seat);
  k.emit?.({ type: 'hand', rule: '2GM-SETUP-19', seat, cards: x.hand.slice(), again });
}
