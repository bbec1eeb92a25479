import type { Battle, Degree } from './campaign';
import { type CampaignKept, isOpen } from './progress';

export type BattleState = 'locked' | 'open' | 'running' | 'won' | 'drawn' | 'lost';

/** A battle on the map and in the list. */
export interface MapMark {
  readonly id: string;
  readonly at: readonly [number, number];
  readonly href: string;
  readonly state: BattleState;
  readonly degree: Degree | null;
  readonly label: string;
}

/** The match of a battle that is under way; null if there is none. */
export function runningMatch(kept: CampaignKept, key: string): string | null {
  const found = Object.entries(kept.running)
    .filter(([, battle]) => battle === key)
    .at(-1);
  return found?.[0] ?? null;
}

export function stateOf(kept: CampaignKept, table: string, battles: readonly Battle[], at: number): BattleState {
  const key = `${table}/${battles[at]?.id ?? ''}`;
  const best = kept.battles[key]?.best;
  if (best !== undefined && best !== 'lost' && best !== 'drawn') return 'won';
  if (runningMatch(kept, key) !== null) return 'running';
  if (best !== undefined) return best === 'drawn' ? 'drawn' : 'lost';
  return isOpen(kept, table, battles, at) ? 'open' : 'locked';
}
