import { by, type Frame, type FrameDef, frame, type Seat, step } from '@sandtable/kernel';
import { D10 } from '../../die';
import { recorded } from '../../recorded';
import { type GmState, seatState, type Table } from '../../state';
import { drawFrom, extraCards, matchingCounts, PILES, poolOf } from './deck';

/** The decks of the solo opponents, one after the other (SOLOP-DECK-01 to SOLOP-DECK-24, SOLOT-DECK-01 to SOLOT-DECK-24). */
export interface SoloArmiesFrame extends Frame {
  readonly at: 'solo-armies';
  seat: Seat;
  /** What each opponent is matched against: five numbers for each seat, counted before any deck is made. */
  readonly counts: number[];
  /** Dice for extra cards of the present seat. */
  rolls: number[];
}

/** Where a solo opponent sits opposite as well, the deck its set-up names stands for that of a human. */
export function soloArmiesFrame(s: Table): SoloArmiesFrame {
  const counts = s.seats.flatMap((_x, seat) => {
    const human = s.seats.find((_y, other) => other % 2 !== seat % 2);
    return matchingCounts(human?.deck ?? []);
  });
  return by({ at: 'solo-armies', step: 'next', dice: null, got: 0, seat: 0, counts, rolls: [] }, 'SOLO-RULING-72');
}

function countsOf(s: Table, f: SoloArmiesFrame): number[] {
  const { solo } = seatState(s, f.seat);
  if (solo !== null && solo.levers.counts.length > 0) return solo.levers.counts.slice();
  const counts = f.counts.slice(f.seat * PILES, (f.seat + 1) * PILES);
  for (const face of f.rolls) {
    for (const pile of extraCards(solo?.system ?? 'pacific', face)) counts[pile] = (counts[pile] ?? 0) + 1;
  }
  return counts;
}

export const soloArmies: FrameDef<GmState, SoloArmiesFrame> = frame<GmState, SoloArmiesFrame>('solo-armies', [
  step('next', 'SOLOP-DECK-06', (s, f, k) => {
    while (f.seat < s.seats.length && seatState(s, f.seat).solo === null) f.seat++;
    f.rolls = [];
    if (f.seat >= s.seats.length) k.done(f);
  }),
  step('roll', 'SOLOP-DECK-11', (s, f, k) => {
    const levers = seatState(s, f.seat).solo?.levers;
    // a scenario prints the number of cards (SOLOP-DECK-21)
    const rolls = by(levers === undefined || levers.counts.length > 0 ? 0 : levers.extra, 'SOLOT-DECK-22');
    const rule = seatState(s, f.seat).solo?.system === 'tactics' ? 'SOLOT-DECK-11' : 'SOLOP-DECK-11';
    if (f.rolls.length < rolls) k.roll(f, 1, D10, f.seat, rule, recorded.extraCardsOpponent);
    else k.jump(f, 'deal');
  }),
  step('read', 'SOLOP-DECK-12', (_s, f, k) => {
    f.rolls.push(f.dice?.[0] ?? 1);
    k.jump(f, 'roll');
  }),
  step('deal', 'SOLOP-DECK-23', (s, f, k) => {
    const x = seatState(s, f.seat);
    if (x.solo !== null) {
      const piles = poolOf(x.solo.system, x.nation, x.solo.levers, s.opt.year);
      for (const pile of piles) k.shuffle(pile);
      const counts = countsOf(s, f);
      x.deck = drawFrom(piles, counts);
      x.aside = [];
      k.shuffle(x.deck); // SOLOT-DECK-24
      const rule = x.solo.system === 'tactics' ? 'SOLOT-DECK-24' : 'SOLOP-DECK-23';
      k.emit?.({ type: 'solo-deck', rule, seat: f.seat, counts });
    }
    f.seat++;
    k.jump(f, 'next');
  }),
]);
