import type { Rng } from './chance/rng';
import type { Fact } from './telling/fact';

/** Index of a seat at the table; the ruleset gives seats their names. */
export type Seat = number;

/** Who looks at a match: a seat, or somebody who may see only what is public. */
export type Viewer = Seat | 'spectator';

/**
 * What may be chosen, as flat plain data: a verb and its arguments, e.g. `['move', 10, 18]`.
 * Two options are the same when their parts are.
 */
export type Option = readonly [verb: string, ...args: (string | number)[]];

/**
 * The number at a place of an option; 0 where there is none. Not `Number(…)`: what that gives may be a fraction as far as the compiler knows, lists
 * of it are kept as such, and everything a number of theirs is stored in is compiled anew.
 */
export function numberAt(option: Option, place: number): number {
  const part = option[place];
  return typeof part === 'number' ? part : 0;
}

export const PASS = 'pass';

/**
 * One activity under way: the name of its definition and of the step that runs next. Rulesets add fields of their own;
 * these hold numbers, strings, booleans, null and arrays of them, so that a frame can be saved and cloned blindly.
 */
export interface Frame {
  readonly at: string;
  step: string;
  /** What the last roll of this frame showed; ready in the step after the one that rolled. */
  dice: number[] | null;
  /** What the last called frame handed back. */
  got: number;
}

/** A seat the match waits for. */
export interface Ask {
  readonly seat: Seat;
  readonly kind: string;
  /** A secret answer waits here until every seat asked at the same time has answered. */
  answer: Option | null;
  /** Dice rolled by the seat's rulebook opponent while it makes up its mind. */
  dice: number[];
}

export interface Outcome {
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
  readonly rule: string;
  readonly reason: Fact;
}

/** What every match state holds; a ruleset's state extends it. Plain data: a JSON round trip is the identity. */
export interface Core {
  rng: Rng;
  stack: Frame[];
  asks: Ask[];
  outcome: Outcome | null;
}

/** Output of the engine for logs, films and statistics; rules never read it. */
export interface GameEvent {
  readonly type: string;
  readonly rule: string;
  /** What it says of the board as it was at that moment, added by the ruleset's `witness`. */
  readonly was?: unknown;
}

declare const EVENTS: unique symbol;

/** Said by the type of a ruleset's state alone: the events its matches have. Nothing of it is ever there. */
export interface Emits<E extends GameEvent> {
  readonly [EVENTS]?: E;
}

/** The events of matches with this state. */
export type EventIn<S> = S extends Emits<infer E extends GameEvent> ? E : GameEvent;

export interface RollEvent extends GameEvent {
  readonly type: 'roll';
  readonly seat: Seat;
  readonly sides: number;
  readonly dice: readonly number[];
  readonly purpose: Fact;
}

export function sameOption(a: Option, b: Option): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

type FrameValue = number | string | boolean | null | FrameValue[];

function cloneValue(value: FrameValue): FrameValue {
  return Array.isArray(value) ? value.map(cloneValue) : value;
}

function cloneFrame(frame: Frame): Frame {
  const copy = { ...frame } as Record<string, unknown>;
  // eslint-disable-next-line no-restricted-syntax -- every field is copied, in whatever order
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = cloneValue(value);
  }
  return copy as unknown as Frame;
}

export function cloneStack(stack: readonly Frame[]): Frame[] {
  const out: Frame[] = [];
  for (const frame of stack) out.push(cloneFrame(frame));
  return out;
}

export function cloneAsks(asks: readonly Ask[]): Ask[] {
  const out: Ask[] = [];
  for (const a of asks) out.push({ seat: a.seat, kind: a.kind, answer: cloneOption(a.answer), dice: a.dice.slice() });
  return out;
}

function cloneOption(option: Option | null): Option | null {
  return option === null ? null : ([...option] as [string, ...(string | number)[]]);
}

export function cloneRng(rng: Rng): Rng {
  return [rng[0], rng[1], rng[2], rng[3]];
}

/** Outcomes are never changed once set, but a clone shares nothing with its original. */
export function cloneOutcome(outcome: Outcome | null): Outcome | null {
  return outcome === null ? null : { winners: outcome.winners.slice(), rule: outcome.rule, reason: outcome.reason };
}
