import type { Fact } from '../telling/fact';

/**
 * Law 5: every restriction is a `Check` tied to one rule, every number a list of `Mod`s tied to rules.
 * The same arrays answer fast (boolean, total) while enumerating and in full (refusals, breakdown) when somebody asks why.
 */
export interface Check<S, C, R extends string = string, W = undefined> {
  readonly rule: R;
  /** Later checks may rely on this one: when it fails, explaining stops here. */
  readonly gate?: true;
  ok(s: S, c: C): boolean;
  /** Why not, as a fact about this very case. */
  say(s: S, c: C, words: W): Fact;
}

export interface Refusal {
  readonly rule: string;
  readonly text: Fact;
}

export function passes<S, C>(checks: readonly Pick<Check<S, C>, 'ok'>[], s: S, c: C): boolean {
  for (let i = 0; i < checks.length; i++) {
    const check = checks[i];
    if (check !== undefined && !check.ok(s, c)) return false;
  }
  return true;
}

export function refusals<S, C>(checks: readonly Check<S, C>[], s: S, c: C): Refusal[];
export function refusals<S, C, W>(checks: readonly Check<S, C, string, W>[], s: S, c: C, words: W): Refusal[];
export function refusals<S, C, W>(checks: readonly Check<S, C, string, W>[], s: S, c: C, words?: W): Refusal[] {
  const out: Refusal[] = [];
  for (const check of checks) {
    if (check.ok(s, c)) continue;
    out.push({ rule: check.rule, text: check.say(s, c, words as W) });
    if (check.gate === true) break;
  }
  return out;
}

export interface Mod<S, C, R extends string = string> {
  readonly rule: R;
  /** What it is called. */
  readonly label: Fact;
  /** What it adds; 0 means that it does not apply. */
  value(s: S, c: C): number;
}

export interface Item {
  readonly rule: string;
  readonly label: Fact;
  readonly value: number;
}

export function total<S, C>(mods: readonly Mod<S, C>[], s: S, c: C): number {
  let sum = 0;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod !== undefined) sum += mod.value(s, c);
  }
  return sum;
}

export function breakdown<S, C>(mods: readonly Mod<S, C>[], s: S, c: C): Item[] {
  const out: Item[] = [];
  for (const mod of mods) {
    const value = mod.value(s, c);
    if (value !== 0) out.push({ rule: mod.rule, label: mod.label, value });
  }
  return out;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
