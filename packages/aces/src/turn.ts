import {
  by,
  type DecisionDef,
  type FrameDef,
  frame,
  type Kernel,
  type Option,
  passes,
  type Seat,
  step,
} from '@sandtable/kernel';
import { unitAttackChecks } from './attacking';
import { automaAct, automaAttack, automaTurn } from './automa-turn';
import { fightFrame } from './fight';
import { armyLimit } from './first-round';
import { clearMarkers } from './intercept';
import { strikeFrame } from './katyusha';
import { buyChecks, buyUnit, collectIncome, finishRepairs, repairChecks, startRepair } from './money';
import { moveFrame } from './move';
import { rocketChecks, rocketFrame } from './rocket';
import { type AcesState, actsNow, board, NONE, onMap, partnerOf, seatState, typeOf, unit } from './state';
import { legalSteps } from './steps';
import { offerHexes, offerTargets } from './targets';
import type { TurnFrame } from './turn-frame';
import { setOf } from './unit-types';

/** Kinds of declared attacks. */
const AT_UNIT = 0;
const AT_HEX = 1;
const ROCKET = 2;

function isAutoma(s: AcesState): boolean {
  return seatState(s, s.active).automa;
}

/** AA-INTERCEPT-06: interceptors that still have to declare their attack; one that cannot attack owes nothing. */
function dutiesLeft(s: AcesState): number[] {
  const out: number[] = [];
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.marks === NONE || !onMap(u) || !actsNow(s, u.seat)) continue;
    if (passes(unitAttackChecks, s, { seat: u.seat, unit: id, target: u.marks, hex: NONE })) out.push(id);
  }
  return out;
}

/**
 * AA-DECLARE-02, AA-DECLARE-03: what is on the list stays there, with its target and its place. Each entry is a fight of
 * its own (AA-DECLARE-12).
 */
function declare(s: AcesState, id: number, kind: number, target: number, k: Kernel<AcesState>): void {
  s.declared.push([id, kind, target]);
  k.emit?.({ type: 'declared', rule: 'AA-DECLARE-01', unit: id, kind, target });
}

/**
 * AA-TIMER-01, AA-TIMER-02: moves and declarations are timed, combat and money are not. AA-RULING-58: running out of time
 * is one more answer; the host, which has a clock, gives it.
 */
function offerTime(s: AcesState, out: Option[]): void {
  if (s.opt.timerSeconds > 0) out.push(['time']);
}

/** AA-RULING-101: in their common turn partners act in any order; whose word it is hands over to the other. */
function offerPartner(s: AcesState, seat: Seat, out: Option[]): void {
  if (partnerOf(s, seat) !== NONE) out.push(['partner']);
}

function handOver(s: AcesState, seat: Seat): void {
  s.active = partnerOf(s, seat);
}

const near: number[] = [];

const chooseArmies: DecisionDef<AcesState, TurnFrame> = {
  kind: 'armies',
  rule: 'AA-FIRST-11', // empty armies are armies too (AA-RULING-08)
  offer(s, _f, _seat, out) {
    const limit = armyLimit(s);
    for (let armies = 1; armies < 8; armies++) {
      const count = (armies & 1) + ((armies >> 1) & 1) + (armies >> 2);
      if (count === limit) out.push(['armies', armies]);
    }
    if (!isAutoma(s)) offerTime(s, out);
  },
  take(s, _f, _seat, option, k) {
    // AA-RULING-58: who has not named the armies in time is taken to use the first ones, and phase 1 is over
    if (option[0] === 'time') s.phase = 'combat';
    s.usable = option[0] === 'time' ? (1 << armyLimit(s)) - 1 : Number(option[1]);
    k.emit?.({ type: 'armies', rule: 'AA-FIRST-11', seat: s.active, armies: s.usable });
  },
};

const chooseMove: DecisionDef<AcesState, TurnFrame> = {
  kind: 'move',
  rule: 'AA-MOVE-01',
  offer(s, _f, seat, out) {
    for (let id = 0; id < s.units.length; id++) {
      const u = unit(s, id);
      if (!onMap(u) || u.moved || u.seat !== seat) continue;
      const count = legalSteps(s, seat, id, -1, near);
      for (let i = 0; i < count; i++) out.push(['step', id, near[i] ?? 0]);
    }
    out.push(['end']); // AA-MOVE-02
    offerPartner(s, seat, out);
    offerTime(s, out);
  },
  take(s, f, seat, option, k) {
    if (option[0] === 'step') {
      k.jump(f, 'move');
      k.call(moveFrame(Number(option[1]), Number(option[2])));
    } else if (option[0] === 'partner') {
      handOver(s, seat);
      k.jump(f, 'move');
    } else if (option[0] === 'time') s.phase = 'combat';
  },
};

