import {
  mix,
  nextUint32,
  type Option,
  type Outcome,
  type Rng,
  randomBelow,
  type Seat,
  type Viewer,
} from '@sandtable/kernel';
import { cloneState, type Duelist, type DuelState, duelist, other, type StrikeFrame } from './state';

export interface DuelistView {
  readonly hp: number;
  readonly at: number;
  /** Own cards, sorted; of others only the number is known. */
  readonly hand: readonly number[] | number;
  readonly set: readonly number[] | number;
  readonly deck: number;
  readonly discard: readonly number[];
  readonly steps: number;
  readonly struck: boolean;
  readonly winded: boolean;
  readonly breathed: boolean;
  readonly abilities: readonly number[];
}

export interface DuelView {
  readonly you: Viewer;
  readonly turn: number;
  readonly active: Seat;
  readonly bids: readonly number[];
  readonly duelists: readonly [DuelistView, DuelistView];
  /** Strikes under way, the outermost first. */
  readonly strikes: readonly { readonly by: Seat; readonly card: number; readonly parries: number }[];
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string; readonly answered: boolean }[];
  readonly outcome: Outcome | null;
}

function duelistView(d: Duelist, own: boolean): DuelistView {
  return {
    hp: d.hp,
    at: d.at,
    hand: own ? d.hand.slice().sort((a, b) => a - b) : d.hand.length,
    set: own ? d.set.slice() : d.set.length,
    deck: d.deck.length,
    discard: d.discard.slice(),
    steps: d.steps,
    struck: d.struck,
    winded: d.winded,
    breathed: d.breathed,
    abilities: d.abilities.slice(),
  };
}

export function view(s: DuelState, who: Viewer): DuelView {
  const o = s.outcome;
  return {
    you: who,
    turn: s.turn,
    active: s.active,
    bids: s.bids.slice(),
    duelists: [duelistView(s.duelists[0], who === 0), duelistView(s.duelists[1], who === 1)],
    strikes: s.stack
      .filter((f) => f.at === 'strike')
      .map((f) => f as StrikeFrame)
      .map((f) => ({ by: f.by, card: f.card, parries: f.parries })),
    waiting: s.asks.map((a) => ({ seat: a.seat, kind: a.kind, answered: a.answer !== null })),
    outcome: o === null ? null : { winners: o.winners.slice(), rule: o.rule, reason: o.reason },
  };
}

/** What the other sees of an answer: that a card was laid face down, not which; that somebody has bid, not what. */
export function gesture(_s: DuelState, seat: Seat, option: Option, who: Viewer): Option {
  const [verb] = option;
  return (verb === 'set' || verb === 'bid') && seat !== who ? [verb] : option;
}

/** Draws anew what the seat cannot know: the other's hand, set cards, deck and secret bid, the own deck, the dice to come. */
export function resample(s: DuelState, who: Seat, rng: Rng): DuelState {
  const out = cloneState(s);
  const them = duelist(out, other(who));
  const pool = [...them.hand, ...them.set, ...them.deck];
  shuffle(pool, rng);
  them.hand = pool.splice(0, them.hand.length);
  them.set = pool.splice(0, them.set.length);
  them.deck = pool;
  shuffle(duelist(out, who).deck, rng);
  for (const ask of out.asks) {
    if (ask.seat !== who && ask.answer?.[0] === 'bid') ask.answer = ['bid', randomBelow(rng, 4)] as Option;
  }
  out.rng = [nextUint32(rng), nextUint32(rng), nextUint32(rng), nextUint32(rng)];
  return out;
}

/** Put in order first, so that nothing of how the cards really lie is left. */
function shuffle(cards: number[], rng: Rng): void {
  mix(
    cards.sort((a, b) => a - b),
    rng,
  );
}
