import type { Fact } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { unitCard } from '../../cards';
import { distance } from '../../ground';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import { NONE } from '../../state';
import { carriesSupplies } from '../cards/cards';
import type { Dice } from '../dice';
import { patientsOf } from '../moving/helping';
import type { Marched } from '../moving/march';
import { homewardStops } from '../moving/rescue';
import { coverStops, fallBack, fleeStops, retreatStops, sidewaysStops } from '../moving/retreat';
import { heldWords } from '../moving/staying';
import { isMovable, pathCosts, type Stop, stopsOf } from '../moving/walking';
import { bestBy, compareRanks } from '../saying/rank';
import { coverRank, isCover } from '../situation/cover';
import { pierces } from '../situation/fire';
import { keepsLineAt } from '../situation/line';
import type { Situation } from '../situation/situation';
import { goalsOf, marchOf } from './marching';
import { WOUNDED } from './tables';

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

function order(id: number, stops: readonly Stop[] | null, says: Fact, rules: readonly RuleId[]): Order {
  return { id, stops: stops ?? [], says, rules, march: null, swap: NONE };
}

function tagged(situation: Situation, id: number, tag: 'command' | 'synergy'): boolean {
  return unitCard(situation.s, situation.unit(id).card).tags.includes(tag);
}

/** Its own rules move it (SOLOP-APUNIT-01 to SOLOP-APUNIT-06). */
export function earnsAp(situation: Situation, id: number): boolean {
  return tagged(situation, id, 'command') || tagged(situation, id, 'synergy') || carriesSupplies(situation.unit(id));
}

/** SOLOP-APUNIT-01 to SOLOP-APUNIT-03, SOLO-RULING-40. */
function commandGroup(situation: Situation, id: number): Order {
  const { s } = situation;
  if (situation.isThreatened(id)) {
    return outOfTheWay(situation, id, ['SOLOP-APUNIT-03', 'SOLO-RULING-40']);
  }
  const row = situation.row(id);
  if (row <= s.rows - 2) return order(id, null, situation.w.solo.goesNoFurther, ['SOLOP-APUNIT-02', 'SOLO-RULING-40']);
  const ahead = stopsOf(situation, id).filter(
    ({ space, steps }) =>
      steps === 1 &&
      situation.rowAt(space) === row - 1 &&
      !situation.isThreatened(id, space) &&
      keepsLineAt(situation, id, space),
  );
  const best = bestBy(ahead, ({ space }) => coverRank(s, space));
  return order(id, best, best.length > 0 ? situation.w.solo.goesForwardSafety : situation.w.solo.stays, [
    'SOLOP-APUNIT-01',
    'SOLO-RULING-40',
  ]);
}

/** SOLOP-APUNIT-04, SOLOP-APUNIT-05. */
function radio(situation: Situation, id: number): Order {
  const { s } = situation;
  const here = coverRank(s, situation.at(id));
  const better = stopsOf(situation, id).filter(
    ({ space, steps }) =>
      steps === 1 && compareRanks(coverRank(s, space), here) > 0 && keepsLineAt(situation, id, space),
  );
  if (better.length > 0)
    return order(
      id,
      bestBy(better, ({ space }) => coverRank(s, space)),
      situation.w.solo.goesIntoBetterCover,
      ['SOLOP-APUNIT-04'],
    );
  if (!situation.isThreatened(id))
    return order(id, null, situation.w.solo.stays, ['SOLOP-APUNIT-04', 'SOLO-RULING-40']);
  return outOfTheWay(situation, id, ['SOLOP-APUNIT-05', 'SOLO-RULING-40']);
}

/** Back, else sideways; a unit that gets nowhere stays. */
function outOfTheWay(situation: Situation, id: number, rules: readonly RuleId[]): Order {
  const { solo } = situation.w;
  const stops = retreatStops(situation, id) ?? sidewaysStops(situation, id);
  const says = stops === null ? solo.threatenedCannotGetAway : solo.threatenedGetsOutWay;
  return order(id, stops, says, [...rules, 'SOLO-RULING-09', 'SOLO-RULING-37']);
}

/** SOLOP-APUNIT-06: to the last row with all its movement, into cover. */
function supplier(situation: Situation, id: number): Order {
  const { s } = situation;
  const stops = stopsOf(situation, id);
  const last = stops.filter(({ space }) => situation.rowAt(space) === s.rows);
  const best =
    last.length > 0
      ? bestBy(last, (stop) => [...coverRank(s, stop.space), -stop.steps])
      : bestBy(stops, (stop) => [situation.rowAt(stop.space), ...coverRank(s, stop.space)]);
  const stays = best.some(({ space }) => space === situation.at(id));
  return order(id, stays ? null : best, stays ? situation.w.solo.staysSupplies : situation.w.solo.takesSuppliesRear, [
    'SOLOP-APUNIT-06',
  ]);
}

