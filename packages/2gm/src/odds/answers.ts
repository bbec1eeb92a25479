import { type Option, PASS } from '@sandtable/kernel';
import { flakShot } from '../air/flak';
import type { RaidFrame } from '../air/raid-frame';
import { type AttackFrame, attackFrame } from '../attack/attack-frame';
import { DOGFIGHT, MAIN } from '../attack/shot';
import { isAntiAircraft, shotAt } from '../attack/targets';
import { isActive } from '../attack/weapons';
import { type BarrageFrame, barrageShot } from '../options/barrage-frame';
import { cloneState, type GmState, GONE, NONE, unit } from '../state';
import { topmost } from '../verbs/moment';

/** An attack, and the table it is made on. */
interface Answer {
  readonly state: GmState;
  readonly frame: AttackFrame;
}

/** The two windows before the roll (2GM-WIN-35, 2GM-WIN-36). */
const BEFORE_THE_ROLL: readonly (string | undefined)[] = ['fire', 'cover'];

/**
 * The attack that an answer in the middle of something leads to: a gun, fighter or barrage that fires, or the one under way as it
 * would be rolled if its target is left alone (`pass`) or hides in smoke. Null if the answer leads to none.
 */
export function answeringAttack(s: GmState, option: Option): Answer | null {
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
    case 'charge':
      return barrage(s, a);
    default:
      return null;
  }
}

/** 2GM-AIR-47, 2GM-PARA-08: a gun that could fire, at whoever is in the air. */
function gunFire(s: GmState, gun: number, target: number): Answer | null {
  const u = s.units[gun];
  if (u === undefined || s.units[target] === undefined) return null;
  if (!isAntiAircraft(s, u) || !isActive(s, u, MAIN)) return null;
  return { state: s, frame: attackFrame(flakShot(s, gun, target)) };
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
  // its weapon is marked already, and what was played on it counts
  return { state, frame: { ...attackFrame(attack), played: attack.played.slice(), step: 'numbers' } };
}

function inSmoke(s: GmState, id: number): GmState {
  const copy = cloneState(s);
  const u = copy.units[id];
  if (u !== undefined) u.smoke = s.turn + 1;
  return copy;
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
