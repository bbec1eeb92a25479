import { by } from '@sandtable/kernel';
import { NONE, onField, unit } from '../../state';
import { carriesSupplies, generatesAp } from '../cards/cards';
import { isToBeRescued } from '../moving/rescue';
import { isMovable, shifted, stopsOf } from '../moving/walking';
import type { Situation } from './situation';
import { chainOf, unitsByRow } from './supply';
import { powerValue } from './value';

/** Its own units on each row. */
export function rowsNow({ s, seat }: Situation): readonly number[] {
  return unitsByRow(s, seat, false);
}

/** A unit that closes up, and where. */
export interface Filler {
  readonly unit: number;
  readonly space: number;
}

function chainNow(situation: Situation): number {
  return chainOf(situation.about(0, rowsNow), false);
}

/** The chain with one unit on another space; nobody else moves. */
function chainWith(situation: Situation, id: number, space: number): number {
  const rows = situation.about(0, rowsNow).slice();
  const [from, to] = [situation.row(id), situation.rowAt(space)];
  rows[from] = (rows[from] ?? 0) - 1;
  rows[to] = (rows[to] ?? 0) + 1;
  return chainOf(rows, false);
}

/** SOLO-RULING-79: the ships of a landing are a Supply Line that nothing on the field breaks. */
function isFixed(situation: Situation): boolean {
  return (situation.s.supplyRows[situation.side] ?? 0) > 0;
}

function holds(situation: Situation, row: number): boolean {
  const { s, seat } = situation;
  return s.units.some((u) => u.seat === seat && onField(u) && situation.rowAt(u.at) === row);
}

/** Units behind a row that may still step up: not moved, not wounded, none that brings AP; the foremost and strongest first. */
function reserves(situation: Situation, row: number, used: readonly number[]): number[] {
  const { s, own } = situation;
  const free = own.filter((id) => {
    const u = situation.unit(id);
    if (used.includes(id) || situation.row(id) <= row || u.wounds > 0 || isToBeRescued(situation, id)) return false;
    return !generatesAp(s, u.card) && !carriesSupplies(u) && isMovable(situation, id);
  });
  return free.sort(
    (a, b) =>
      situation.row(a) - situation.row(b) ||
      powerValue(s, situation.unit(b)) - powerValue(s, situation.unit(a)) ||
      a - b,
  );
}

/** SOLO-RULING-34: who closes up so that the row is held again, one behind the other; null if nobody can. */
export function fillersOf(situation: Situation, row: number, used: readonly number[]): Filler[] | null {
  if (holds(situation, row)) return [];
  for (const id of reserves(situation, row, used)) {
    const behind = situation.row(id);
    const stops = stopsOf(situation, id)
      .filter(({ space }) => situation.rowAt(space) === row)
      .sort((a, b) => a.steps - b.steps || a.space - b.space);
    for (const { space } of stops) {
      const more = shifted(situation, id, space, () => fillersOf(situation, behind, [...used, id]));
      if (more !== null) return [{ unit: id, space }, ...more];
    }
  }
  return null;
}

function carriedOut<T>(situation: Situation, train: readonly Filler[], ask: () => T): T {
  const [first, ...rest] = train;
  if (first === undefined) return ask();
  return shifted(situation, first.unit, first.space, () => carriedOut(situation, rest, ask));
}

/** SOLO-RULING-34 KEEP-LINE: the chain is no shorter, and the unit stands in it or, if it was outside, no further from home. */
function keepsLine(situation: Situation, from: number, to: number, before: number, now: number): boolean {
  if (now < before) return false;
  const { rows } = situation.s;
  if (situation.rowAt(to) > rows - now) return true;
  const wasOutside = situation.rowAt(from) <= rows - before;
  return wasOutside && situation.ownHqDistance(to) <= situation.ownHqDistance(from);
}

/**
 * May the unit go there as far as the Supply Line is concerned? The others that have to close up, none if nobody has to,
 * null if the line would not hold.
 */
export function trainFor(situation: Situation, id: number, space: number): readonly Filler[] | null {
  if (isFixed(situation)) return [];
  const from = situation.at(id);
  const before = chainNow(situation);
  if (keepsLine(situation, from, space, before, chainWith(situation, id, space))) return [];
  if (situation.rowAt(space) >= situation.rowAt(from)) return null;
  return shifted(situation, id, space, () => {
    const train = fillersOf(situation, situation.rowAt(from), [id]);
    if (train === null || train.length === 0) return null;
    const after = carriedOut(situation, train, () => chainNow(situation));
    return keepsLine(situation, from, space, before, after) ? train : null;
  });
}

/** KEEP-LINE alone, for moves nobody closes up behind. */
export function keepsLineAt(situation: Situation, id: number, space: number): boolean {
  if (isFixed(situation)) return true;
  return keepsLine(situation, situation.at(id), space, chainNow(situation), chainWith(situation, id, space));
}

/** Pulling back may shorten the chain down to two rows. */
export function mayPullBack(situation: Situation, id: number, space: number): boolean {
  if (isFixed(situation)) return true;
  return by(chainWith(situation, id, space) >= Math.min(chainNow(situation), 2), 'SOLO-RULING-70');
}

/** The row the last mover has left, if it needs somebody to close up (SOLO-RULING-34); 0 otherwise. */
export function gapBehind(situation: Situation, mover: number): number {
  const { s, solo } = situation;
  if (mover === NONE || solo.from < 0 || !onField(unit(s, mover))) return 0;
  const row = situation.rowAt(solo.from);
  if (situation.row(mover) >= row || holds(situation, row)) return 0;
  for (let behind = row + 1; behind <= s.rows; behind++) if (!holds(situation, behind)) return 0;
  return row;
}
