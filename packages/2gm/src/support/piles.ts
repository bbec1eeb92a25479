import type { Kernel, Seat } from '@sandtable/kernel';
import { type GmState, NONE, seatState } from '../state';

/** The different cards of a pile, in the order of their numbers: no order of the pile is told. */
export function kindsOf(pile: readonly number[], out: number[]): void {
  const first = out.length;
  for (const card of pile) {
    let at = out.length;
    while (at > first && (out[at - 1] ?? NONE) > card) at--;
    if (at === first || out[at - 1] !== card) out.splice(at, 0, card);
  }
}

/** From an open pile, or shown, into the hand. */
export function takeInto(s: GmState, seat: Seat, pile: number[], card: number, k: Kernel<GmState>): void {
  pile.splice(pile.lastIndexOf(card), 1);
  seatState(s, seat).hand.push(card);
  k.emit?.({ type: 'took', rule: '2GM-CARD-12', seat, card });
}
