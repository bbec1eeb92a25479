import type { Fact } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { unitCard } from '../../cards';
import { distance, fieldOf } from '../../ground';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import { NONE } from '../../state';
import { isCraftCard } from '../../transport/place';
import { Dice } from '../dice';
import { patientsOf } from '../moving/helping';
import type { Marched } from '../moving/march';
import { homewardStops } from '../moving/rescue';
import { coverStops, fallBack, towards } from '../moving/retreat';
import { heldWords } from '../moving/staying';
import type { Stop } from '../moving/walking';
import type { RowWords } from '../saying/rank';
import { isCover, isFreeCover, mayEnter } from '../situation/cover';
import { isDefended } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { marchOf, marchTo } from './marching';
import { stanceNow } from './target';

/** What a unit does in its Movement Phase: where it may go by equal right, nowhere if it stays, and why. */
export interface Order {
  readonly id: number;
  readonly stops: readonly Stop[];
  readonly rules: readonly RuleId[];
  /** For people: what it is about. */
  readonly says: Fact;
  readonly march: Marched | null;
  /** Whom it changes places with instead, NONE for an ordinary move (SOLO-RULING-91). */
  readonly swap: number;
}

/** A rung of the ladder: null if it has nothing to say about the unit. */
export interface Rung {
  readonly rule: RuleId;
  does(situation: Situation, id: number, dice: Dice): Order | null;
}

function order(id: number, stops: readonly Stop[] | null, says: Fact, rules: readonly RuleId[]): Order {
  return { id, stops: stops ?? [], says, rules, march: null, swap: NONE };
}

const FALL_BACK = 5;

/** Why a retreat that was rolled is not made (SOLO-RULING-61); null if it is. */
function forbidden(
  situation: Situation,
  id: number,
  to: number | undefined,
): { readonly rule: RuleId; readonly says: RowWords } | null {
  const { s } = situation;
  const here = situation.at(id);
  if (isDefended(situation, here)) return { rule: 'SOLOT-WOUNDED-03', says: 'woundedButDefendsTarget' };
  if (to === undefined) return null;
  if (isCover(s, here) && !isCover(s, to)) return { rule: 'SOLOT-WOUNDED-04', says: 'woundedButWouldLose' };
  if (!situation.isThreatened(id) && situation.isThreatened(id, to))
    return { rule: 'SOLOT-WOUNDED-04', says: 'woundedButWouldCome' };
  return null;
}

/** SOLOT-WOUNDED-01 to SOLOT-WOUNDED-05: one die for every wounded unit; none of them goes forward. */
function wounded(situation: Situation, id: number, dice: Dice): Order | null {
  if (situation.unit(id).wounds === 0) return null;
  const name = cardFact(unitCard(situation.s, situation.unit(id).card));
  const face = dice.roll('SOLOT-WOUNDED-01', recorded.whatWounded(name));
  const rules: RuleId[] = ['SOLOT-WOUNDED-01', 'SOLO-RULING-61'];
  if (face > FALL_BACK) return order(id, null, situation.w.solo.woundedHolds, [...rules, 'SOLOT-WOUNDED-05']);
  rules.push('SOLOT-WOUNDED-02');
  const back = fallBack(situation, id);
  const to = back.swap === NONE ? back.stops[0]?.space : situation.at(back.swap);
  const reason = forbidden(situation, id, to);
  if (reason !== null) return order(id, null, situation.w.solo.rows[reason.says], [...rules, reason.rule]);
  const says = back.moves ? situation.w.solo.woundedFallsBack : situation.w.solo.woundedCannotGetAway;
  return { ...order(id, back.stops, says, [...rules, ...back.rules]), swap: back.swap };
}

/** SOLOT-WOUNDED-06: to the nearest friend it can help. */
function helping(situation: Situation, id: number): Order | null {
  const patients = patientsOf(situation, id);
  if (patients.length === 0) return null;
  const here = situation.at(id);
  const beside = patients.some((other) => distance(situation.s, here, situation.at(other)) <= 1);
  const stops = beside ? [] : towards(situation, id, patients);
  return order(id, stops, stops.length > 0 ? situation.w.solo.goesWoundedFriend : situation.w.solo.staysWounded, [
    'SOLOT-WOUNDED-06',
    'SOLO-RULING-41',
  ]);
}

