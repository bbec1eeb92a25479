import type { Core, Frame } from '../core';
import { type FrameDef, frame, step } from '../running/frames';
import type { Kernel } from '../running/kernel';
import { openWindow } from './window';

/** Something that is about to happen, and may still be changed: damage, destruction, a move, a payment. */
export interface ProposalFrame extends Frame {
  /** Indexes of the replacements already used on this proposal: each applies once. */
  used: number[];
}

export interface Replacement<S extends Core, P extends ProposalFrame> {
  readonly rule: string;
  when(s: S, p: P): boolean;
  /** Changes the proposal into what happens instead, or prevents it. */
  apply(s: S, p: P, k: Kernel<S>): 'replaced' | 'prevented';
}

export interface ProposalDef<S extends Core, P extends ProposalFrame> {
  readonly at: P['at'];
  readonly rule: string;
  /** Changes of numbers, in order. */
  readonly modify?: readonly { readonly rule: string; apply(s: S, p: P): void }[];
  readonly replace?: readonly Replacement<S, P>[];
  commit(s: S, p: P, k: Kernel<S>): void;
  /** The window in which others may answer what has happened. */
  readonly after?: string;
}

/** modify → replace or prevent → commit → state checks → after-triggers. `got`: 1 if it happened, 0 if prevented. */
export function proposal<S extends Core, P extends ProposalFrame>(def: ProposalDef<S, P>): FrameDef<S, P> {
  return frame<S, P>(def.at, [
    step('modify', def.rule, (s, p) => {
      for (const m of def.modify ?? []) m.apply(s, p);
    }),
    step('replace', def.rule, (s, p, k) => {
      const next = (def.replace ?? []).findIndex((r, i) => !p.used.includes(i) && r.when(s, p));
      const replacement = def.replace?.[next];
      if (replacement === undefined) return;
      p.used.push(next);
      if (replacement.apply(s, p, k) === 'prevented') k.done(p, 0);
      else k.jump(p, 'replace');
    }),
    step('commit', def.rule, (s, p, k) => def.commit(s, p, k)),
    step('checks', def.rule, (s, _p, k) => k.settle(s)),
    step('after', def.rule, (_s, p, k) => {
      k.done(p, 1);
      if (def.after !== undefined) k.call(openWindow(def.after));
    }),
  ]);
}
