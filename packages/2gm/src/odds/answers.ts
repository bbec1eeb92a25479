import { type Option, PASS, type Seat } from '@sandtable/kernel';
import { isFighter } from '../air/declare';
import { flakShot } from '../air/flak';
import type { RaidFrame } from '../air/raid-frame';
import { type AttackFrame, attackFrame } from '../attack/attack-frame';
import { DOGFIGHT, MAIN } from '../attack/shot';
import { isAntiAircraft, shotAt } from '../attack/targets';
import { isActive } from '../attack/weapons';
import { houseCards } from '../content/cards';
import { isMine, isMinedFor, mineAt } from '../field/mines';
import { type BarrageFrame, barrageShot, MOST_CHARGED } from '../options/barrage-frame';
import { areEnemies, cloneState, type GmState, GONE, NONE, PARKED, seatState, sideOf, unit } from '../state';
import { cardShot } from '../support/mine';
import { leaderOf } from '../team';
import { topmost } from '../verbs/moment';

/** An attack, and the table it is made on. */
interface Answer {
  readonly state: GmState;
  readonly frame: AttackFrame;
}

/** The two windows before the roll (2GM-WIN-35, 2GM-WIN-36). */
const BEFORE_THE_ROLL: readonly (string | undefined)[] = ['fire', 'cover'];

/** The cards that have a die rolled again (2GM-RULING-129). */
const AGAIN: readonly number[] = ['support/fortunate', 'support/luck'].map((id) => houseCards.numberOf(id));

/**
 * The attack that an answer leads to: a gun, fighter or barrage that fires, a fighter that rises, a mine under who goes there or has come, rockets on a second target, or the one
 * under way as it would be rolled if its target is left alone (`pass`), hides in smoke, or the die is rolled again. Null if the answer leads to none.
 */
export function answeringAttack(s: GmState, seat: Seat, option: Option): Answer | null {
  const [verb, ...rest] = option;
  const [a = NONE, b = NONE] = rest.map(Number);
  switch (verb) {
    case PASS:
      return underWay(s, s);
    case 'smoke':
      return underWay(s, inSmoke(s, a));
    case 'flak':
      return gunFire(s, a, b);
    case 'engage':
      return duel(s, a);
    case 'call':
      return calledDown(s, seat, a, b);
    case 'intercept':
      return rising(s, seat, a);
    case 'charge':
      return barrage(s, a);
    case 'beside':
      return secondTarget(s, seat, a);
    case 'move':
    case 'pair':
      return mineUnder(s, a, b);
    case 'play':
      return isMine(a) ? layingMine(s, seat, a, b) : AGAIN.includes(a) ? rolledAgain(s) : null;
    default:
      return null;
  }
}

/** 2GM-RULING-36: a marker that goes off under who enters. */
function mineUnder(s: GmState, id: number, space: number): Answer | null {
  const u = s.units[id];
  if (u === undefined || s.mines.length === 0 || !isMinedFor(s, u, space)) return null;
  const seat = leaderOf(s, 1 - sideOf(s, u.seat));
  return mine(s, seat, mineAt(s, space), id, space);
}

/** The card as it is played on who has just come. */
function layingMine(s: GmState, seat: Seat, card: number, target: number): Answer | null {
  const u = s.units[target];
  return u === undefined ? null : mine(s, seat, card, target, u.at);
}

function mine(s: GmState, seat: Seat, card: number, target: number, space: number): Answer {
  return { state: s, frame: attackFrame({ ...cardShot({ seat, card }), target, space }) };
}

/** 2GM-TOKEN-15: the rockets that come down beside the first target. */
function secondTarget(s: GmState, seat: Seat, target: number): Answer | null {
  const first = topmost<AttackFrame>(s, 'attack');
  if (first === undefined || s.units[target] === undefined || s.stack.at(-1)?.at !== 'beside') return null;
  const frame = attackFrame(shotAt(s, seat, first.shooter, first.weapon, { target, mode: first.mode }));
  frame.splash = true;
  return { state: s, frame };
}

