import { type Check, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { attackFrame } from '../attack/attack-frame';
import { armorOfUnit } from '../attack/numbers';
import { GRANTED } from '../attack/shot';
import { shotAt } from '../attack/targets';
import { has } from '../cards';
import { distance } from '../ground';
import type { GmFacts } from '../say';
import { type Attached, areEnemies, type GmState, NONE, onField, PERMANENT, type Table, unit } from '../state';
import { attach } from './attach';
import { notTwice, ofType, ownGround } from './checks';
import { RAM } from './ram-card';
import type { Support } from './support';

/** For good, one for each tank (2GM-CARD-19). */
export const ram: Support = {
  id: 'support/ram',
  rule: '2GM-CARD-14',
  moments: ['deployment'],
  aims: 'units',
  checks: [ownGround, ofType('tank'), notTwice],
  play: (s, p) => attach(s, p, PERMANENT),
};

export interface RamTry {
  seat: Seat;
  tank: number;
  target: number;
}

/** The card tells by `left` in which turn its tank last rammed somebody. */
function ramOf(s: Table, id: number): Attached | undefined {
  return unit(s, id).cards.find((a) => a.card === RAM);
}

/** A tank that has moved next to an enemy. */
export const ramChecks: readonly Check<Table, RamTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-CARD-14',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.tank];
      return u !== undefined && u.seat === c.seat && onField(u) && ramOf(s, c.tank) !== undefined;
    },
    say: (_s, _c, w) => w.firing.noRam,
  },
  {
    rule: '2GM-CARD-14',
    gate: true,
    ok: (s, c) => {
      const t = s.units[c.target];
      return t !== undefined && onField(t) && areEnemies(s, c.seat, t.seat);
    },
    say: (_s, _c, w) => w.firing.noEnemyUnit,
  },
  { rule: '2GM-CARD-14', ok: (s, c) => unit(s, c.tank).moved, say: (_s, _c, w) => w.firing.notMovedTurn },
  {
    rule: '2GM-CARD-14',
    ok: (s, c) => distance(s, unit(s, c.tank).at, unit(s, c.target).at) === 1,
    say: (_s, _c, w) => w.firing.notStandNext,
  },
  {
    rule: '2GM-CARD-14',
    ok: (s, c) => ramOf(s, c.tank)?.left !== s.turn,
    say: (_s, _c, w) => w.firing.alreadyRammedTurn,
  },
];

/** One after the other is looked at in here. */
const tried: RamTry = { seat: 0, tank: NONE, target: NONE };

export function offerRams(s: Table, seat: Seat, out: Option[]): void {
  tried.seat = seat;
  for (let tank = 0; tank < s.units.length; tank++) {
    const u = unit(s, tank);
    if (u.seat !== seat || !u.moved || !onField(u) || !has(u.cards, RAM)) continue;
    tried.tank = tank;
    for (let target = 0; target < s.units.length; target++) {
      tried.target = target;
      if (passes(ramChecks, s, tried)) out.push(['ram', tank, target]);
    }
  }
}

/** Armor-piercing is the tank's own Armor. */
export function takeRam(s: GmState, seat: Seat, option: Option, k: Kernel<GmState>): void {
  const tank = Number(option[1]);
  const card = ramOf(s, tank);
  if (card !== undefined) card.left = s.turn;
  const profile = [1, 5, 9, armorOfUnit(s, tank, null), 2];
  k.call(
    attackFrame(
      shotAt(s, seat, tank, NONE, { mode: GRANTED, target: Number(option[2]), card: RAM, extra: 0, profile }),
    ),
  );
}
