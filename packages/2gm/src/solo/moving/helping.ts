import { passes } from '@sandtable/kernel';
import { answersOf, asksUnit, bitsOf } from '../../abilities/registry';
import { unitCard } from '../../cards';
import { healChecks, repairChecks } from '../../verbs/help';
import { bestBy } from '../saying/rank';
import type { Situation } from '../situation/situation';

const HEALED: readonly string[] = ['infantry', 'artillery'];
const REPAIRED: readonly string[] = ['artillery', 'tank', 'transport'];

/** Could this unit cure or mend the other? (SOLO-RULING-41) */
function canHelp(situation: Situation, id: number, other: number): boolean {
  const { s } = situation;
  const { type } = unitCard(s, situation.unit(other).card);
  const heals = HEALED.includes(type) && asksUnit('heals', s, id, id);
  return heals || (REPAIRED.includes(type) && asksUnit('repairs', s, id, id));
}

/** Units of its own that could help this one. */
export function helpersFor(situation: Situation, id: number): number[] {
  return situation.own.filter((other) => other !== id && canHelp(situation, other, id));
}

/** Wounded units of its own that this one could help. */
export function patientsOf(situation: Situation, id: number): number[] {
  if (!isHelper(situation, id)) return [];
  return situation.own.filter(
    (other) => other !== id && situation.unit(other).wounds > 0 && canHelp(situation, id, other),
  );
}

const HELPING = bitsOf('heals', 'repairs');

/** Has anything about the unit to do with curing or mending? Few units have. */
export function isHelper(situation: Situation, id: number): boolean {
  return (answersOf(situation.s, id) & HELPING) !== 0;
}

/** Heal or Repair it could use now on somebody next to it, the most wounded first (SOLO-RULING-41). */
export function cures(
  situation: Situation,
  id: number,
): { readonly verb: 'heal' | 'repair'; readonly targets: number[] } | null {
  const { s, seat } = situation;
  if (!asksUnit('heals', s, id, id) && !asksUnit('repairs', s, id, id)) return null;
  for (const [verb, checks] of [
    ['heal', healChecks],
    ['repair', repairChecks],
  ] as const) {
    const able = s.units.flatMap((u, on) => (u.wounds > 0 && passes(checks, s, { seat, unit: id, on }) ? [on] : []));
    if (able.length > 0)
      return { verb, targets: bestBy(able, (on) => [situation.unit(on).wounds, situation.value(on)]) };
  }
  return null;
}
