import { asksUnit } from '../abilities/registry';
import { unitCard } from '../cards';
import type { Situation } from './situation';

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
  return situation.own.filter(
    (other) => other !== id && situation.unit(other).wounds > 0 && canHelp(situation, id, other),
  );
}
