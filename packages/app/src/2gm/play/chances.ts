import type { GmOdds } from '@sandtable/2gm/table';
import type { PlayWords } from '../../i18n/en/play';

/** What an attack promises, on average. */
export interface Average {
  readonly wounds: number;
  readonly terrain: number;
  readonly hq: number;
  readonly taken: number;
}

export function averageOf({ outcomes }: GmOdds): Average {
  const sum = { wounds: 0, terrain: 0, hq: 0, taken: 0 };
  for (const { p, wounds, terrain, hq, taken } of outcomes) {
    sum.wounds += p * wounds;
    sum.terrain += p * terrain;
    sum.hq += p * hq;
    sum.taken += p * taken;
  }
  return sum;
}

/** The chances that nothing comes of it, that it hurts, and that it destroys. */
export function chancesOf({ outcomes }: GmOdds): { miss: number; hit: number; destroyed: number } {
  const sum = { miss: 0, hit: 0, destroyed: 0 };
  for (const { p, wounds, terrain, hq, destroyed } of outcomes)
    sum[destroyed ? 'destroyed' : wounds + terrain + hq > 0 ? 'hit' : 'miss'] += p;
  return sum;
}

/** In a word on the field: the chance to destroy, or the damage to expect. */
export function labelOf(odds: GmOdds, t: PlayWords): string {
  if (odds.destroyed >= 0.005) return t.odds.kill(t.odds.percent(odds.destroyed));
  const { wounds, terrain, hq } = averageOf(odds);
  const dealt = wounds + terrain + hq;
  return dealt > 0 ? t.odds.damage(t.odds.average(dealt)) : t.odds.none;
}

/** Is more dealt than taken? A shot that nobody answers is good or poor by what it can do at all. */
export function toneOf(odds: GmOdds): 'good' | 'even' | 'poor' {
  const { wounds, terrain, hq, taken } = averageOf(odds);
  const dealt = wounds + terrain + hq + odds.destroyed;
  if (dealt < 0.25 || dealt + 0.5 < taken + odds.lost) return 'poor';
  return dealt > taken + odds.lost + 0.75 ? 'good' : 'even';
}

/** Of several ways to attack one place, the one that promises most. */
export function bestOf(all: readonly GmOdds[]): GmOdds | null {
  const worth = (odds: GmOdds): number => {
    const { wounds, terrain, hq, taken } = averageOf(odds);
    return 3 * odds.destroyed + wounds + terrain + hq - taken - 3 * odds.lost;
  };
  return [...all].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}
