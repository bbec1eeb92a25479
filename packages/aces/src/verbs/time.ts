import type { Kernel, Option } from '@sandtable/kernel';
import { putUnit } from '../attack/removal';
import { isPassingOver, type MoveFrame } from '../moving/move-frame';
import { say } from '../say';
import { type AcesState, seatState } from '../state';
import { armyLimit } from '../turn/first-round';
import type { TurnFrame } from '../turn/turn-frame';
import { useArmies } from './armies';
import type { Act, Verb } from './verb';

/** The time of movement and declarations is over. */
export const time: Verb = {
  word: 'time',
  form: '',
  rule: 'AA-TIMER-01',
  untimely: (_s, { wish }) => [{ rule: 'AA-TIMER-02', text: say.explain.notNow(wish.verb) }],
};

/**
 * AA-TIMER-01, AA-TIMER-02: moves and declarations are timed, combat and money are not. AA-RULING-58: running out of time
 * is one more answer; the host, which has a clock, gives it.
 */
function offerTime(s: AcesState, out: Option[]): void {
  if (s.opt.timerSeconds > 0) out.push(['time']);
}

/** The phase is over. */
export const timing: Act<TurnFrame> = {
  verbs: [time],
  goesOn: true,
  offer: (s, _f, _seat, out) => offerTime(s, out),
  take(s) {
    s.phase = 'combat';
  },
};

/** AA-RULING-58: who has not named the armies in time is taken to use the first ones, and phase 1 is over. */
export const timingArmies: Act<TurnFrame> = {
  verbs: [time],
  offer(s, _f, _seat, out) {
    if (!seatState(s, s.active).automa) offerTime(s, out);
  },
  take(s, _f, _seat, _option, k) {
    s.phase = 'combat';
    useArmies(s, (1 << armyLimit(s)) - 1, k);
  },
};

/** AA-RULING-58: a unit over a friend goes back to the last free hex of its move, and the phase is over. */
function outOfTime(s: AcesState, f: MoveFrame, k: Kernel<AcesState>): void {
  s.phase = 'combat';
  if (!isPassingOver(s, f)) return;
  putUnit(s, f.unit, f.free);
  k.emit?.({ type: 'moved', rule: 'AA-RULING-58', unit: f.unit, hex: f.free });
}

/** In the middle of a move. */
export const halting: Act<MoveFrame> = {
  verbs: [time],
  offer: (s, _f, _seat, out) => offerTime(s, out),
  take(s, f, _seat, _option, k) {
    k.done(f);
    outOfTime(s, f, k);
  },
};
