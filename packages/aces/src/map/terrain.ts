import { by } from '@sandtable/kernel';
/** AA-MAP-06, AA-TERRAIN: what a hex is. */
export const STANDARD = 0;
export const FOREST = 1;
export const ROAD = 2;
export const BRIDGE = 3;
export const RIVER = 4;
export const LAKE = 5;
export const SEA = 6;
export const MOUNTAIN = 7;
export const FACTORY = 8;
export const TERRAIN_NAMES = [
  'standard',
  'forest',
  'road',
  'bridge',
  'river',
  'lake',
  'sea',
  'mountain',
  'factory',
] as const;

/** The sea is water like any other. */
export function isWater(terrain: number): boolean {
  return by(terrain === RIVER || terrain === LAKE || terrain === SEA, 'AA-RULING-15');
}
