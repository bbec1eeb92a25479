import {
  by,
  type DecisionDef,
  type Frame,
  type FrameDef,
  frame,
  type Option,
  type Seat,
  step,
} from '@sandtable/kernel';
import { attackFrame } from '../attack/attack-frame';
import { ARTILLERY, blankShot, type Shot } from '../attack/shot';
import { fieldOf, terrainHp, unitsOn } from '../ground';
import { areEnemies, type GmState, NONE, seatState, sideOf, type Table, unit } from '../state';
import { teamOf } from '../team';

/** Tactical Artillery Attack: one call a turn, right after the AP are in (2GM-OPT-33, 2GM-OPT-36, 2GM-RULING-136). */
export interface BarrageFrame extends Frame {
  readonly at: 'barrage';
  seat: Seat;
  /** Who else of the side is asked if this one lets it pass (2GM-RULING-169). */
  rest: Seat[];
  /** What is called down upon: a unit, or the terrain of an empty space. */
  target: number;
  space: number;
}

export function barrageFrame([seat = NONE, ...rest]: readonly Seat[]): BarrageFrame {
  return { at: 'barrage', step: 'call', dice: null, got: 0, seat, rest, target: NONE, space: NONE };
}

const MOST = 9;

/** Any space with something in it, never the HQ or what waits beside it; one unit there. */
function offerCalls(s: Table, seat: Seat, out: Option[]): void {
  for (let space = 0; space < fieldOf(s).size; space++) {
    const there = unitsOn(s, space);
    if (there.length === 0) {
      if (terrainHp(s, space) > 0) out.push(['call', NONE, space]);
      continue;
    }
    for (const id of there)
      if (by(areEnemies(s, seat, unit(s, id).seat), '2GM-RULING-135', '2GM-OPT-34')) out.push(['call', id, space]);
  }
}

const call: DecisionDef<GmState, BarrageFrame> = {
  kind: 'call',
  rule: '2GM-OPT-33',
  offer(s, _f, seat, out) {
    offerCalls(s, seat, out);
    out.push(['end']);
  },
  take(_s, f, _seat, option, k) {
    if (option[0] === 'end') {
      const next = f.rest.shift();
      if (next === undefined) k.done(f);
      else {
        f.seat = next;
        k.jump(f, 'call');
      }
      return;
    }
    f.target = Number(option[1]);
    f.space = Number(option[2]);
  },
};

/** 2GM-OPT-35, 2GM-OPT-37: n AP give Armor-piercing n and both numbers 11 − n. */
const charge: DecisionDef<GmState, BarrageFrame> = {
  kind: 'charge',
  rule: '2GM-OPT-35',
  offer(s, _f, seat, out) {
    for (let ap = 1; ap <= Math.min(MOST, seatState(s, seat).ap); ap++) out.push(['charge', ap]);
  },
  take(s, f, seat, option, k) {
    const ap = Number(option[1]);
    seatState(s, seat).ap -= ap;
    k.call(attackFrame(barrageShot(s, seat, ap, f.target, f.space)));
  },
};

export function barrageShot(s: Table, seat: Seat, ap: number, target: number, space: number): Shot {
  const needs = 11 - ap;
  return {
    ...blankShot(),
    seat,
    mode: ARTILLERY,
    target,
    space,
    profile: [99, needs, needs, ap, s.opt.tacticalArtilleryDamage],
  };
}

/** Who of the side may call; nobody is asked who has nothing to aim at or to pay with, and both lie open. */
export function callers(s: Table, seat: Seat): Seat[] {
  if (!s.opt.tacticalArtillery) return [];
  const out: Option[] = [];
  offerCalls(s, seat, out);
  return out.length === 0 ? [] : teamOf(s, sideOf(s, seat)).filter((each) => seatState(s, each).ap > 0);
}

export const barrage: FrameDef<GmState, BarrageFrame> = frame<GmState, BarrageFrame>(
  'barrage',
  [
    step('call', '2GM-OPT-33', (_s, f, k) => k.ask(f.seat, 'call')),
    step('charge', '2GM-OPT-35', (_s, f, k) => k.ask(f.seat, 'charge')),
  ],
  [call, charge],
);
