import { FULL_TURN, PASS_ONLY } from '@sandtable/geometry';
import { type Refusal, refusals, type Seat, type Wish } from '@sandtable/kernel';
import { readWay } from '../map/compass';
import { entryCode } from '../moving/entering';
import { findReach, hasToken, moverChecks, stepChecks, stepCost, stepTry } from '../moving/steps';
import { hexName, typeFact } from '../names/names';
import { say } from '../say';
import { type AcesState, NONE, type Table, typeOf, unit } from '../state';
import { withUnitAt } from '../table/questions';
import { hexOf, moverOf, unitOn } from './writing';

/** The hexes of a typed way; empty if it is none or does not end where the wish says. */
export function wayOf(s: AcesState, wish: Wish): readonly number[] {
  const path = readWay(s, hexOf(s, wish, 'from'), wish.words.way ?? '');
  return path.at(-1) === hexOf(s, wish, 'to') ? path : [];
}

/** While a unit is on its way no other one moves (AA-MOVE-09). */
function spentBy(s: AcesState, id: number): number | null {
  const mover = moverOf(s);
  if (mover === undefined) return -1;
  return mover.unit === id ? mover.spent : null;
}

export function explainStep(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const id = unitOn(s, hexOf(s, wish, 'from'));
  const to = hexOf(s, wish, 'to');
  if (id === NONE) return [{ rule: 'AA-MOVE-01', text: say.explain.noUnit(wish.places.from ?? '') }];
  if (to === NONE) return [{ rule: 'AA-RULING-04', text: say.explain.notOnMap(wish.places.to ?? '') }];
  const spent = spentBy(s, id);
  if (spent === null) return [{ rule: 'AA-MOVE-09', text: say.explain.anotherMoves }];
  return refusals(stepChecks, s, stepTry(s, seat, id, to, spent));
}

/** A move of many steps is refused by what keeps the unit, or by the hex itself, or by the way there. */
export function explainMove(s: AcesState, seat: Seat, wish: Wish): Refusal[] {
  const id = unitOn(s, hexOf(s, wish, 'from'));
  const to = hexOf(s, wish, 'to');
  const spent = id === NONE ? -1 : spentBy(s, id);
  if (id === NONE || to === NONE || spent === null) return explainStep(s, seat, wish);
  const kept = refusals(moverChecks, s, stepTry(s, seat, id, to, spent));
  if (kept.length > 0) return kept;
  if (wish.words.way !== undefined) return explainWay(s, seat, id, spent, wish);
  if (to !== unit(s, id).at && findReach(s, id, spent).canStop(to)) return [];
  const there = refusals(
    stepChecks.filter((c) => c.rule !== 'AA-MOVE-06' && c.rule !== 'AA-MOVE-14'),
    s,
    stepTry(s, seat, id, to, spent),
  );
  if (there.length > 0) return there;
  if (to === unit(s, id).at) return [{ rule: 'AA-MOVE-02', text: say.explain.alreadyThere }];
  if (hasToken(s, to)) return [{ rule: 'AA-V2-08', text: say.explain.greyToken }];
  if ((s.hexes[to] ?? NONE) !== NONE) return [{ rule: 'AA-MOVE-14', text: say.explain.hexTaken }];
  if ((entryCode(s, id, to) & FULL_TURN) !== 0) {
    return [{ rule: 'AA-RULING-13', text: say.explain.wholeMove }];
  }
  return [{ rule: 'AA-MOVE-07', text: say.explain.tooFar(hexName(s, to), typeFact(typeOf(unit(s, id)))) }];
}

/** A way of one's own, step by step: the first that cannot be, or an end where nobody may stay. */
function explainWay(s: AcesState, seat: Seat, id: number, spent: number, wish: Wish): Refusal[] {
  const path = wayOf(s, wish);
  const to = path.at(-1);
  if (to === undefined) return [{ rule: 'AA-MOVE-06', text: say.explain.noSuchWay }];
  let [here, paid]: [Table, number] = [s, spent];
  for (const hex of path) {
    const tried = stepTry(here, seat, id, hex, paid);
    const found = refusals(stepChecks, here, tried);
    if (found.length > 0) return found;
    paid = Math.max(0, paid) + stepCost(here, tried);
    here = withUnitAt(s, id, hex);
  }
  if (hasToken(s, to)) return [{ rule: 'AA-V2-08', text: say.explain.greyToken }];
  const taken = (entryCode(s, id, to) & PASS_ONLY) !== 0;
  return taken ? [{ rule: 'AA-MOVE-14', text: say.explain.hexTaken }] : [];
}
