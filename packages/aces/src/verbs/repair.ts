import { by, type Check, passes, refusals, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { say } from '../say';
import { actsNow, NONE, onMap, seatState, type Table, unit } from '../state';
import { isOwnFactory, purse } from '../turn/money';
import type { TurnFrame } from '../turn/turn-frame';
import type { Act, Verb } from './verb';
import { hexOf, unitOn, whereIs } from './writing';

/** AA-REPAIR-02. */
const REPAIR_COST = 2;

interface RepairTry {
  readonly seat: Seat;
  readonly unit: number;
}

const repairChecks: readonly Check<Table, RepairTry, RuleId>[] = [
  {
    rule: 'AA-REPAIR-08',
    ok: (s, c) => !seatState(s, c.seat).automa,
    say: () => say.refusals.automaNeverRepairs,
  },
  {
    rule: 'AA-REPAIR-01',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && onMap(u) && u.seat === c.seat && actsNow(s, c.seat) && isOwnFactory(s, u.seat, u.at);
    },
    say: () => say.refusals.onlyUnitYoursFactory,
  },
  {
    rule: 'AA-RULING-51',
    ok: (s, c) => unit(s, c.unit).damage > 0 && !unit(s, c.unit).repairing,
    say: (s, c) => (unit(s, c.unit).damage === 0 ? say.refusals.unitNotDamaged : say.refusals.repairAlreadyPaid),
  },
  {
    rule: 'AA-REPAIR-02',
    ok: (s, c) => purse(s, c.seat).coins >= REPAIR_COST,
    say: (s, c) => say.refusals.repairCostsCoins(REPAIR_COST, purse(s, c.seat).coins),
  },
];

export const repair: Verb = {
  word: 'repair',
  form: 'at:place',
  print: (s, _seat, [, id]) => `repair ${whereIs(s, id)}`,
  read(s, _seat, wish) {
    const at = hexOf(s, wish, 'at');
    return at === NONE ? null : ['repair', unitOn(s, at)];
  },
  refuse(s, { seat, wish }) {
    const at = hexOf(s, wish, 'at');
    return refusals(repairChecks, s, { seat, unit: at === NONE ? NONE : unitOn(s, at) });
  },
};

export const repairing: Act<TurnFrame> = {
  verbs: [repair],
  offer(s, _f, seat, out) {
    for (let id = 0; id < s.units.length; id++)
      if (passes(repairChecks, s, { seat, unit: id })) out.push(['repair', id]);
  },
  /** AA-REPAIR-03: the coins leave the purse and lie under the unit. */
  take(s, _f, seat, option, k) {
    const id = Number(option[1]);
    purse(s, seat).coins -= REPAIR_COST;
    unit(s, id).repairing = by(true, 'AA-MONEY-06');
    k.emit?.({ type: 'repair-started', rule: 'AA-REPAIR-03', unit: id });
  },
};
