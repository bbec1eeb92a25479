import { by } from '@sandtable/kernel';
import { discardAttached } from '../attack/destruction';
import { catalogue } from '../content/index';
import { type GmState, GONE, seatState, unit } from '../state';

/** 2GM-AIR-10: an aircraft that took part in a raid is used up. */
export function sendHome(s: GmState, aircraft: readonly number[]): void {
  for (const id of aircraft) {
    const u = unit(s, id);
    if (u.at === GONE) continue;
    u.at = GONE;
    discardAttached(s, u.cards);
    u.cards = [];
    u.tokens = by([], '2GM-AIR-36', '2GM-AIR-46', '2GM-RULING-101');
    // a card of a position's own making is in no pile
    if (u.card < catalogue.cards.length) seatState(s, u.seat).discard.push(u.card);
  }
}
