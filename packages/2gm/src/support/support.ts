import type { Check, Kernel, Option, Seat } from '@sandtable/kernel';
import { passes } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { AttackFrame } from '../attack/attack-frame';
import { playCost, supportCard } from '../cards';
import { catalogue } from '../content/index';
import { fieldOf } from '../ground';
import { type GmState, NONE, seatState, type Table } from '../state';

/**
 * When a card may be played. The first four are phases of the owner's turn, the others windows: `fire` and `cover` before
 * the roll (attacker, defender), `rolled` after it, `resolved` when the attack is over, `moved` and `arrived` when a unit has
 * moved or been deployed, `orders` at the start of the opponent's Movement Phase.
 */
export type Moment =
  | 'movement'
  | 'deployment'
  | 'shooting'
  | 'flip'
  | 'fire'
  | 'cover'
  | 'rolled'
  | 'resolved'
  | 'moved'
  | 'arrived'
  | 'orders';

/** Somebody wants to play a card. */
export interface Play {
  seat: Seat;
  card: number;
  /** What the card's `aims` lists: a unit, a space, a card, or NONE. */
  on: number;
  moment: Moment;
  /** The attack it answers, null outside the attack windows. */
  attack: AttackFrame | null;
  /** The unit that has just moved or arrived, NONE outside those windows. */
  mover: number;
}

export type PlayCheck = Check<Table, Play, RuleId>;

/** One support card: when, on what, whether, and what then. A card lives in one file of its own, with its test. */
export interface Support {
  /** The card, such as `support/impact`; a twin of the other edition has a line of its own. */
  readonly id: string;
  /** The rule or ruling that says what it does; house texts cite 2GM-CARD-12. */
  readonly rule: RuleId;
  readonly moments: readonly Moment[];
  /** The only kind of attack it goes with, e.g. ASSAULT; any if left out. */
  readonly mode?: number;
  /** What its target can be; `units`, `spaces` and `none` are listed for it, a function lists cards or anything else. */
  readonly aims: 'none' | 'units' | 'spaces' | ((s: Table, seat: Seat, out: number[]) => void);
  /** Besides: it is in the hand and can be paid. */
  readonly checks: readonly PlayCheck[];
  /** Paid and out of the hand already; says where the card goes by `attach` or `discard`. */
  play(s: GmState, p: Play, k: Kernel<GmState>): void;
}

/** What every card needs (2GM-DEPLOY-03, 2GM-ABIL-71). */
export const commonChecks: readonly PlayCheck[] = [
  {
    rule: '2GM-CARD-17',
    gate: true,
    ok: (s, p) => seatState(s, p.seat).hand.includes(p.card),
    say: () => 'The card is not in your hand.',
  },
  {
    rule: '2GM-DEPLOY-03',
    ok: (s, p) => playCost(s, p.seat, p.card) <= seatState(s, p.seat).ap,
    say: (s, p) => `It costs ${playCost(s, p.seat, p.card)} AP and you have ${seatState(s, p.seat).ap}.`,
  },
];

/** By card number. */
export class SupportList {
  private readonly byNumber: (Support | undefined)[] = [];

  constructor(list: readonly Support[]) {
    for (const support of list) {
      const n = catalogue.numberOf(support.id);
      if (this.byNumber[n] !== undefined) throw new Error(`Two supports are called "${support.id}".`);
      this.byNumber[n] = support;
    }
  }

  of(card: number): Support | undefined {
    return this.byNumber[card];
  }

  /** AP of the cheapest card that anybody could hold for this moment; more than anybody has if there is none. */
  cheapest(s: Table, seat: Seat, moment: Moment, mode: number): number {
    let least = NEVER;
    for (let card = 0; card < this.byNumber.length; card++) {
      const support = this.byNumber[card];
      if (support === undefined || !support.moments.includes(moment)) continue;
      if (support.mode === undefined || support.mode === mode) least = Math.min(least, playCost(s, seat, card));
    }
    return least;
  }

  /** Adds `['play', card, on]` for everything the seat could play at this moment. */
  offer(s: Table, seat: Seat, moment: Moment, attack: AttackFrame | null, mover: number, out: Option[]): void {
    const { hand } = seatState(s, seat);
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] ?? NONE;
      const support = this.byNumber[card];
      if (support === undefined || !support.moments.includes(moment) || hand.indexOf(card) < i) continue;
      const play: Play = { seat, card, on: NONE, moment, attack, mover };
      if (!passes(commonChecks, s, play)) continue;
      for (const on of aimsOf(s, support, seat)) {
        play.on = on;
        if (passes(support.checks, s, play)) out.push(['play', card, on]);
      }
    }
  }

  /** Pays, takes the card out of the hand and lets it work. */
  play(s: GmState, p: Play, k: Kernel<GmState>): void {
    const support = this.byNumber[p.card];
    if (support === undefined) throw new Error(`Card ${p.card} cannot be played.`);
    const seat = seatState(s, p.seat);
    seat.ap -= playCost(s, p.seat, p.card);
    seat.hand.splice(seat.hand.indexOf(p.card), 1);
    k.emit?.({ type: 'played', rule: support.rule, seat: p.seat, card: p.card, target: p.on } as never);
    support.play(s, p, k);
    if (supportCard(p.card).id !== DUPLICATE) {
      seat.lastSupport = p.card;
      seat.lastSupportTurn = s.turn;
    }
  }
}

const NEVER = 1000;
const DUPLICATE = 'support/duplicate';

const list: number[] = [];

function aimsOf(s: Table, support: Support, seat: Seat): readonly number[] {
  const { aims } = support;
  if (aims === 'none') return [NONE];
  list.length = 0;
  if (aims === 'units') for (let id = 0; id < s.units.length; id++) list.push(id);
  else if (aims === 'spaces') for (let space = 0; space < fieldOf(s).size; space++) list.push(space);
  else aims(s, seat, list);
  return list.slice();
}

/** 2GM-CARD-12: used and gone. */
export function discard(s: GmState, p: Play): void {
  seatState(s, p.seat).discard.push(p.card);
}
