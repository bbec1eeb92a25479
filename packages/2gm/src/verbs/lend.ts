import { by, type Check, type Kernel, type Option, passes, refusals, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isActive, rangeOf, weaponCount } from '../attack/weapons';
import { distanceToHq } from '../ground';
import type { GmFacts } from '../say';
import { actsNow, areEnemies, type GmState, onField, type Phase, type Table } from '../state';
import { gainAp, hqOf, roomFor } from '../turn/income';
import { act } from './asking';
import type { Verb } from './verb';
import { numbersOf, ofAp } from './writing';

/** The phases in which one acts oneself (2GM-RULING-132). */
const LENDING: readonly Phase[] = ['movement', 'deployment', 'shooting'];

interface LendTry {
  seat: Seat;
  ap: number;
}

/** 2GM-OPT-15, 2GM-RULING-132: some weapon of an enemy ground unit reaches the HQ now; what lies face down is not known to. */
function isThreatened(s: Table, seat: Seat): boolean {
  const hq = hqOf(s, seat);
  return s.units.some((u, id) => {
    if (!onField(u) || u.faceDown || !areEnemies(s, seat, u.seat)) return false;
    const steps = distanceToHq(s, u.at, hq);
    for (let weapon = 0; weapon < weaponCount(u); weapon++)
      if (isActive(s, u, weapon) && steps <= rangeOf(s, id, weapon)) return true;
    return false;
  });
}

const lendChecks: readonly Check<Table, LendTry, RuleId, GmFacts>[] = [
  { rule: '2GM-OPT-14', gate: true, ok: (s) => s.opt.lendLease, say: (_s, _c, w) => w.deploying.lendLeaseNotUse },
  {
    rule: '2GM-RULING-132',
    ok: (s, c) => actsNow(s, c.seat) && LENDING.includes(s.phase),
    say: (_s, _c, w) => w.deploying.onlyOwnTurnUp,
  },
  {
    rule: '2GM-HQ-12', // 2GM-RULING-132: no wound for an AP that nobody could hold
    ok: (s, c) => c.ap <= roomFor(s, c.seat),
    say: (s, c, w) => w.deploying.hqHoldsMore(roomFor(s, c.seat)),
  },
  {
    rule: '2GM-OPT-15',
    ok: (s, c) => isThreatened(s, c.seat),
    say: (_s, _c, w) => w.deploying.noEnemyGroundUnit,
  },
  {
    rule: '2GM-OPT-16',
    ok: (s, c) => c.ap >= 1 && c.ap <= hqOf(s, c.seat).hp,
    say: (s, c, w) => w.deploying.hqHp(hqOf(s, c.seat).hp),
  },
];

function offerLend(s: Table, seat: Seat, out: Option[]): void {
  if (!passes(lendChecks, s, { seat, ap: 1 })) return;
  const most = Math.min(hqOf(s, seat).hp, roomFor(s, seat));
  for (let ap = 1; ap <= most; ap++) out.push(['lend', ap]);
}

/** Wounds for AP, at once and beside what the HQ produces; they may be the last (2GM-OPT-14, 2GM-OPT-16). */
function takeLend(s: GmState, seat: Seat, option: Option, k: Kernel<GmState>): void {
  const ap = Number(option[1]);
  const hq = hqOf(s, seat);
  hq.hp -= by(ap, '2GM-OPT-17', '2GM-VICTORY-07');
  gainAp(s, seat, ap);
  k.emit?.({ type: 'hq-hurt', rule: '2GM-OPT-14', hq: s.hqs.indexOf(hq), amount: ap, left: hq.hp });
  k.settle(s);
}

/** HP of the HQ for AP, where the table plays so. */
export const lend: Verb = {
  word: 'lend',
  form: 'ap:number',
  ...ofAp('lend'),
  refuse: (s, { seat, option }, w) => refusals(lendChecks, s, { seat, ap: numbersOf(option)[0] }, w),
};

export const lending = act([lend], offerLend, takeLend);
