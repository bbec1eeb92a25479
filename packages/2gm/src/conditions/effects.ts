import { battleAsks, ofBattle } from '../abilities/registry';
import type { Table } from '../state';

/** Nothing fires farther than that. */
export function sightLimit(s: Table): number {
  return ofBattle('weatherSight', s, Number.POSITIVE_INFINITY, null);
}

/** No aircraft flies (2GM-RULING-105). */
export function isGrounded(s: Table): boolean {
  return battleAsks('weatherGrounds', s, null);
}
