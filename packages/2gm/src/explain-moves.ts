import { CLOSED, NOWHERE } from '@sandtable/geometry';
import { type Option, type Refusal, refusals, type Seat } from '@sandtable/kernel';
import { asksUnit, mightAnswer } from './abilities/registry';
import { isWater, terrainCode } from './entering';
import { no } from './explain-words';
import { coverCard } from './ground';
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
} from './movement';
import { spaceName } from './names';
import { areEnemies, type GmState, NONE, unit } from './state';
import { carryChecks, unloadChecks } from './transport/carrying';
import type { DeployFrame } from './turn/deploying';
import { topmost } from './wishes-moment';

/** Why a unit cannot move so. */
export function explainMoves(s: GmState, seat: Seat, kind: string, option: Option): readonly Refusal[] {
  const [verb, ...rest] = option;
  const [a = NONE, b = NONE, c = NONE, d = 0] = rest.map(Number);
  if (verb === 'swap') return refusals(swapChecks, s, { seat, a, b });
  if (verb === 'unload') return refusals(unloadChecks, s, { seat, carrier: a, space: b });
  if (verb === 'pair') return explainPair(s, seat, a, b);
  if (kind === 'mobility' && topmost<DeployFrame>(s, 'deploy')?.mover !== a)
    return [no('2GM-ABIL-52', 'Only the unit that was just deployed moves now.')];
  if (kind === 'mobility' && verb === 'assault')
    return [no('2GM-ASSAULT-03', 'Assaults are declared in the Movement Phase.')];
  const kept = refusals(moverChecks, s, { seat, unit: a });
  if (kept.length === 0 && isBound(s, a))
    return [no('2GM-COVER-05', 'It has just joined its partner: they separate in a later turn.')];
  if (s.units[a] === undefined || s.units[a]?.seat !== seat) return kept;
  switch (verb) {
    case 'move':
      return [...kept, ...explainWay(s, a, b, c)];
    case 'join':
      return [...kept, ...explainJoin(s, a, b, c)];
    case 'board':
      return [...kept, ...explainBoarding(s, seat, b, a, a)];
    case 'fetch':
      return [...kept, ...explainBoarding(s, seat, a, b, a)];
    default:
      return [...kept, ...explainAssault(s, seat, a, b, c, d)];
  }
}

/** What the longer ways need. */
function explainHow(s: GmState, id: number, how: number): Refusal[] {
  if (how < 0) return [no('2GM-MOVE-01', 'A move is made longer by advance, riders, dash, climb or tunnel.')];
  const out: Refusal[] = [];
  if ((how & ADVANCE) !== 0 && !mayAdvance(s, id)) out.push(no('2GM-ABIL-03', 'It cannot Advance now.'));
  if ((how & RIDERS) !== 0 && !asksUnit('riders', s, id, id)) out.push(no('2GM-ABIL-75', 'It has no Riders.'));
  if ((how & CLIMB) !== 0 && !mightAnswer('climbs', s, id)) out.push(no('2GM-ABIL-14', 'It has no Climbers.'));
  if ((how & DASH) !== 0 && !asksUnit('dashes', s, id, id))
    out.push(no('2GM-HQ-14', 'No General gives it more movement.'));
  return out;
}

function budgetOf(s: GmState, id: number, how: number): number {
  let budget = movementOf(s, id);
  for (const extra of [ADVANCE, RIDERS, DASH]) if ((how & extra) !== 0) budget++;
  return budget;
}

/** The space itself, then the way there. */
function explainWay(s: GmState, id: number, to: number, how: number): Refusal[] {
  const u = unit(s, id);
  if (to === NONE) return [no('2GM-RULING-157', 'That is no space of the battlefield.')];
  if (u.at < 0) return [];
  const there = explainSpace(s, id, to);
  if (there.length > 0) return there;
  const longer = explainHow(s, id, how);
  if (longer.length > 0) return longer;
  if (how !== 0 && reachOf(s, id, NONE, movementOf(s, id)).canStop(to))
    return [no('2GM-ABIL-03', 'It gets there without any help.')];
  if (how === 0 && mayAdvance(s, id) && reachOf(s, id, NONE, movementOf(s, id) + 1).canStop(to))
    return [no('2GM-ABIL-03', `Only by Advance, for 1 AP: move … ${spaceName(s, to)} by advance.`)];
  const budget = budgetOf(s, id, how);
  if (budget === 0 || reachOf(s, id, NONE, budget).canStop(to)) return []; // something else keeps it
  return [no('2GM-CARD-21', `No way to ${spaceName(s, to)} takes ${budget} or less.`)];
}

