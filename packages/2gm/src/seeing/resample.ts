import { mix, nextUint32, type Option, passes, pickFrom, type Rng, randomBelow, type Seat } from '@sandtable/kernel';
import { isUnitCard, UNKNOWN, unitCard, upgradeNumber, upgradeOf } from '../cards';
import { canStand } from '../field/deploy-space';
import { cloneState, type GmState, NONE, seatState, type Table, type Token, type Unit, unit } from '../state';
import { isCarrier, takes } from '../transport/carrying';
import { placeOf } from '../transport/place';
import type { DeployFrame } from '../turn/deploy-frame';
import { offersOf } from '../turn/offers';
import { compulsoryBits } from '../turn/upgrades';
import { equipChecks, equipTry } from '../verbs/equip';
import { believedDeck, believedFriends } from './belief';
import { isHidden } from './hidden';
import { isSecretDeployment, openHand } from './view';

/**
 * Another world that looks the same to the seat: hands, decks and cards set aside of others, the order of every deck, face-down
 * units with all that is on them, units on their way to the field, secret answers and the dice to come are drawn anew, from what
 * the seat may believe.
 */
export function resample(s: GmState, who: Seat, rng: Rng): GmState {
  const out = cloneState(s);
  for (let id = 0; id < out.units.length; id++) if (isHidden(out, unit(out, id), who)) changePlaces(out, id, who, rng);
  for (let id = 0; id < out.units.length; id++) if (isHidden(out, unit(out, id), who)) redrawUnit(out, id, rng);
  const open = openHand(s, who);
  out.seats.forEach((x, seat) => {
    // sorted first: whatever lay on top, the same generator draws the same order
    if (seat === who)
      mix(
        x.deck.sort((a, b) => a - b),
        rng,
      );
    else redrawCards(out, seat, seat === open || x.solo?.open === true, rng);
  });
  redrawDeployments(out, who, rng);
  for (const ask of out.asks) {
    if (ask.seat !== who && ask.answer !== null) ask.answer = otherAnswer(out, ask.seat, ask.answer, rng);
  }
  out.rng = [nextUint32(rng), nextUint32(rng), nextUint32(rng), nextUint32(rng)];
  return out;
}

/** As many cards as there are, of those the army could have brought and that do not lie open anywhere. */
function redrawCards(s: GmState, seat: Seat, known: boolean, rng: Rng): void {
  const x = seatState(s, seat);
  const pile = believedDeck(s, seat);
  mix(pile, rng);
  const deal = (count: number): number[] => Array.from({ length: count }, () => pile.pop() ?? UNKNOWN);
  if (!known) x.hand = deal(x.hand.length);
  x.deck = deal(x.deck.length);
  const friends = believedFriends(x.nation);
  x.aside = x.aside.map(() => friends[randomBelow(rng, friends.length)] ?? UNKNOWN);
}

/** Which of two face-down cards side by side is the infantry nobody knows. */
function changePlaces(s: GmState, id: number, who: Seat, rng: Rng): void {
  const u = unit(s, id);
  if (u.partner < id || !isHidden(s, unit(s, u.partner), who)) return;
  const p = unit(s, u.partner);
  if (u.cards.length + p.cards.length > 0 || randomBelow(rng, 2) === 0) return;
  [u.card, p.card] = [p.card, u.card];
  [u.tokens, p.tokens] = [p.tokens, u.tokens];
}

/** The card of a face-down unit and everything on it, as far as its surroundings leave a choice. */
function redrawUnit(s: Table, id: number, rng: Rng): void {
  const u = unit(s, id);
  const cards = unitCards(s, u.seat).filter((card) => couldBe(s, id, card));
  if (cards.length === 0) return;
  u.card = cards[randomBelow(rng, cards.length)] ?? u.card;
  if (u.tokens.length > 0) u.tokens = redrawTokens(s, u, rng);
  if (u.wounds > 0) u.wounds = randomBelow(rng, unitCard(s, u.card).hp);
}

function unitCards(s: Table, seat: Seat): number[] {
  return believedDeck(s, seat).filter((card, i, all) => isUnitCard(card) && all.indexOf(card) === i);
}

/** What the unit may be, as far as everybody has seen it come, move, join and load. */
function couldBe(s: Table, id: number, card: number): boolean {
  const u = unit(s, id);
  const { type, tags } = unitCard(s, card);
  const was = unitCard(s, u.card);
  if (type === 'aircraft' || !canStandWith(s, u, card)) return false;
  // cards that lie on it were played openly, and on a unit of that type
  if (u.cards.length > 0 && type !== was.type) return false;
  if (u.partner !== NONE && !(isWalker(s, id) ? type === 'infantry' : type === 'tank' || type === 'transport'))
    return false;
  if (u.dropped && !tags.includes('paratroopers')) return false;
  if (u.deployed === s.turn && u.moved && !tags.includes('mobility')) return false;
  return isLoadable(s, u, card);
}

