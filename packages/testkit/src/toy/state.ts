import {
  type Core,
  cloneAsks,
  cloneOutcome,
  cloneRng,
  cloneStack,
  type Emits,
  type Frame,
  type ProposalFrame,
  type Seat,
} from '@sandtable/kernel';
import type { RuleId } from './book';
import type { DuelEvent } from './events';

/** One duelist. Cards are numbers; the top of the deck is its last card. */
export interface Duelist {
  hp: number;
  /** Pace on the line, 1 to 5. */
  at: number;
  deck: number[];
  hand: number[];
  /** Cards lying face down. */
  set: number[];
  discard: number[];
  steps: number;
  struck: boolean;
  /** Second wind has been drawn. */
  winded: boolean;
  /** The breath of TOY-BREATH-01 has been taken. */
  breathed: boolean;
  abilities: number[];
  mask: number;
}

export interface DuelState extends Core, Emits<DuelEvent> {
  duelists: [Duelist, Duelist];
  /** What each bid for the first turn; −1 until both are open. */
  bids: [number, number];
  active: Seat;
  turn: number;
}

export interface DuelSetup {
  readonly hp: number;
  readonly abilities: readonly [readonly string[], readonly string[]];
}

export interface DuelFrame extends Frame {
  readonly at: 'duel';
}

export interface TurnFrame extends Frame {
  readonly at: 'turn';
  readonly seat: Seat;
}

export interface StrikeFrame extends Frame {
  readonly at: 'strike';
  readonly by: Seat;
  readonly card: number;
  parries: number;
  need: number;
}

export interface DamageFrame extends ProposalFrame {
  readonly at: 'damage';
  readonly target: Seat;
  amount: number;
  /** The rule that deals it: a strike, or tiredness. */
  readonly cause: RuleId;
}

export const PACES = 5;
export const MAX_TURNS = 40;
export const HAND = 4;

export function duelFrame(step: string): DuelFrame {
  return { at: 'duel', step, dice: null, got: 0 };
}

export function turnFrame(seat: Seat, step = 'draw'): TurnFrame {
  return { at: 'turn', step, dice: null, got: 0, seat };
}

export function strikeFrame(by: Seat, card: number): StrikeFrame {
  return { at: 'strike', step: 'declare', dice: null, got: 0, by, card, parries: 0, need: 0 };
}

export function damageFrame(target: Seat, amount: number, cause: RuleId): DamageFrame {
  return { at: 'damage', step: 'modify', dice: null, got: 0, used: [], target, amount, cause };
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}

export function duelist(s: DuelState, seat: Seat): Duelist {
  return seat === 0 ? s.duelists[0] : s.duelists[1];
}

export function distance(s: DuelState): number {
  return Math.abs(s.duelists[0].at - s.duelists[1].at);
}

function cloneDuelist(d: Duelist): Duelist {
  return {
    hp: d.hp,
    at: d.at,
    deck: d.deck.slice(),
    hand: d.hand.slice(),
    set: d.set.slice(),
    discard: d.discard.slice(),
    steps: d.steps,
    struck: d.struck,
    winded: d.winded,
    breathed: d.breathed,
    abilities: d.abilities.slice(),
    mask: d.mask,
  };
}

export function cloneState(s: DuelState): DuelState {
  return {
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    asks: cloneAsks(s.asks),
    outcome: cloneOutcome(s.outcome),
    duelists: [cloneDuelist(s.duelists[0]), cloneDuelist(s.duelists[1])],
    bids: [s.bids[0], s.bids[1]],
    active: s.active,
    turn: s.turn,
  };
}
