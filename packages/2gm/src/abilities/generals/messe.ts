import { type Check, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { generalIs } from '../../cards';
import type { GmFacts } from '../../say';
import { actsNow, type GmState, onField, seatState, type Table, unit } from '../../state';
import { RALLIED } from '../../turn/once-a-turn';

export interface RallyTry {
  seat: Seat;
  unit: number;
}

/** Messe, once in each of your turns: one of your units shakes off suppressive fire. */
export const rallyChecks: readonly Check<Table, RallyTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-HQ-14',
    gate: true,
    ok: (s, c) => generalIs(s, c.seat, 'messe') && actsNow(s, c.seat),
    say: (_s, _c, w) => w.deploying.onlyMesseRalliesHis,
  },
  {
    rule: '2GM-HQ-14',
    ok: (s, c) => (seatState(s, c.seat).boons & RALLIED) === 0,
    say: (_s, _c, w) => w.deploying.messeRalliedUnitTurn,
  },
  {
    rule: '2GM-SUPPR-03',
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && u.seat === c.seat && onField(u) && s.turn < u.suppressed;
    },
    say: (_s, _c, w) => w.deploying.notUnitYoursUnder,
  },
];

export function offerRally(s: Table, seat: Seat, out: Option[]): void {
  if (!generalIs(s, seat, 'messe')) return;
  for (let id = 0; id < s.units.length; id++) {
    if (passes(rallyChecks, s, { seat, unit: id })) out.push(['rally', id]);
  }
}

export function rally(s: GmState, id: number, k: Kernel<GmState>): void {
  const u = unit(s, id);
  seatState(s, u.seat).boons |= RALLIED;
  u.suppressed = s.turn;
  k.emit?.({ type: 'rallied', rule: '2GM-HQ-14', unit: id });
}