/** 2GM-COVER-01: of two who walk side by side one is infantry. */
function isWalker(s: Table, id: number): boolean {
  const { card, partner } = unit(s, id);
  if (card !== UNKNOWN) return unitCard(s, card).type === 'infantry';
  const other = unit(s, partner).card;
  return other === UNKNOWN ? id > partner : unitCard(s, other).type !== 'infantry';
}

function canStandWith(s: Table, u: Unit, card: number): boolean {
  const place = placeOf(s, u);
  return place < 0 || u.carrier !== NONE || canStand(s, card, place);
}

/** Whoever is inside stays inside, and who carries goes on carrying: that they are two has been seen. */
function isLoadable(s: Table, u: Unit, card: number): boolean {
  if (u.cargo !== NONE) {
    const carrier = { ...u, card };
    if (!isCarrier(s, carrier) || !takes(s, carrier, unit(s, u.cargo).card)) return false;
  }
  return u.carrier === NONE || takes(s, unit(s, u.carrier), card);
}

/** Any upgrades the card may carry: which, and whether they are ready, is seen by nobody. */
function redrawTokens(s: Table, u: Unit, rng: Rng): Token[] {
  const offers = offersOf(s, u.card);
  const sets: number[] = [];
  for (let bits = 0; bits < 1 << offers.length; bits++)
    if (
      passes(equipChecks, s, { seat: u.seat, card: u.card, upgrades: bits, cost: 0, purse: Number.POSITIVE_INFINITY })
    )
      sets.push(bits);
  const bits = sets[randomBelow(rng, Math.max(1, sets.length))] ?? 0;
  return offers.flatMap((offer, i) => {
    if ((bits & (1 << i)) === 0) return [];
    const kind = upgradeNumber(offer.token);
    return [{ kind, grey: upgradeOf(kind).mountable || randomBelow(rng, 2) === 0, used: 0, since: 0, locked: 0 }];
  });
}

/** A unit on its way to the field is another one, which its owner could deploy there just as well. */
function redrawDeployments(s: GmState, who: Seat, rng: Rng): void {
  s.stack.forEach((frame, i) => {
    if (frame.at !== 'deploy') return;
    const f = frame as DeployFrame;
    if (!isSecretDeployment(s, f, who)) return;
    if (f.unit !== NONE) {
      s.stack[i] = { ...f, card: unit(s, f.unit).card } as DeployFrame;
      return;
    }
    const x = seatState(s, f.seat);
    // SOLOP-CARDS-01: what leaves an open hand is seen to leave it
    if (x.solo?.open === true) return;
    const cards = unitCards(s, f.seat).filter((card) => couldCome(s, f, card));
    const card = cards[randomBelow(rng, Math.max(1, cards.length))] ?? f.card;
    s.stack[i] = { ...f, card, upgrades: compulsoryBits(s, card) } as DeployFrame;
    // it is still in the hand
    if (!x.hand.includes(card)) x.hand[0] = card;
  });
}

function couldCome(s: GmState, f: DeployFrame, card: number): boolean {
  const { type, tags } = unitCard(s, card);
  if (type === 'aircraft' || (f.dropped && !tags.includes('paratroopers'))) return false;
  if (f.into === NONE ? !canStand(s, card, f.space) : !takes(s, unit(s, f.into), card)) return false;
  const partner = f.into === NONE ? (s.on[f.space] ?? NONE) : NONE;
  if (partner !== NONE && !couldPair(s, card, unit(s, partner))) return false;
  const other = { ...f, card } as DeployFrame;
  return passes(equipChecks, s, { ...equipTry(s, other), upgrades: compulsoryBits(s, card) });
}

function couldPair(s: Table, card: number, partner: Unit): boolean {
  const types = [unitCard(s, card).type, unitCard(s, partner.card).type];
  return types.includes('infantry') && types.some((type) => type === 'tank' || type === 'transport');
}

/** A secret answer of somebody else: any he could have given. */
function otherAnswer(s: GmState, seat: Seat, answer: Option, rng: Rng): Option {
  if (answer[0] === 'bid') return ['bid', randomBelow(rng, (s.seats[seat]?.ap ?? 0) + 1)];
  return pickFrom(rng, [['keep'], ['redraw']]);
}
