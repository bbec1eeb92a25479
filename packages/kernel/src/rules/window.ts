import { type Core, type Frame, type Option, PASS, type Seat } from '../core';
import { type FrameDef, frame, step } from '../running/frames';
import type { Kernel } from '../running/kernel';

/** Something that must happen at this moment; each fires at most once per window. */
export interface Trigger<S extends Core, F extends Frame> {
  readonly rule: string;
  when(s: S, f: F): boolean;
  run(s: S, f: F, k: Kernel<S>): void;
}

/** Whether a seat is asked. A pause must not betray a hand: only what is public may be decided `silent`. */
type Policy<S extends Core, F extends Frame> =
  /** Always asked, even if it can only pass. */
  | { readonly policy: 'always' }
  /** Asked whenever a reaction is possible as far as everybody else knows. */
  | { readonly policy: 'if-publicly-possible'; possible(s: S, f: F, seat: Seat): boolean }
  /** Asked only with a real choice; for reactions that depend on open information alone. */
  | { readonly policy: 'silent' };

/**
 * A moment at which others may act. `f` is always the frame that opened the window: what it tells about (the attack, the
 * move) is the window's subject.
 */
export type WindowMoment<S extends Core, F extends Frame> = Policy<S, F> & {
  readonly point: string;
  readonly rule: string;
  /** Closed when everybody passed in succession, or as soon as one reaction was taken. */
  readonly closes: 'all-pass' | 'one-taken';
  readonly triggers?: readonly Trigger<S, F>[];
  /** Who may react, in the order of asking. */
  seats(s: S, f: F): readonly Seat[];
};

/** A moment, and what may be done then. */
export type WindowDef<S extends Core, F extends Frame> = WindowMoment<S, F> & {
  /** The reactions of a seat; passing is added by the window. */
  offer(s: S, f: F, seat: Seat, out: Option[]): void;
  take(s: S, f: F, seat: Seat, option: Option, k: Kernel<S>): void;
};

export interface WindowFrame extends Frame {
  /** Index of the seat whose chance it is. */
  turn: number;
  /** Passes in succession. */
  passes: number;
  /** Indexes of the triggers that have fired. */
  fired: number[];
}

export function openWindow(point: string): WindowFrame {
  return { at: point, step: 'triggers', dice: null, got: 0, turn: 0, passes: 0, fired: [] };
}

/**
 * Mandatory triggers first, then reactions one at a time, everything looked at afresh after each. `got`: 1 if one reaction
 * closed it, otherwise 0.
 */
export function reactionWindow<S extends Core, F extends Frame>(def: WindowDef<S, F>): FrameDef<S, WindowFrame> {
  const subject = (k: Kernel<S>, w: WindowFrame): F => k.caller(w) as F;
  const below = (s: S): F => s.stack[s.stack.length - 2] as F;

  return frame<S, WindowFrame>(
    def.point,
    [
      step('triggers', def.rule, (s, w, k) => {
        const f = subject(k, w);
        const next = (def.triggers ?? []).findIndex((t, i) => !w.fired.includes(i) && t.when(s, f));
        const trigger = def.triggers?.[next];
        if (trigger === undefined) return;
        w.fired.push(next);
        k.jump(w, 'triggers');
        trigger.run(s, f, k);
      }),
      step('ask', def.rule, (s, w, k) => {
        const f = subject(k, w);
        const seats = def.seats(s, f);
        while (w.passes < seats.length) {
          const seat = seats[w.turn % seats.length];
          if (seat !== undefined && isAsked(def, s, f, seat)) {
            k.ask(seat, def.point);
            return;
          }
          w.turn++;
          w.passes++;
        }
        k.done(w);
      }),
    ],
    [
      {
        kind: def.point,
        rule: def.rule,
        offer(s, _w, seat, out) {
          def.offer(s, below(s), seat, out);
          out.push([PASS]);
        },
        take(s, w, seat, option, k) {
          w.turn++;
          if (option[0] === PASS) {
            w.passes++;
            k.jump(w, 'ask');
            return;
          }
          w.passes = 0;
          if (def.closes === 'one-taken') k.done(w, 1);
          else k.jump(w, 'triggers');
          def.take(s, subject(k, w), seat, option, k);
        },
      },
    ],
  );
}

function isAsked<S extends Core, F extends Frame>(def: WindowDef<S, F>, s: S, f: F, seat: Seat): boolean {
  switch (def.policy) {
    case 'always':
      return true;
    case 'if-publicly-possible':
      return def.possible(s, f, seat);
    case 'silent': {
      const out: Option[] = [];
      def.offer(s, f, seat, out);
      return out.length > 0;
    }
  }
}
