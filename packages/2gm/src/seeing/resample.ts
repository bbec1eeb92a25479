import { mix, nextUint32, type Option, pickFrom, type Rng, randomBelow, type Seat } from '@sandtable/kernel';
import { UNKNOWN, unitCard } from '../cards';
import { soloFor } from '../solo/solo';
import { cloneState, type GmState, NONE, seatState, type Table, type Unit, unit } from '../state';
import type { DeployFrame } from '../turn/deploy-frame';
import { compulsoryBits } from '../turn/upgrades';
import { believedDeck, believedFriends } from './belief';
import { couldComeThere } from './coming';
import { drawCard, redrawFaceDown, unitCards } from './face-down';
import { isSecretDeployment, openHand } from './view';

/**
 * Another world that looks the same to the seat: hands, decks and cards set aside of others, the order of every deck, face-down
 * units with all that is on them, units on their way to the field, secret answers and the dice to come are drawn anew, from what
 * the seat may believe.
 */
export function resample(s: GmState, who: Seat, rng: Rng): GmState {
  const out = cloneState(s);
  redrawFaceDown(out, who, rng);
  const open = openHand(s, who);
  out.seats.forEach((x, seat) => {
    // what an opponent of the book has spent on which card is its own
    if (seat !== who && x.solo !== null) x.solo = soloFor(x.solo, false);
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

/** A unit on its way to the field is another one, which its owner could deploy there just as well. */
function redrawDeployments(s: GmState, who: Seat, rng: Rng): void {
  s.stack.forEach((frame, i) => {
    if (frame.at !== 'deploy') return;
    const f = frame as DeployFrame;
    if (!isSecretDeployment(s, f, who)) return;
    if (f.unit !== NONE) {
      s.stack[i] = { ...f, card: unit(s, f.unit).card, upgrades: 0 } as DeployFrame;
      return;
    }
    const x = seatState(s, f.seat);
    // SOLOP-CARDS-01: what leaves an open hand is seen to leave it
    if (x.solo?.open === true) return;
    const card = drawCard(unitCards(s, f.seat), (other) => couldCome(s, f, other), rng);
    s.stack[i] = { ...f, card, upgrades: compulsoryBits(s, card) } as DeployFrame;
    // it is still in the hand
    if (!x.hand.includes(card)) x.hand[0] = card;
  });
}

function couldCome(s: GmState, f: DeployFrame, card: number): boolean {
  const partner = f.into === NONE ? (s.on[f.space] ?? NONE) : NONE;
  return (partner === NONE || couldPair(s, card, unit(s, partner))) && couldComeThere(s, f, card);
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
