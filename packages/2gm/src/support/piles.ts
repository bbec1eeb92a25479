import type { Kernel, Seat } from '@sandtable/kernel';
import { type GmState, seatState } from '../state';

/** The different cards of a pile, in the order of their numbers: no order of the pile is told. */
export function kindsOf(pile: readonly number[], out: number[]): void {
  for (const card of [...new Set(pile)].sort((a, b) => a - b)) out.push(card);
}

/** From an open pile, or shown, into the hand. */
export function takeInto(s: GmState, seat: Seat, pile: number[], card: number, k: Kernel<GmState>): void {
  pile.splice(pile.lastIndexOf(card), 1);
  seatState(s, seat).hand.push(card);
  k.emit?.({ type: 'took', rule: '2GM-CARD-12', seat, card });
}
