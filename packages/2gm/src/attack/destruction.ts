import { by, type Kernel } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { turnUp } from '../field/night';
import { endPair, takeOff } from '../ground';
import { dropTokens } from '../options/token-drop';
import { type Attached, type GmState, GONE, NONE, seatState, sideOf, type Unit, unit } from '../state';

/** A card that has done its work goes to its owner's discard pile. */
export function discardAttached(s: GmState, cards: readonly Attached[]): void {
  for (const a of cards) if (by(a.by !== NONE, '2GM-CARD-32')) seatState(s, a.by).discard.push(a.card);
}

/** The unit leaves the field with everything on it. */
export function destroyUnit(s: GmState, id: number, rule: RuleId, k: Kernel<GmState>): void {
  const u = unit(s, id);
  if (u.at === GONE) return;
  const space = u.at;
  turnUp(s, id, k); // its card comes to lie open
  takeOff(s, id);
  u.at = GONE;
  endPair(s, u); // 2GM-COVER-06
  release(s, id);
  discardAttached(s, u.cards);
  u.cards = [];
  dropTokens(s, u, space);
  u.tokens = by([], '2GM-ABIL-70');
  // a card of a position's own making is in no pile
  if (u.card < catalogue.cards.length) seatState(s, u.seat).discard.push(u.card);
  s.lost.push(sideOf(s, u.seat), u.card);
  k.emit?.({ type: 'destroyed', rule, unit: id, space });
  if (u.cargo !== NONE) destroyUnit(s, u.cargo, '2GM-TRANS-26', k);
}

/** Nobody assaults, covers or carries what is gone. */
function release(s: GmState, id: number): void {
  const u: Unit = unit(s, id);
  u.onto = NONE;
  u.assaults = NONE;
  if (u.carrier !== NONE) unit(s, u.carrier).cargo = NONE;
  u.carrier = NONE;
}