/** Whether the unit could stand there at all. */
function explainSpace(s: GmState, id: number, to: number): Refusal[] {
  const u = unit(s, id);
  if (to === u.at) return [no('2GM-MOVE-02', 'It stands there already.')];
  const closed = explainClosed(s, id, to);
  if (closed.length > 0) return closed;
  const there = s.on[to] ?? NONE;
  if (there === NONE) return [];
  return areEnemies(s, u.seat, unit(s, there).seat)
    ? [no('2GM-MOVE-07', `An enemy unit holds ${spaceName(s, to)}.`)]
    : [no('2GM-MOVE-05', `A friendly unit stands on ${spaceName(s, to)}.`)];
}

function explainClosed(s: GmState, id: number, to: number): Refusal[] {
  if (terrainCode(s, id, to) !== CLOSED) return [];
  if (isWater(s, to)) return [no('2GM-TERRAIN-10', `${spaceName(s, to)} is water.`)];
  if (coverCard(s, to)?.tags.includes('no-vehicles') === true)
    return [no('2GM-TERRAIN-10', `Vehicles cannot enter ${spaceName(s, to)}.`)];
  return [no('2GM-ABIL-24', 'It is too heavy for difficult terrain.')];
}

function explainJoin(s: GmState, id: number, other: number, how: number): Refusal[] {
  if (s.units[other] === undefined || id === other || !isCoverPair(s, id, other))
    return [no('2GM-COVER-01', 'One infantry and one vehicle of yours, both without company, make a pair.')];
  const longer = explainHow(s, id, how);
  if (longer.length > 0) return longer;
  const budget = budgetOf(s, id, how);
  const cost = reachOf(s, id, NONE, budget).cost[unit(s, other).at] ?? NOWHERE;
  if (cost !== NOWHERE && cost <= budget) return [];
  return [no('2GM-COVER-02', `No way to its partner takes ${budget} or less.`)];
}

function explainPair(s: GmState, seat: Seat, id: number, to: number): Refusal[] {
  const u = s.units[id];
  if (u === undefined || u.seat !== seat || u.partner === NONE)
    return [no('2GM-COVER-02', 'No covered pair of yours stands there.')];
  if (!mayMovePair(s, seat, id)) {
    const both = [id, u.partner].flatMap((x) =>
      unit(s, x).left > 0 ? [] : refusals(moverChecks, s, { seat, unit: x }),
    );
    return both.length > 0 ? both : [no('2GM-RULING-74', 'The pair has moved.')];
  }
  const there = [...explainSpace(s, id, to), ...explainClosed(s, u.partner, to)];
  return there.length > 0
    ? there
    : [no('2GM-COVER-03', `No way to ${spaceName(s, to)} takes ${pairMovement(s, id)} or less.`)];
}

function explainBoarding(s: GmState, seat: Seat, carrier: number, passenger: number, mover: number): Refusal[] {
  const found = refusals(carryChecks, s, { seat, carrier, passenger });
  if (found.length > 0) return found;
  return mover === passenger
    ? [no('2GM-TRANS-05', 'Its movement does not take it aboard.')]
    : [no('2GM-TRANS-08', 'The carrier does not fetch it: it can come by itself, or is out of reach.')];
}

function explainAssault(s: GmState, seat: Seat, id: number, from: number, target: number, how: number): Refusal[] {
  const found = refusals(assaultChecks, s, { seat, unit: id, from, target });
  if (found.length > 0) return found;
  const longer = explainHow(s, id, how);
  if (longer.length > 0) return longer;
  if (from === unit(s, id).at && budgetOf(s, id, how) > 0) return [];
  return [no('2GM-ASSAULT-04', 'Not enough movement is left to go in from there.')];
}
