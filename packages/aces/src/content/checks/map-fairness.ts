import type { Problem } from '@sandtable/kernel';
import type { MapFile } from '../../map/map-file';
import { SOVIET_UNION } from '../factions';
import { findType, unitTypeOf } from '../unit-types';
import { fault } from './fault';
import { MapFacts } from './map-facts';

/** How far the starts of a half lie from its factories, in half movement points of Infantry, on the mean. */
interface HalfWays {
  readonly toNearest: number;
  readonly toEach: number;
}

/** Means may differ by half a movement point. */
const TOLERATED = 1;

/** Ways from each start of a half until Infantry stands beside a factory; those across water are left out. */
export function waysOf(file: MapFile, half: '1-6' | '7-12'): HalfWays {
  const facts = new MapFacts(file, half, false);
  const ways = facts.starts().map((start) => {
    return facts.board.factories.map((factory) => facts.costToFactory(start, factory)).filter((cost) => cost >= 0);
  });
  return { toNearest: mean(ways.map((costs) => Math.min(...costs))), toEach: mean(ways.flat()) };
}

/**
 * AA-MAP-14: the fastest gun can bring some other start of its half under fire in its first turn. Warned of where it cannot:
 * then the first rounds pass without a shot.
 */
export function checkFirstStrike(file: MapFile): Problem[] {
  const gun = unitTypeOf(findType(SOVIET_UNION, 'artillery'));
  return (['1-6', '7-12'] as const).flatMap((half) => {
    const facts = new MapFacts(file, half, false);
    return facts.starts().flatMap((start) => {
      const stops = facts.stopsOfGun(start, gun.speed);
      const targets = facts.starts().filter((other) => other !== start);
      const isHit = (hex: number, target: number): boolean => {
        const distance = facts.distance(hex, target);
        return distance >= gun.minRange && distance <= gun.maxRange;
      };
      if (targets.some((target) => stops.some((hex) => isHit(hex, target)))) return [];
      const message = `From the start at ${facts.name(start)} no gun reaches another army in its first turn.`;
      return [fault('AA-MAP-14', '', message)];
    });
  });
}

/** A house check, no rule: nobody should be better off for playing on one half of the map. */
export function checkFairness(file: MapFile): Problem[] {
  const low = waysOf(file, '1-6');
  const high = waysOf(file, '7-12');
  return (['toNearest', 'toEach'] as const).flatMap((way) => {
    if (Math.abs(low[way] - high[way]) <= TOLERATED) return [];
    const what = way === 'toNearest' ? 'the nearest factory' : 'a factory';
    const points = (half: number): string => (half / 2).toFixed(1);
    const message = `From a start to ${what} it is ${points(low[way])} movement points in one half and ${points(high[way])} in the other.`;
    return [{ path: '', message }];
  });
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
}
