import { by } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { policiesOf } from '../editions/index';
import type { Hq, Table } from '../state';

/** AP of its HQ: 1 in Pacific, 2 in Tactics, and what the difficulty adds (SOLOP-HQ-01, SOLOT-HQ-01). */
export function productionOf(s: Table, hq: Hq): number {
  const solo = s.seats[hq.seat]?.solo ?? null;
  if (solo === null) return hq.production;
  return by(Math.max(0, policiesOf(solo.system).soloProduction.ap + solo.levers.income), 'SOLOP-HQ-03', 'SOLOT-HQ-02');
}

/** What gives the AP of the HQ: a solo opponent has another rule than people. */
export function productionRule(s: Table, hq: Hq): RuleId {
  const solo = s.seats[hq.seat]?.solo ?? null;
  if (solo === null) return '2GM-HQ-10';
  return policiesOf(solo.system).soloProduction.rule;
}
