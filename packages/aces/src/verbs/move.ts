import type { Option } from '@sandtable/kernel';
import { isPassingOver, type MoveFrame, moveFrame } from '../moving/move-frame';
import { hasToken, legalSteps } from '../moving/steps';
import { hexName } from '../names/names';
import { say } from '../say';
import { type AcesState, NONE, onMap, unit } from '../state';
import { wayTo } from '../table/questions';
import type { TurnFrame } from '../turn/turn-frame';
import type { Act, Verb } from './verb';
import { explainMove, explainStep, wayOf } from './why-not-moves';
import { hexOf, moverOf, unitOn, whereIs } from './writing';

/** The step of a way that comes next from where the unit stands; null beside the way and at its end. */
function nextOnWay(s: AcesState, id: number, path: readonly number[]): Option | null {
  const first = path[0];
  if (id === NONE || first === undefined) return null;
  const next = path[path.indexOf(unit(s, id).at) + 1];
  return next === undefined ? null : ['step', id, next];
}

/** The first step of a move to a hex; straight to it if there is no way. */
function firstStep(s: AcesState, id: number, to: number): Option | null {
  if (to === NONE) return null;
  if (id === NONE) return ['step', NONE, to];
  const mover = moverOf(s);
  const [first] = wayTo(s, id, to, mover?.unit === id ? mover.spent : -1);
  return ['step', id, first ?? to];
}

/** By the cheapest way, then the safest, or by one of one's own: hex by hex until the unit is there. */
export const move: Verb = {
  word: 'move',
  form: 'from:place to:place [by way:word]',
  options: [],
  read(s, _seat, wish) {
    const from = hexOf(s, wish, 'from');
    if (wish.words.way !== undefined) return nextOnWay(s, unitOn(s, from), wayOf(s, wish));
    return from === NONE ? null : firstStep(s, unitOn(s, from), hexOf(s, wish, 'to'));
  },
  refuse: (s, { seat, wish }) => explainMove(s, seat, wish),
  goOn(s, _seat, wish, kind) {
    const mover = moverOf(s);
    const to = hexOf(s, wish, 'to');
    if (kind !== 'go' || mover === undefined || to === NONE) return null;
    const there = unit(s, mover.unit).at === to;
    if (wish.words.way !== undefined) return nextOnWay(s, mover.unit, wayOf(s, wish)) ?? (there ? ['stop'] : null);
    return there ? ['stop'] : firstStep(s, mover.unit, to);
  },
};

/** To the next hex. */
export const step: Verb = {
  word: 'step',
  form: 'from:place to:place',
  print: (s, _seat, [, id, to]) => `step ${whereIs(s, id)} ${hexName(s, Number(to))}`,
  read(s, _seat, wish) {
    const [from, to] = [hexOf(s, wish, 'from'), hexOf(s, wish, 'to')];
    return from === NONE || to === NONE ? null : ['step', unitOn(s, from), to];
  },
  refuse: (s, { seat, wish }) => explainStep(s, seat, wish),
};

/** Over a friend and over a grey token nobody stops (AA-MOVE-14, AA-V2-08). */
export const stop: Verb = {
  word: 'stop',
  form: '',
  refuse(s) {
    const mover = moverOf(s);
    if (mover === undefined || !isPassingOver(s, mover)) return [];
    const rule = hasToken(s, unit(s, mover.unit).at) ? 'AA-V2-08' : 'AA-MOVE-14';
    return [{ rule, text: say.explain.noAnswer }];
  },
};

const near: number[] = [];

function offerSteps(s: AcesState, seat: number, id: number, spent: number, out: Option[]): void {
  const count = legalSteps(s, seat, id, spent, near);
  for (let i = 0; i < count; i++) out.push(['step', id, near[i] ?? 0]);
}

/** A unit sets out. */
export const settingOut: Act<TurnFrame> = {
  verbs: [move, step],
  offer(s, _f, seat, out) {
    for (let id = 0; id < s.units.length; id++) {
      const u = unit(s, id);
      if (onMap(u) && !u.moved && u.seat === seat) offerSteps(s, seat, id, -1, out);
    }
  },
  take: (_s, _f, _seat, option, k) => k.call(moveFrame(Number(option[1]), Number(option[2]))),
};

/** The unit on its way goes on. */
export const goingOn: Act<MoveFrame> = {
  verbs: [move, step],
  offer: (s, f, seat, out) => offerSteps(s, seat, f.unit, f.spent, out),
  take(_s, f, _seat, option, k) {
    f.to = Number(option[2]);
    k.jump(f, 'enter');
  },
};

export const stopping: Act<MoveFrame> = {
  verbs: [stop],
  offer(s, f, _seat, out) {
    if (!isPassingOver(s, f)) out.push(['stop']);
  },
  take: (_s, f, _seat, _option, k) => k.done(f),
};
