import { CLOSED, NOWHERE } from '@sandtable/geometry';
import { type Option, type Refusal, refusals, type Seat } from '@sandtable/kernel';
import { asksUnit, mightAnswer } from '../abilities/registry';
import { policies } from '../editions/index';
import { isBogged, isWater, terrainCode } from '../field/entering';
import {
  ADVANCE,
  assaultChecks,
  CLIMB,
  DASH,
  isBound,
  isCoverPair,
  mayAdvance,
  mayMovePair,
  movementOf,
  moverChecks,
  pairMovement,
  RIDERS,
  reachOf,
  swapChecks,
} from '../field/movement';
import { isBridgedBy } from '../field/sappers';
import { coverCard, naturalAt } from '../ground';
import { spaceName } from '../names/names';
import type { GmFacts } from '../say';
import { areEnemies, type GmState, NONE, unit } from '../state';
import { carryChecks, unloadChecks } from '../transport/carrying';
import { isCraftCard } from '../transport/place';
import type { DeployFrame } from '../turn/deploy-frame';
import { topmost } from './moment';
import { no } from './no';

/** Why a unit cannot move so. */
export function explainMoves(s: GmState, seat: Seat, kind: string, option: Option, w: GmFacts): readonly Refusal[] {
  const [verb, ...rest] = option;
  const [a = NONE, b = NONE, c = NONE, d = 0] = rest.map(Number);
  if (verb === 'swap') return refusals(swapChecks, s, { seat, a, b }, w);
  if (verb === 'unload') return refusals(unloadChecks, s, { seat, carrier: a, space: b }, w);
  if (verb === 'pair') return explainPair(s, seat, a, b, w);
  if (kind === 'mobility' && topmost<DeployFrame>(s, 'deploy')?.mover !== a)
    return [no('2GM-ABIL-52', w.explain.onlyUnitJustDeployed)];
  if (kind === 'mobility' && verb === 'assault') return [no('2GM-ASSAULT-03', w.explain.assaultsDeclaredMovementPhase)];
  const kept = refusals(moverChecks, s, { seat, unit: a }, w);
  if (kept.length === 0 && isBound(s, a)) return [no('2GM-COVER-05', w.explain.justJoinedPartnerThey)];
  if (s.units[a] === undefined || s.units[a]?.seat !== seat) return kept;
  switch (verb) {
    case 'move':
      return [...kept, ...explainWay(s, a, b, c, w)];
    case 'join':
      return [...kept, ...explainJoin(s, a, b, c, w)];
    case 'board':
      return [...kept, ...explainBoarding(s, seat, b, a, a, w)];
    case 'fetch':
      return [...kept, ...explainBoarding(s, seat, a, b, a, w)];
    default:
      return [...kept, ...explainAssault(s, seat, a, b, c, d, w)];
  }
}

/** What the longer ways need. */
function explainHow(s: GmState, id: number, how: number, w: GmFacts): Refusal[] {
  if (how < 0) return [no('2GM-MOVE-01', w.explain.moveMadeLongerAdvance)];
  const out: Refusal[] = [];
  if ((how & ADVANCE) !== 0 && !mayAdvance(s, id)) out.push(no('2GM-ABIL-03', w.explain.cannotAdvanceNow));
  if ((how & RIDERS) !== 0 && !asksUnit('riders', s, id, id)) out.push(no('2GM-ABIL-75', w.explain.noRiders));
  if ((how & CLIMB) !== 0 && !mightAnswer('climbs', s, id)) out.push(no('2GM-ABIL-14', w.explain.noClimbers));
  if ((how & DASH) !== 0 && !asksUnit('dashes', s, id, id)) out.push(no('2GM-HQ-14', w.explain.noGeneralGivesMore));
  return out;
}

function budgetOf(s: GmState, id: number, how: number): number {
  let budget = movementOf(s, id);
  for (const extra of [ADVANCE, RIDERS, DASH]) if ((how & extra) !== 0) budget++;
  return budget;
}

/** The space itself, then the way there. */
function explainWay(s: GmState, id: number, to: number, how: number, w: GmFacts): Refusal[] {
  const u = unit(s, id);
  if (to === NONE) return [no('2GM-RULING-157', w.explain.noSpaceBattlefield)];
  if (u.at < 0) return [];
  const there = explainSpace(s, id, to, w);
  if (there.length > 0) return there;
  const longer = explainHow(s, id, how, w);
  if (longer.length > 0) return longer;
  if (how !== 0 && reachOf(s, id, NONE, movementOf(s, id)).canStop(to))
    return [no('2GM-ABIL-03', w.explain.getsWithoutAnyHelp)];
  if (how === 0 && mayAdvance(s, id) && reachOf(s, id, NONE, movementOf(s, id) + 1).canStop(to))
    return [no('2GM-ABIL-03', w.explain.onlyAdvance1Ap(spaceName(s, to)))];
  const budget = budgetOf(s, id, how);
  if (budget === 0 || reachOf(s, id, NONE, budget).canStop(to)) return []; // something else keeps it
  return [no('2GM-CARD-21', w.explain.noWayTakesLess(spaceName(s, to), budget))];
}

