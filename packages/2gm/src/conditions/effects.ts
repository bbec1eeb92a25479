import { battleAsks, ofBattle } from '../abilities/registry';
import type { Table } from '../state';

/** Farther than any field is long; a whole number, for every Range is compared with it. */
export const NO_LIMIT = 1000;

/** Nothing fires farther than that. */
export function sightLimit(s: Table): number {
  return ofBattle('weatherSight', s, NO_LIMIT, null);
}

/** No aircraft flies (2GM-RULING-105). */
export function isGrounded(s: Table): boolean {
  return battleAsks('weatherGrounds', s, null);
}
