import type { Core, Frame, Option, Seat } from '../core';
import type { Kernel } from './kernel';

/** A frame reads like a chapter of the book: its steps top to bottom, each beside the rule it carries out. */
export interface Step<S extends Core, F extends Frame> {
  readonly name: string;
  readonly rule: string;
  run(s: S, f: F, k: Kernel<S>): void;
}

/** A question the frame may put to a seat: what may be chosen, and what choosing does, side by side. */
export interface DecisionDef<S extends Core, F extends Frame> {
  readonly kind: string;
  readonly rule: string;
  /** Adds every option in canonical order. Never none: a seat without a choice is not asked. */
  offer(s: S, f: F, seat: Seat, out: Option[]): void;
  take(s: S, f: F, seat: Seat, option: Option, k: Kernel<S>): void;
  /** Says of an option that it only goes from the list: when the seat is asked the same at once, all others are offered as they were. */
  spares?(option: Option): boolean;
}

export interface FrameDef<S extends Core, F extends Frame = Frame> {
  readonly at: string;
  readonly steps: readonly Step<S, F>[];
  readonly decisions: readonly DecisionDef<S, F>[];
}

export function step<S extends Core, F extends Frame>(
  name: string,
  rule: string,
  run: (s: S, f: F, k: Kernel<S>) => void,
): Step<S, F> {
  return { name, rule, run };
}

export function frame<S extends Core, F extends Frame>(
  at: F['at'],
  steps: readonly Step<S, F>[],
  decisions: readonly DecisionDef<S, F>[] = [],
): FrameDef<S, F> {
  return { at, steps, decisions };
}

/** Name of the step after the last: the frame is taken off the stack. */
export const END = '';

export interface CompiledStep<S extends Core> {
  readonly name: string;
  readonly next: string;
  run(s: S, f: Frame, k: Kernel<S>): void;
}

export interface CompiledFrame<S extends Core> {
  readonly steps: Readonly<Record<string, CompiledStep<S>>>;
  readonly decisions: Readonly<Record<string, DecisionDef<S, Frame>>>;
}

export type FrameTable<S extends Core> = Readonly<Record<string, CompiledFrame<S>>>;

/** Turns the listings into look-up tables once per ruleset; a name used twice is a mistake of the author. */
export function compileFrames<S extends Core>(defs: readonly FrameDef<S>[]): FrameTable<S> {
  const table: Record<string, CompiledFrame<S>> = Object.create(null);
  for (const def of defs) {
    if (table[def.at] !== undefined) throw new Error(`Two frames are called "${def.at}".`);
    table[def.at] = { steps: compileSteps(def), decisions: compileDecisions(def) };
  }
  return table;
}

function compileSteps<S extends Core>(def: FrameDef<S>): Record<string, CompiledStep<S>> {
  const steps: Record<string, CompiledStep<S>> = Object.create(null);
  def.steps.forEach((s, i) => {
    if (s.name === END) throw new Error(`Frame "${def.at}" has a step without a name.`);
    if (steps[s.name] !== undefined) throw new Error(`Frame "${def.at}" has two steps "${s.name}".`);
    steps[s.name] = { name: s.name, next: def.steps[i + 1]?.name ?? END, run: s.run };
  });
  return steps;
}

function compileDecisions<S extends Core>(def: FrameDef<S>): Record<string, DecisionDef<S, Frame>> {
  const decisions: Record<string, DecisionDef<S, Frame>> = Object.create(null);
  for (const d of def.decisions) {
    if (decisions[d.kind] !== undefined) throw new Error(`Frame "${def.at}" asks "${d.kind}" in two ways.`);
    decisions[d.kind] = d;
  }
  return decisions;
}
