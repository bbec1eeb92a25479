import type { Kernel, Seat } from '@sandtable/kernel';
import { type GmState, seatState } from '../state';
import { draw } from '../turn/drawing';
import { DONE } from './choice-frame';
import { kindsOf } from './piles';
import type { Choice } from './support';

/** A card of somebody's hand goes to the discard pile. */
export function throwAway(s: GmState, seat: Seat, card: number, k: Kernel<GmState>): void {
  const x = seatState(s, seat);
  x.hand.splice(x.hand.indexOf(card), 1);
  x.discard.push(card);
  k.emit?.({ type: 'discarded', rule: '2GM-CARD-12', seat, cards: [card] });
}

/** Any number of one's cards are discarded, and then as many drawn. */
export const exchangeCards: Choice = {
  offer(s, f, _list, out) {
    const cards: number[] = [];
    kindsOf(seatState(s, f.seat).hand, cards);
    for (const card of cards) out.push(['discard', card]);
    out.push([DONE]);
  },
  take(s, f, option, _list, k) {
    f.picked.push(Number(option[1]));
    throwAway(s, f.seat, Number(option[1]), k);
  },
  end: (s, f, k) => draw(s, f.seat, f.picked.length, k),
};

/** Shows a hand to somebody. */
export function look(s: GmState, seat: Seat, at: Seat, k: Kernel<GmState>): void {
  k.reveal(seat);
  k.emit?.({ type: 'looked', rule: '2GM-CARD-12', seat, at, cards: seatState(s, at).hand.slice() });
}