/** SOLOP-WOUNDED-01 to SOLOP-WOUNDED-08: no order where it moves as if unhurt, but the rows that let it. */
function wounded(situation: Situation, id: number, dice: Dice): Order | readonly RuleId[] {
  const { wounds } = situation.unit(id);
  if (wounds === 0) return [];
  if (!situation.isThreatened(id)) return ['SOLOP-WOUNDED-01', 'SOLO-RULING-09'];
  const face = dice.roll(
    'SOLOP-WOUNDED-01',
    recorded.whatWounded(cardFact(unitCard(situation.s, situation.unit(id).card))),
  );
  const line = WOUNDED[Math.min(wounds, 2)]?.find((each) => face <= each.upTo);
  const rules: RuleId[] = ['SOLOP-WOUNDED-01', 'SOLO-RULING-09'];
  if (line === undefined) return rules;
  rules.push(line.rule);
  if (line.does === 'normal') return rules;
  const { solo } = situation.w;
  if (line.does === 'cover') {
    const cover = coverStops(situation, id);
    const stays = isCover(situation.s, situation.at(id)) ? solo.woundedStaysCover : solo.woundedFindsNoCover;
    return order(id, cover, cover === null ? stays : solo.woundedGoesCover, [...rules, 'SOLO-RULING-38']);
  }
  const back = fallBack(situation, id);
  const says = back.moves ? solo.woundedFallsBack : solo.woundedCannotGetAway;
  return { ...order(id, back.stops, says, [...rules, 'SOLOP-WOUNDED-08', ...back.rules]), swap: back.swap };
}

/** Could this unit fire at the enemy with effect, now or after its move? */
function helpsAgainst(situation: Situation, id: number, foe: number): boolean {
  const { s } = situation;
  const guns = situation.weapons(id).filter((weapon) => pierces(s, id, weapon, foe));
  if (guns.length === 0) return false;
  const spaces = isMovable(situation, id) ? stopsOf(situation, id).map((stop) => stop.space) : [situation.at(id)];
  return spaces.some((space) => guns.some((weapon) => situation.reaches(id, weapon, space, situation.at(foe))));
}

/** SOLOP-MOVE-22, SOLO-RULING-39: an enemy that can hurt it while nobody can do anything about him. */
function flees(situation: Situation, id: number): Order | null {
  const foes = situation.foes.filter(
    (foe) =>
      situation.isThreat(foe, id, situation.at(id)) &&
      !situation.canHurt(id, foe) &&
      !situation.own.some((other) => other !== id && helpsAgainst(situation, other, foe)),
  );
  const [foe] = bestBy(foes, (each) => [
    -distance(situation.s, situation.at(each), situation.at(id)),
    ...situation.danger(each),
  ]);
  if (foe === undefined) return null;
  const stops = fleeStops(situation, id, foe, goalsOf(situation, id).goals);
  const { solo } = situation.w;
  const name = cardFact(unitCard(situation.s, situation.unit(foe).card));
  const safe = stops?.some(({ space }) => !situation.unitReaches(foe, situation.at(foe), space)) === true;
  const away = safe ? solo.cannotHurtLeavesRange(name) : solo.cannotHurtGetsAway(name);
  const says = stops === null ? solo.cannotHurtCannotLeave(name) : away;
  return order(id, stops, says, ['SOLOP-MOVE-22', 'SOLO-RULING-39']);
}

/** SOLOP-WOUNDED-09, SOLO-RULING-41: to the nearest it can help, and next to him it stops. */
function helps(situation: Situation, id: number): Order | null {
  const { s } = situation;
  const patients = patientsOf(situation, id);
  if (patients.length === 0) return null;
  const costs = pathCosts(s, id, [situation.at(id)]);
  const [patient] = bestBy(patients, (other) => [-(costs[situation.at(other)] ?? 0), situation.unit(other).wounds]);
  if (patient === undefined) return null;
  const at = situation.at(patient);
  const rules: RuleId[] = ['SOLOP-WOUNDED-09', 'SOLO-RULING-41'];
  const near = (space: number): number => Math.max(1, distance(s, space, at));
  const here = near(situation.at(id));
  const stops = stopsOf(situation, id).filter(
    (stop) => near(stop.space) < here && keepsLineAt(situation, id, stop.space),
  );
  const best = bestBy(stops, (stop) => [-near(stop.space), -stop.steps]);
  return order(id, best, best.length > 0 ? situation.w.solo.goesWoundedFriend : situation.w.solo.staysWounded, rules);
}

/** SOLO-RULING-84: who is to be brought home goes there, whatever else it would do. */
function goesHome(situation: Situation, id: number): Order | null {
  const stops = homewardStops(situation, id);
  if (stops === null) return null;
  const says = stops.length > 0 ? situation.w.solo.goesHome : situation.w.solo.stays;
  return order(id, stops, says, ['SOLO-RULING-84']);
}

/** SOLO-RULING-33: the first rung of the ladder that has something to say. */
export function orderOf(situation: Situation, id: number, dice: Dice): Order {
  const home = goesHome(situation, id);
  if (home !== null) return home;
  if (tagged(situation, id, 'command')) return commandGroup(situation, id);
  if (tagged(situation, id, 'synergy')) return radio(situation, id);
  if (carriesSupplies(situation.unit(id))) return supplier(situation, id);
  const hurt = wounded(situation, id, dice);
  if ('id' in hurt) return hurt;
  const found = flees(situation, id) ?? helps(situation, id) ?? behave(situation, id);
  return { ...found, rules: [...hurt, ...found.rules] };
}

function behave(situation: Situation, id: number): Order {
  const march = marchOf(situation, id);
  const stops = march.stays ? [] : march.found.left;
  const held = heldWords(situation, march);
  return {
    id,
    stops,
    rules: march.rules,
    says: march.stays ? held : situation.w.solo.goesWhereOrdersSend,
    march,
    swap: NONE,
  };
}
