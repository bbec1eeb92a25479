import type { Kernel, Seat } from '@sandtable/kernel';
import { type GmState, seatState } from '../state';
import { mayReshuffle } from './reshuffle';

/** Draws from the top; an empty deck gives nothing (2GM-RULING-49). */
export function draw(s: GmState, seat: Seat, count: number, k: Kernel<GmState>): void {
  const x = seatState(s, seat);
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    if (x.deck.length === 0 && mayReshuffle(s, seat)) {
      x.deck = x.discard.splice(0);
      k.shuffle(x.deck);
    }
    const card = x.deck.pop();
    if (card !== undefined) cards.push(card);
  }
  if (cards.length === 0) return;
  x.hand.push(...cards);
  const open = x.solo?.open === true; // SOLOP-CARDS-01
  k.reveal(open ? 'all' : seat);
  k.emit?.({ type: 'drew', rule: '2GM-TURN-11', seat, cards, ...(open ? { open } : {}) });
}
