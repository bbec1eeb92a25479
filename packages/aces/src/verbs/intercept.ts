import { by, PASS, passes, type Refusal, refusals, type Seat, type Wish } from '@sandtable/kernel';
import { unitsBeside } from '../moving/beside';
import { FOG } from '../moving/entering';
import { type InterceptTry, interceptChecks } from '../moving/intercept';
import { isPassingOver, type MoveFrame } from '../moving/move-frame';
import { say } from '../say';
import { type AcesState, NONE, unit } from '../state';
import type { Act, Verb } from './verb';
import { hexOf, moverOf, whereIs } from './writing';

/** Whoever cannot intercept is not asked at all: the rule that keeps it is the answer, not the moment. */
function explainIntercept(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const hex = hexOf(s, wish, 'from');
  if (hex === NONE) return [{ rule: 'AA-RULING-04', text: say.explain.notOnMap(wish.places.from ?? '') }];
  const frame = moverOf(s);
  if (frame === undefined) return [{ rule: 'AA-INTERCEPT-01', text: say.explain.nobodyMoves }];
  if (s.weather === FOG) return [{ rule: 'AA-INTERCEPT-18', text: say.explain.fog }];
  if (isPassingOver(s, frame)) return [{ rule: 'AA-INTERCEPT-11', text: say.explain.overFriend }];
  const mover = frame.unit;
  return refusals(interceptChecks, s, { seat, unit: s.hexes[hex] ?? NONE, mover });
}

export const intercept: Verb = {
  word: 'intercept',
  form: 'from:place',
  print: (s, _seat, [, id]) => `intercept ${whereIs(s, id)}`,
  read(s, _seat, wish) {
    const from = hexOf(s, wish, 'from');
    return from === NONE ? null : ['intercept', s.hexes[from] ?? NONE];
  },
  refuse: (s, { seat, wish }) => explainIntercept(s, seat, wish),
  untimely: (s, { seat, wish }) => explainIntercept(s, seat, wish),
};

/** The enemy goes on; the window offers it by itself. */
export const pass: Verb = { word: PASS, form: '', rule: 'AA-INTERCEPT-02' };

const tried: InterceptTry = { seat: 0, unit: 0, mover: 0 };
const beside: number[] = [];

export const intercepting: Act<MoveFrame> = {
  verbs: [intercept],
  offer(s, f, seat, out) {
    tried.seat = seat;
    tried.mover = f.unit;
    const count = unitsBeside(s, unit(s, f.unit).at, beside);
    for (let i = 0; i < count; i++) {
      tried.unit = beside[i] ?? NONE;
      if (passes(interceptChecks, s, tried)) out.push(['intercept', tried.unit]);
    }
  },
  take(s, f, _seat, option, k) {
    const u = unit(s, Number(option[1]));
    u.marks = by(f.unit, 'AA-INTERCEPT-04');
    u.intercepted = true;
    k.emit?.({ type: 'intercepted', rule: 'AA-INTERCEPT-03', unit: Number(option[1]), target: f.unit });
  },
};