const chooseAttack: DecisionDef<AcesState, TurnFrame> = {
  kind: 'declare',
  rule: 'AA-DECLARE-01',
  offer(s, _f, seat, out) {
    for (let id = 0; id < s.units.length; id++) {
      const u = unit(s, id);
      if (!onMap(u) || u.seat !== seat) continue;
      if (typeOf(u).area) offerHexes(s, seat, id, out);
      else offerTargets(s, seat, id, out);
    }
    // AA-RULING-68: the V2's shot is one more entry of the list
    for (let factory = 0; factory < s.owners.length; factory++) {
      if (passes(rocketChecks, s, { seat, factory })) out.push(['rocket', factory]);
    }
    if (by(dutiesLeft(s).length === 0, 'AA-DECLARE-05')) out.push(['end']);
    offerPartner(s, seat, out);
    offerTime(s, out);
  },
  take(s, f, seat, option, k) {
    const [verb, a, b] = option;
    if (verb === 'end') return;
    if (verb === 'time') {
      s.phase = 'combat';
      return;
    }
    k.jump(f, 'declare');
    if (verb === 'partner') handOver(s, seat);
    else if (verb === 'rocket') {
      s.rocketFired = true;
      declare(s, NONE, ROCKET, Number(a), k);
    } else declare(s, Number(a), verb === 'strike' ? AT_HEX : AT_UNIT, Number(b), k);
  },
};

const chooseMoney: DecisionDef<AcesState, TurnFrame> = {
  kind: 'money', // AA-TURN-06: the income is in, now repairs and purchases
  rule: 'AA-RULING-48',
  offer(s, _f, seat, out) {
    for (let id = 0; id < s.units.length; id++) {
      if (passes(repairChecks, s, { seat, unit: id })) out.push(['repair', id]);
    }
    for (const type of setOf(seatState(s, seat).faction)) {
      for (const hex of board(s).factories) if (passes(buyChecks, s, { seat, type, hex })) out.push(['buy', type, hex]);
    }
    out.push(['end']);
    offerPartner(s, seat, out);
  },
  take(s, f, seat, option, k) {
    const [verb, a, b] = option;
    if (verb === 'end') return;
    k.jump(f, 'money');
    if (verb === 'partner') handOver(s, seat);
    else if (verb === 'repair') startRepair(s, seat, Number(a), k);
    else buyUnit(s, seat, Number(a), Number(b), k);
  },
};

export const turn: FrameDef<AcesState, TurnFrame> = frame<AcesState, TurnFrame>(
  'turn',
  [
    step('begin', 'AA-TURN-01', (s, _f, k) => {
      s.phase = 'armies';
      s.declared = [];
      s.rocketFired = false;
      for (const u of s.units) {
        u.attackers = 0;
        u.moved = false;
        u.occupied = false;
      }
      k.emit?.({ type: 'turn', rule: 'AA-TURN-01', seat: s.active, round: s.round });
    }),
    step('repairs', 'AA-TURN-04', (s, _f, k) => finishRepairs(s, k)),
    step('armies', 'AA-FIRST-13', (s, _f, k) => {
      const side = seatState(s, s.active);
      const limit = armyLimit(s);
      s.usable = s.round === 2 && limit === 2 ? 7 & ~side.used : 7; // AA-FIRST-08
      if (limit < 3 && s.round === 1) k.ask(s.active, 'armies');
    }),
    step('used', 'AA-FIRST-08', (s, f, k) => {
      seatState(s, s.active).used |= s.usable;
      if (s.phase === 'armies') s.phase = 'move';
      if (isAutoma(s)) k.jump(f, 'automa');
    }),
    step('move', 'AA-MOVE-01', (s, f, k) => {
      if (s.phase !== 'move') k.jump(f, 'duties');
      else k.ask(s.active, 'move');
    }),
    step('moved', 'AA-TURN-01', (s, f, k) => {
      if (s.phase !== 'move') k.jump(f, 'duties');
      else s.phase = 'declare';
    }),
    step('declare', 'AA-DECLARE-01', (s, _f, k) => k.ask(s.active, 'declare')),
    step('duties', 'AA-RULING-58', (s, _f, k) => {
      s.phase = 'combat';
      for (const id of dutiesLeft(s)) declare(s, id, AT_UNIT, unit(s, id).marks, k);
    }),
    // AA-COMBAT-13: the next fight begins when the one before has left all its markers
    step('combat', 'AA-COMBAT-02', (s, f, k) => {
      const next = s.declared.shift();
      if (next === undefined) return;
      const [id = NONE, kind = AT_UNIT, target = NONE] = next;
      k.jump(f, 'combat');
      if (kind === ROCKET) k.call(rocketFrame(target));
      else if (kind === AT_HEX) k.call(strikeFrame(id, target));
      else k.call(fightFrame(id, target));
    }),
    step('markers', 'AA-RULING-30', (s, f, k) => {
      clearMarkers(s);
      k.jump(f, 'income');
    }),
    ...automaTurn,
    step('income', 'AA-MONEY-01', (s, _f, k) => {
      s.phase = 'money';
      collectIncome(s, s.active, k);
    }),
    step('money', 'AA-RULING-48', (s, _f, k) => k.ask(s.active, 'money')),
  ],
  [chooseArmies, chooseMove, chooseAttack, chooseMoney, automaAct, automaAttack],
);