/** Whether the unit could stand there at all. */
function explainSpace(s: GmState, id: number, to: number, w: GmFacts): Refusal[] {
  const u = unit(s, id);
  if (to === u.at) return [no('2GM-MOVE-02', w.explain.standsAlready)];
  const closed = explainClosed(s, id, to, w);
  if (closed.length > 0) return closed;
  const there = s.on[to] ?? NONE;
  if (there === NONE) return [];
  return areEnemies(s, u.seat, unit(s, there).seat)
    ? [no('2GM-MOVE-07', w.explain.enemyUnitHolds(spaceName(s, to)))]
    : [no('2GM-MOVE-05', w.explain.friendlyUnitStands(spaceName(s, to)))];
}

function explainClosed(s: GmState, id: number, to: number, w: GmFacts): Refusal[] {
  if (terrainCode(s, id, to) !== CLOSED) return [];
  const u = unit(s, id);
  const heavy = asksUnit('extraHeavy', s, id, id);
  if (isWater(s, to)) {
    // whoever sails is told what is the matter with this water
    if (naturalAt(s, to) === 'lake' && mightAnswer('crossesWater', s, id))
      return [no('2GM-TERRAIN-30', w.explain.isLake(spaceName(s, to)))];
    const bridged = heavy && isBridgedBy(s, u.seat, to);
    return bridged
      ? [no('2GM-ABIL-26', w.explain.tooHeavyBridge)]
      : [no('2GM-TERRAIN-10', w.explain.isWater(spaceName(s, to)))];
  }
  if (heavy && s.bridges.includes(to)) return [no('2GM-ABIL-26', w.explain.tooHeavyBridge)];
  if (isCraftCard(s, u.card)) return [no('2GM-LCVP-01', w.explain.craftStaysOnWater)];
  if (isBogged(s, id, to)) return [no('2GM-WEATHER-14', w.explain.stormMud(spaceName(s, to)))];
  if (coverCard(s, to)?.tags.includes('no-vehicles') === true)
    return [no('2GM-TERRAIN-10', w.explain.vehiclesCannotEnter(spaceName(s, to)))];
  return [no('2GM-ABIL-24', w.explain.tooHeavyDifficultTerrain)];
}

function explainJoin(s: GmState, id: number, other: number, how: number, w: GmFacts): Refusal[] {
  if (s.units[other] === undefined || id === other || !isCoverPair(s, id, other))
    return [no('2GM-COVER-01', w.explain.oneInfantryOneVehicle)];
  const longer = explainHow(s, id, how, w);
  if (longer.length > 0) return longer;
  const budget = budgetOf(s, id, how);
  const cost = reachOf(s, id, NONE, budget).cost[unit(s, other).at] ?? NOWHERE;
  if (cost !== NOWHERE && cost <= budget) return [];
  return [no('2GM-COVER-02', w.explain.noWayPartnerTakes(budget))];
}

function explainPair(s: GmState, seat: Seat, id: number, to: number, w: GmFacts): Refusal[] {
  const u = s.units[id];
  if (u === undefined || u.seat !== seat || u.partner === NONE)
    return [no('2GM-COVER-02', w.explain.noCoveredPairYours)];
  if (!mayMovePair(s, seat, id)) {
    const both = [id, u.partner].flatMap((x) =>
      unit(s, x).left > 0 ? [] : refusals(moverChecks, s, { seat, unit: x }, w),
    );
    return both.length > 0 ? both : [no('2GM-RULING-74', w.explain.pairMoved)];
  }
  if (to === NONE) return [no('2GM-RULING-157', w.explain.noSpaceBattlefield)];
  const there = [...explainSpace(s, id, to, w), ...explainClosed(s, u.partner, to, w)];
  return there.length > 0
    ? there
    : [no('2GM-COVER-03', w.explain.noWayTakesLess(spaceName(s, to), pairMovement(s, id)))];
}

function explainBoarding(
  s: GmState,
  seat: Seat,
  carrier: number,
  passenger: number,
  mover: number,
  w: GmFacts,
): Refusal[] {
  const found = refusals(carryChecks, s, { seat, carrier, passenger }, w);
  if (found.length > 0) return found;
  if (mover === passenger) return [no('2GM-TRANS-05', w.explain.movementNotTakeAboard)];
  if (isCraftCard(s, unit(s, carrier).card)) return [no('2GM-RULING-86', w.explain.craftTakesWhoWaits)];
  return policies(s).carriersFetch
    ? [no('2GM-TRANS-08', w.explain.carrierNotFetchCan)]
    : [no('2GM-TRANS-05', w.explain.passengerComesToCarrier)];
}

function explainAssault(
  s: GmState,
  seat: Seat,
  id: number,
  from: number,
  target: number,
  how: number,
  w: GmFacts,
): Refusal[] {
  const found = refusals(assaultChecks, s, { seat, unit: id, from, target }, w);
  if (found.length > 0) return found;
  const longer = explainHow(s, id, how, w);
  if (longer.length > 0) return longer;
  if (from === unit(s, id).at && budgetOf(s, id, how) > 0) return [];
  return [no('2GM-ASSAULT-04', w.explain.notEnoughMovementLeft)];
}