const OPENING = 3;

/** SOLOT-MOVE-19, SOLO-RULING-62: whatever the stance, into cover or on the way there; without any the stance decides. */
function takeCover(situation: Situation, id: number): Order | null {
  const { s, solo } = situation;
  if (solo.turn > OPENING || isCraftCard(s, situation.unit(id).card)) return null;
  const rules: RuleId[] = ['SOLOT-MOVE-19', 'SOLO-RULING-62'];
  if (isCover(s, situation.at(id))) return order(id, null, situation.w.solo.staysCover, rules);
  const near = coverStops(situation, id);
  if (near !== null) return order(id, near, situation.w.solo.goesIntoCover, [...rules, 'SOLO-RULING-38']);
  const free: number[] = [];
  for (let space = 0; space < fieldOf(s).size; space++)
    if (isFreeCover(s, space) && mayEnter(s, id, space)) free.push(space);
  if (free.length === 0) return null;
  const march = marchTo(situation, id, { goals: free, rules, line: 'keep', coverFirst: false });
  const stops = march.stays ? [] : march.found.left;
  const says = march.stays ? situation.w.solo.findsNoWayCover : situation.w.solo.goesCover;
  return { id, stops, rules, says, march, swap: NONE };
}

/** SOLOT-MOVE-06: ahead of lines 1 and 2 it takes terrain and holds. */
function digIn(situation: Situation, id: number): Order | null {
  const { move } = stanceNow(situation);
  if (move.goal.to !== 'zone' || !move.goal.hold || situation.row(id) >= Math.min(...move.goal.rows)) return null;
  const stops = coverStops(situation, id);
  const { aim } = stanceNow(situation);
  const says = stops === null ? situation.w.solo.holds : situation.w.solo.takesTerrainHolds;
  return order(id, stops, says, [aim, move.rule, 'SOLO-RULING-38']);
}

function behave(situation: Situation, id: number): Order {
  const march = marchOf(situation, id);
  const stops = march.stays ? [] : march.found.left;
  const says = march.stays ? heldWords(situation, march) : situation.w.solo.goesWhereStanceSends;
  return { id, stops, rules: [stanceNow(situation).aim, ...march.rules], says, march, swap: NONE };
}

/** SOLO-RULING-84: who is to be brought home goes there, whatever else it would do. */
function goHome(situation: Situation, id: number): Order | null {
  const stops = homewardStops(situation, id);
  if (stops === null) return null;
  const says = stops.length > 0 ? situation.w.solo.goesHome : situation.w.solo.stays;
  return order(id, stops, says, ['SOLO-RULING-84']);
}

/** D5 4.2: the first rung that has something to say. */
const LADDER: readonly Rung[] = [
  { rule: 'SOLO-RULING-84', does: goHome },
  { rule: 'SOLOT-WOUNDED-01', does: wounded },
  { rule: 'SOLOT-WOUNDED-06', does: helping },
  { rule: 'SOLOT-MOVE-19', does: takeCover },
  { rule: 'SOLOT-MOVE-06', does: digIn },
];

export function orderOf(situation: Situation, id: number, dice: Dice): Order {
  return isQuiet(situation, id) ? situation.about(id, quietOrder) : climb(situation, id, dice);
}

function climb(situation: Situation, id: number, dice: Dice): Order {
  for (const rung of LADDER) {
    const found = rung.does(situation, id, dice);
    if (found !== null) return found;
  }
  return behave(situation, id);
}

const NO_DICE = new Dice([]);

function quietOrder(situation: Situation, id: number): Order {
  return climb(situation, id, NO_DICE);
}

/** No die speaks about it. */
export function isQuiet(situation: Situation, id: number): boolean {
  return situation.unit(id).wounds === 0;
}