/** The second result stands, whatever the first was. On the Successful Hit Table the card moves the result and rolls nothing (2GM-HITTAB-09). */
function rolledAgain(s: GmState): Answer | null {
  const attack = topmost<AttackFrame>(s, 'attack');
  if (attack === undefined || s.stack.at(-1)?.at !== 'rolled' || s.opt.hitTable) return null;
  return { state: s, frame: asRolled(attack) };
}

/** 2GM-AIR-47, 2GM-PARA-08: a gun that could fire, at whoever is in the air. */
function gunFire(s: GmState, gun: number, target: number): Answer | null {
  const u = s.units[gun];
  if (u === undefined || s.units[target] === undefined) return null;
  if (!isAntiAircraft(s, u) || !isActive(s, u, MAIN)) return null;
  return { state: s, frame: attackFrame(flakShot(s, gun, target)) };
}

/** 2GM-OPT-37: what a barrage would do there with as much as can be paid for it. */
function calledDown(s: GmState, seat: Seat, target: number, space: number): Answer | null {
  if (s.stack.at(-1)?.at !== 'barrage') return null;
  const ap = Math.min(MOST_CHARGED, seatState(s, seat).ap);
  return { state: s, frame: attackFrame(barrageShot(s, seat, ap, target, space)) };
}

/** 2GM-OPT-35: what was called down on, with so many AP. */
function barrage(s: GmState, ap: number): Answer | null {
  const called = topmost<BarrageFrame>(s, 'barrage');
  if (called === undefined) return null;
  return { state: s, frame: attackFrame(barrageShot(s, called.seat, ap, called.target, called.space)) };
}

function underWay(s: GmState, state: GmState): Answer | null {
  const attack = topmost<AttackFrame>(s, 'attack');
  if (attack === undefined || !BEFORE_THE_ROLL.includes(s.stack.at(-1)?.at)) return null;
  return { state, frame: asRolled(attack) };
}

/** Its weapon is marked already, and what was played on it counts. */
function asRolled(attack: AttackFrame): AttackFrame {
  return { ...attackFrame(attack), played: attack.played.slice(), step: 'numbers' };
}

function inSmoke(s: GmState, id: number): GmState {
  const copy = cloneState(s);
  const u = copy.units[id];
  if (u !== undefined) u.smoke = s.turn + 1;
  return copy;
}

/** 2GM-AIR-35: a fighter that comes up against the raid, as long as nobody fires at either of them first. */
function rising(s: GmState, seat: Seat, id: number): Answer | null {
  const raid = topmost<RaidFrame>(s, 'raid');
  const u = s.units[id];
  if (raid === undefined || u?.seat !== seat || u.at !== PARKED || !isFighter(s, u)) return null;
  if (!areEnemies(s, seat, raid.seat)) return null;
  const target = raid.aircraft;
  return { state: s, frame: attackFrame(shotAt(s, seat, id, MAIN, { mode: DOGFIGHT, target, extra: 0 })) };
}

/** 2GM-AIR-48, 2GM-AIR-49: whoever is first in the queue, while it may choose among those who came up against it. */
function duel(s: GmState, target: number): Answer | null {
  const raid = topmost<RaidFrame>(s, 'raid');
  const [shooter, weapon = MAIN] = raid?.queue ?? [];
  if (shooter === undefined || !s.asks.some((a) => a.kind === 'engage')) return null;
  if (raid?.interceptors.includes(target) !== true || s.units[target]?.at === GONE) return null;
  const { seat } = unit(s, shooter);
  return { state: s, frame: attackFrame(shotAt(s, seat, shooter, weapon, { mode: DOGFIGHT, target, extra: 0 })) };
}

/** The attack that waits for its roll, and for cards on it; null if none does. */
export function waitingAttack(s: GmState): AttackFrame | null {
  return underWay(s, s)?.frame ?? null;
}
