import { breakdown, clamp, type Item, type Mod, total } from '@sandtable/kernel';
import { abilities } from './abilities';
import type { RuleId } from './book';
import { type DuelState, distance, duelist, other, type StrikeFrame } from './state';
import { say } from './words';

const BASE = 3;

const needMods: readonly Mod<DuelState, StrikeFrame, RuleId>[] = [
  { rule: 'TOY-MOD-01', label: say.odds.twoPaces, value: (s) => (distance(s) >= 2 ? 1 : 0) },
  { rule: 'TOY-MOD-02', label: say.odds.parry, value: (_s, f) => 2 * f.parries },
  { rule: 'TOY-MOD-03', label: say.odds.offBalance, value: (s, f) => (duelist(s, f.by).steps > 0 ? 1 : 0) },
];

/** TOY-STRIKE-03: what the die must show. */
export function needed(s: DuelState, f: StrikeFrame): number {
  const sum = BASE + total(needMods, s, f) + abilities.value('aim', duelist(s, f.by), 0, s, f);
  return clamp(sum, 2, 6);
}

/** The same number item by item. */
export function explainNeeded(s: DuelState, f: StrikeFrame): Item[] {
  return [
    { rule: 'TOY-STRIKE-03', label: say.odds.anyStrike, value: BASE },
    ...breakdown(needMods, s, f),
    ...abilities.explain('aim', duelist(s, f.by), s, f),
  ];
}

export function soaked(s: DuelState, victim: number, amount: number): number {
  return abilities.value('soak', duelist(s, victim), 0, s, amount);
}

export function victimOf(f: StrikeFrame): number {
  return other(f.by);
}
