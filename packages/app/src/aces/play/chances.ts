import type { AcesOdds } from '@sandtable/aces/table';
import type { AcesPlayWords } from '../../i18n/en/aces-play';

/** What an attack does to one side, in two numbers. */
export interface Side {
  readonly unit: number;
  readonly mean: number;
  readonly destroyed: number;
  readonly chances: { readonly miss: number; readonly hit: number; readonly destroyed: number };
}

function sideOf(odds: AcesOdds, index: number): Side | null {
  const found = odds.units[index];
  if (found === undefined) return null;
  const mean = found.damage.reduce((sum, p, damage) => sum + p * damage, 0);
  const miss = found.damage[0] ?? 0;
  const { destroyed } = found;
  return { unit: found.unit, mean, destroyed, chances: { miss, hit: 1 - miss - destroyed, destroyed } };
}

/** Every unit an attack may hurt but the attacker. */
export function victimsOf(odds: AcesOdds, attacker: number): Side[] {
  return odds.units.flatMap((u, i) => (u.unit === attacker ? [] : (sideOf(odds, i) ?? [])));
}

export function ownSideOf(odds: AcesOdds, attacker: number): Side | null {
  return sideOf(
    odds,
    odds.units.findIndex((u) => u.unit === attacker),
  );
}

/** In a word on the map: the chance to destroy, or the damage to expect. */
export function labelOf(odds: AcesOdds, attacker: number, t: AcesPlayWords): string {
  const victims = victimsOf(odds, attacker);
  const killed = Math.max(0, ...victims.map((v) => v.destroyed));
  if (killed >= 0.005) return t.odds.kill(t.odds.percent(killed));
  return t.odds.damage(t.odds.average(victims.reduce((sum, v) => sum + v.mean, 0)));
}

/** Is more dealt than taken? */
export function toneOf(odds: AcesOdds, attacker: number): 'good' | 'even' | 'poor' {
  const dealt = victimsOf(odds, attacker).reduce((sum, v) => sum + v.mean, 0);
  const taken = ownSideOf(odds, attacker)?.mean ?? 0;
  if (dealt > taken + 0.5) return 'good';
  return dealt + 0.5 < taken ? 'poor' : 'even';
}

/**
 * The chance that attacks on one target destroy it, fought one after the other: what each does to it adds up, and the last number
 * of markers of each is what is left of it.
 */
export function destroyedTogether(attacks: readonly (readonly number[])[]): number {
  const left = Math.max(0, ...attacks.map((damage) => damage.length - 1));
  let sums = [1];
  for (const damage of attacks) {
    const next = new Array<number>(left + 1).fill(0);
    sums.forEach((p, so) => {
      damage.forEach((q, more) => {
        const at = Math.min(left, so + more);
        next[at] = (next[at] ?? 0) + p * q;
      });
    });
    sums = next;
  }
  return sums[left] ?? 0;
}
