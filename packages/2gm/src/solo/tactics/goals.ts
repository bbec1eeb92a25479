import type { RuleId } from '../../../book/index';
import { MAIN } from '../../attack/shot';
import { rangeOf, weaponOf } from '../../attack/weapons';
import { unitCard } from '../../cards';
import { distance } from '../../ground';
import { mostDangerous } from '../cards/support-use';
import { craftGoals } from '../moving/landing';
import { stopsOf } from '../moving/walking';
import { bestBy } from '../saying/rank';
import { mainPierces, prospectAt } from '../situation/fire';
import { objectiveGoals, openSpaces } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { goalRow, hasRoomBehind } from '../situation/zones';
import { stanceNow, targetDistance, targetPlaces } from './target';

/** Where a unit wants to be, and the rules that say so; nowhere means that it stays. */
export interface Wanted {
  readonly goals: readonly number[];
  readonly rules: readonly RuleId[];
}

const NOWHERE: Wanted = { goals: [], rules: [] };
/** SOLO-RULING-56: "easily" is one chance in two. */
export const EASY = 0.5;

function onRow(situation: Situation, id: number, row: number): number[] {
  return openSpaces(situation.s, id, (space) => situation.rowAt(space) === row);
}

function inZone(situation: Situation, id: number, rows: readonly number[]): Wanted {
  const row = goalRow(situation, id, rows, 'advance');
  return { goals: onRow(situation, id, row), rules: ['SOLO-RULING-35'] };
}

/** E* of the rules: the most dangerous enemy; for who defends a target, of those near it. */
function harmer(situation: Situation): number | undefined {
  const { foes, solo } = situation;
  const near =
    solo.type === 'defensive' ? foes.filter((foe) => targetDistance(situation, situation.at(foe)) <= 3) : foes;
  return mostDangerous(situation, near.length > 0 ? near : foes)[0];
}

function inRangeOf(situation: Situation, id: number, foe: number): number[] {
  const { s } = situation;
  const range = rangeOf(s, id, MAIN);
  return openSpaces(s, id, (space) => distance(s, space, situation.at(foe)) <= range);
}

function towardsDanger(situation: Situation, id: number, home: 'hq' | 'target'): Wanted {
  const foe = harmer(situation);
  if (foe !== undefined && mainPierces(situation.s, id, foe))
    return { goals: inRangeOf(situation, id, foe), rules: ['SOLO-RULING-51'] };
  if (home === 'target') return guard(situation, id);
  return { goals: openSpaces(situation.s, id, (space) => situation.ownHqDistance(space) <= 1), rules: [] };
}

/** On the target while nobody holds it, then next to it (SOLO-RULING-42); without a place on the Deployment Line. */
function guard(situation: Situation, id: number): Wanted {
  const { s } = situation;
  const places = targetPlaces(situation);
  if (places.length === 0) return { goals: onRow(situation, id, s.rows), rules: [] };
  const empty = emptyPlaces(situation);
  const goals = openSpaces(s, id, (space) =>
    empty.length > 0 ? empty.includes(space) : targetDistance(situation, space) <= 1,
  );
  return { goals, rules: ['SOLO-RULING-42'] };
}

/** Places of the target on which none of its own units stands. */
function emptyPlaces(situation: Situation): readonly number[] {
  return targetPlaces(situation).filter((place) => !situation.own.some((id) => situation.at(id) === place));
}

/** SOLOT-MOVE-02: from further out to line 2; who began on line 2 to line 1, but one stays, and line 1 keeps room (SOLO-RULING-77). */
function rear(situation: Situation, id: number): Wanted {
  const { s, own } = situation;
  const row = situation.row(id);
  if (row < s.rows - 1) return { goals: onRow(situation, id, s.rows - 1), rules: [] };
  if (row === s.rows)
    return hasRoomBehind(situation, id)
      ? NOWHERE
      : { goals: onRow(situation, id, s.rows - 1), rules: ['SOLO-RULING-77'] };
  const others = own.some((other) => other !== id && situation.row(other) === s.rows - 1);
  return others && hasRoomBehind(situation, id, 1) ? { goals: onRow(situation, id, s.rows), rules: [] } : NOWHERE;
}

function targetRow(situation: Situation): number {
  const [place] = targetPlaces(situation);
  return place === undefined ? situation.s.rows : situation.rowAt(place);
}

/** The target itself while nobody holds it, then its row, the one behind and the one before. */
function hold(situation: Situation, id: number): Wanted {
  const empty = emptyPlaces(situation);
  if (empty.length > 0)
    return { goals: openSpaces(situation.s, id, (space) => empty.includes(space)), rules: ['SOLO-RULING-42'] };
  const row = targetRow(situation);
  const rows = [row, row + 1, row - 1].filter((r) => r >= 1 && r <= situation.s.rows);
  return inZone(situation, id, rows);
}

function ahead(situation: Situation, id: number): Wanted {
  const rows: number[] = [];
  for (let row = targetRow(situation) - 1; row >= 2; row--) rows.push(row);
  return rows.length === 0 ? NOWHERE : inZone(situation, id, rows);
}

function isCommand(situation: Situation, foe: number): boolean {
  return unitCard(situation.s, situation.unit(foe).card).tags.includes('command');
}

/** The best chance from that space to destroy somebody whose loss breaks the line, or a Command Group. */
function killChance(situation: Situation, id: number, space: number): number {
  const { s } = situation;
  let best = 0;
  for (const foe of situation.foes) {
    if (!situation.isLineBreaker(foe) && !isCommand(situation, foe)) continue;
    for (const weapon of situation.weapons(id)) {
      if (!situation.reaches(id, weapon, space, situation.at(foe))) continue;
      best = Math.max(
        best,
        situation.standing(id, space, () => prospectAt(s, id, weapon, foe).kill),
      );
    }
  }
  return best;
}

/** SOLOT-MOVE-15. */
function strike(situation: Situation, id: number): Wanted {
  const stops = stopsOf(situation, id).map(({ space }) => ({ space, kill: killChance(situation, id, space) }));
  const best = bestBy(
    stops.filter(({ kill }) => kill >= EASY),
    ({ kill }) => [kill],
  );
  return { goals: best.map(({ space }) => space), rules: ['SOLO-RULING-10', 'SOLO-RULING-56'] };
}

function toTarget(situation: Situation, id: number, least: number, rows: readonly number[]): Wanted {
  const armed = weaponOf(situation.s, situation.unit(id), MAIN) !== null;
  const goals = armed ? objectiveGoals(situation, id).filter((space) => situation.rowAt(space) >= least) : [];
  return goals.length > 0 ? { goals, rules: ['SOLO-RULING-42'] } : inZone(situation, id, rows);
}

/** The goal of the stance for one unit (D5, table of T4). */
export function wantedOf(situation: Situation, id: number): Wanted {
  const shore = craftGoals(situation, id);
  if (shore !== null) return { goals: shore, rules: ['SOLO-RULING-79'] };
  const { goal } = stanceNow(situation).move;
  switch (goal.to) {
    case 'danger':
      return towardsDanger(situation, id, goal.else);
    case 'rear':
      return rear(situation, id);
    case 'zone':
      return goal.hold && situation.row(id) < Math.min(...goal.rows) ? NOWHERE : inZone(situation, id, goal.rows);
    case 'target':
      return toTarget(situation, id, goal.least, goal.rows);
    case 'guard':
      return guard(situation, id);
    case 'hold':
      return hold(situation, id);
    case 'ahead':
      return ahead(situation, id);
    case 'strike':
      return strike(situation, id);
  }
}
