import type { Check, Kernel, Option, Seat } from '@sandtable/kernel';
import { passes } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { AttackFrame } from '../attack/attack-frame';
import { playCost } from '../cards';
import { catalogue } from '../content/index';
import type { UnitType } from '../content/types';
import { fieldOf } from '../ground';
import type { GmFacts } from '../say';
import { type GmState, NONE, onField, seatState, type Table } from '../state';
import type { ChoiceFrame } from './choice-frame';

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
  /** What the card's `aims` lists: a unit, a space, a card, a seat, a weapon, or NONE. */
  on: number;
  moment: Moment;
  /** The attack it answers, null outside the attack windows. */
  attack: AttackFrame | null;
  /** The unit that has just moved or arrived, NONE outside those windows. */
  mover: number;
  /** AP it costs. */
  price: number;
  /** Whose discard pile the card goes to; NONE for an effect without a card of its own (a copy, a card already discarded). */
  owner: Seat;
  /** All cards, for those that play another one. */
  list: SupportList;
}

/** `types`: only units of these may be the target, as everybody can read on the card. */
export type PlayCheck = Check<Table, Play, RuleId, GmFacts> & { readonly types?: readonly UnitType[] };

/** Targets a card lists by itself, and what their numbers stand for; `copied` ones are those of the card that is repeated. */
export interface Aims {
  readonly kind: 'units' | 'spaces' | 'cards' | 'seats' | 'weapons' | 'places' | 'copied';
  list(s: Table, p: Play, out: number[]): void;
}

/** What a card asks its player after it was played, one answer after the other. */
export interface Choice {
  /** What may be chosen now; nothing, or only `done`, ends the choosing. */
  offer(s: Table, f: ChoiceFrame, list: SupportList, out: Option[]): void;
  take(s: GmState, f: ChoiceFrame, option: Option, list: SupportList, k: Kernel<GmState>): void;
  /** For choices from a hidden hand: as far as everybody can see, is there more to choose? Left out: when something is offered. */
  open?(s: Table, f: ChoiceFrame): boolean;
  /** When nothing is chosen any more. */
  end?(s: GmState, f: ChoiceFrame, k: Kernel<GmState>): void;
}

/** One support card: when, on what, whether, and what then. A card lives in one file of its own, with its test. */
export interface Support {
  /** The card, such as `support/impact`; a twin of the other edition has a line of its own. */
  readonly id: string;
  /** The rule or ruling that says what it does; house texts cite 2GM-CARD-12 to 2GM-CARD-17. */
  readonly rule: RuleId;
  readonly moments: readonly Moment[];
  /** What its target can be; `units`, `spaces` and `none` are listed for it. */
  readonly aims: 'none' | 'units' | 'spaces' | Aims;
  /**
   * As far as everybody can see, could somebody with this card play it now? It decides whether a window asks at all, so it
   * looks at nothing that is hidden. Left out: when one of its targets passes its checks, which look at nothing hidden either.
   */
  readonly open?: (s: Table, p: Play) => boolean;
  /** Besides: it is in the hand and can be paid. */
  readonly checks: readonly PlayCheck[];
  /** Paid and out of the hand already; says where the card goes by `attach` or `discard`. */
  play(s: GmState, p: Play, k: Kernel<GmState>): void;
  readonly choice?: Choice;
}

/** What every card needs (2GM-DEPLOY-03, 2GM-ABIL-71). */
export const commonChecks: readonly PlayCheck[] = [
  {
    rule: '2GM-CARD-17',
    gate: true,
    ok: (s, p) => seatState(s, p.seat).hand.includes(p.card),
    say: (_s, _c, w) => w.support.cardNotHand,
  },
  {
    rule: '2GM-DEPLOY-03',
    ok: (s, p) => p.price <= seatState(s, p.seat).ap,
    say: (s, p, w) => w.support.costsAp(p.price, seatState(s, p.seat).ap),
  },
];

/** By card number. */
export class SupportList {
  private readonly byNumber: (Support | undefined)[] = [];
  private readonly byMoment = new Map<Moment, number[]>();

  constructor(list: readonly Support[]) {
    for (const support of list) {
      const n = catalogue.numberOf(support.id);
      if (this.byNumber[n] !== undefined) throw new Error(`Two supports are called "${support.id}".`);
      this.byNumber[n] = support;
      for (const moment of support.moments) this.byMoment.set(moment, [...(this.byMoment.get(moment) ?? []), n]);
    }
  }

  of(card: number): Support | undefined {
    return this.byNumber[card];
  }

  /** Somebody's own card, not yet aimed. */
  playOf(s: Table, seat: Seat, card: number, moment: Moment, attack: AttackFrame | null, mover: number): Play {
    const price = playCost(s, seat, card);
    return { seat, card, on: NONE, moment, attack, mover, price, owner: seat, list: this };
  }

  /**
   * As far as everybody else knows, could the seat play a card at this moment? It holds one, can pay one that fits, and
   * the situation allows it (2GM-GAP-24: hands are hidden, their size and the AP are not).
   */
  possible(s: Table, seat: Seat, moment: Moment, attack: AttackFrame | null, mover: number): boolean {
    const { hand, ap } = seatState(s, seat);
    const cards = this.byMoment.get(moment);
    if (hand.length === 0 || cards === undefined) return false;
    // one after the other is tried in here
    const play: Play = { seat, card: NONE, on: NONE, moment, attack, mover, price: 0, owner: seat, list: this };
    for (const card of cards) {
      play.card = card;
      play.on = NONE;
      play.price = playCost(s, seat, card);
      if (play.price <= ap && (this.fitsHidden(s, seat, card) || this.isOpen(s, play))) return true;
    }
    return false;
  }

  /** 2GM-NIGHT-03: a card for units may fit one that lies face down, whatever that is. */
  private fitsHidden(s: Table, seat: Seat, card: number): boolean {
    if (!s.opt.night) return false;
    const { aims } = this.known(card);
    if (aims !== 'units' && (typeof aims === 'string' || aims.kind !== 'units')) return false;
    return s.units.some((u) => u.faceDown && u.seat === seat && onField(u));
  }

  private isOpen(s: Table, play: Play): boolean {
    const { open } = this.known(play.card);
    if (open !== undefined) return open(s, play);
    const out: Option[] = [];
    this.offerAims(s, play, out, 1);
    return out.length > 0;
  }

  /** Adds `['play', card, on]` for everything the seat could play at this moment. */
  offer(s: Table, seat: Seat, moment: Moment, attack: AttackFrame | null, mover: number, out: Option[]): void {
    const { hand } = seatState(s, seat);
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] ?? NONE;
      const support = this.byNumber[card];
      if (support === undefined || !support.moments.includes(moment) || hand.indexOf(card) < i) continue;
      const play = this.playOf(s, seat, card, moment, attack, mover);
      if (passes(commonChecks, s, play)) this.offerAims(s, play, out);
    }
  }

  /** The legal targets of a card, whoever holds it, or the first of them. */
  offerAims(s: Table, play: Play, out: Option[], most = Number.POSITIVE_INFINITY): void {
    const support = this.known(play.card);
    // units are their own numbers: no list is made of them, for nearly every attack asks for some
    const units = support.aims === 'units';
    const aims = units ? NO_AIMS : aimsOf(s, support, play);
    const count = units ? s.units.length : aims.length;
    for (let i = 0; i < count && out.length < most; i++) {
      play.on = units ? i : (aims[i] ?? NONE);
      if (passes(support.checks, s, play)) out.push(['play', play.card, play.on]);
    }
  }

  /** Pays, takes the card out of the hand and lets it work. */
  play(s: GmState, p: Play, k: Kernel<GmState>): void {
    const { hand } = seatState(s, p.seat);
    hand.splice(hand.indexOf(p.card), 1);
    this.carryOut(s, p, k);
  }

  /** The same for a card that comes from elsewhere. */
  carryOut(s: GmState, p: Play, k: Kernel<GmState>): void {
    const seat = seatState(s, p.seat);
    const support = this.known(p.card);
    seat.ap -= p.price;
    seat.solo?.spent.push(p.card, p.price);
    k.emit?.({ type: 'played', rule: support.rule, seat: p.seat, card: p.card, target: p.on });
    support.play(s, p, k);
    if (support.id === DUPLICATE) return;
    seat.lastSupport = p.card;
    seat.lastSupportOn = p.on;
    seat.lastSupportTurn = s.turn;
  }

  private known(card: number): Support {
    const support = this.byNumber[card];
    if (support === undefined) throw new Error(`Card ${card} cannot be played.`);
    return support;
  }
}

const DUPLICATE = 'support/duplicate';
const NO_AIMS: readonly number[] = [];
const NO_AIM: readonly number[] = [NONE];

/** The numbers a card could be aimed at, legal or not. */
export function aimsOf(s: Table, support: Support, play: Play): readonly number[] {
  const { aims } = support;
  if (aims === 'none') return NO_AIM;
  const list: number[] = [];
  if (aims === 'units') for (let id = 0; id < s.units.length; id++) list.push(id);
  else if (aims === 'spaces') for (let space = 0; space < fieldOf(s).size; space++) list.push(space);
  else aims.list(s, play, list);
  return list;
}

/** 2GM-CARD-12, 2GM-CARD-32: used and gone. */
export function discard(s: GmState, p: Play): void {
  if (p.owner !== NONE) seatState(s, p.owner).discard.push(p.card);
}
