import { type GameEvent, type RollEvent, type Seat, showing, sightOf } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { NONE, onMap, type Table, type Unit } from './state';

interface Ev<T extends string> {
  readonly type: T;
  readonly rule: RuleId;
  readonly was?: readonly Sighting[];
}

/** A unit as it was when the event happened: what it is, and its hex, NONE off the map. */
export interface Sighting {
  readonly id: number;
  readonly type: number;
  readonly at: number;
}

export type AcesEvent =
  | RollEvent
  | (Ev<'turn'> & { readonly seat: Seat; readonly round: number })
  | (Ev<'weather'> & { readonly weather: number })
  | (Ev<'dealt' | 'tokens-laid' | 'controller' | 'launcher-hidden'> & { readonly seat: Seat })
  | (Ev<'divided'> & { readonly seat: Seat; readonly hex: number })
  | (Ev<'assigned'> & { readonly seat: Seat; readonly unit: number; readonly army: number; readonly secret?: true })
  | (Ev<'picked'> & { readonly seat: Seat; readonly unitType: number })
  | (Ev<'revealed'> & { readonly seat: Seat; readonly army: number; readonly start: number })
  | (Ev<'placed' | 'moved'> & { readonly unit: number; readonly hex: number })
  | (Ev<'armies'> & { readonly seat: Seat; readonly armies: number })
  | (Ev<'occupied'> & { readonly unit: number; readonly hex: number; readonly from: number })
  | (Ev<'intercepted'> & { readonly unit: number; readonly target: number })
  | (Ev<'duty-ended' | 'repaired' | 'repair-started'> & { readonly unit: number })
  | (Ev<'declared'> & { readonly unit: number; readonly kind: number; readonly target: number })
  | (Ev<'void'> & { readonly unit: number })
  | (Ev<'shots'> & { readonly unit: number; readonly hits: number; readonly threshold: number; readonly bonus: number })
  | (Ev<'damaged'> & { readonly unit: number; readonly amount: number })
  | (Ev<'destroyed'> & { readonly unit: number; readonly hex: number })
  | (Ev<'experience'> & { readonly unit: number; readonly amount: number; readonly xp: number })
  | (Ev<'income'> & { readonly seat: Seat; readonly coins: number })
  | (Ev<'transferred'> & { readonly seat: Seat; readonly to: Seat; readonly coins: number })
  | (Ev<'bought'> & { readonly seat: Seat; readonly unit: number; readonly hex: number })
  | (Ev<'token-turned'> & { readonly hex: number; readonly launcher: boolean })
  | (Ev<'factory-destroyed'> & { readonly hex: number });

/** The units an event is about, as they stand now. */
export function witness(s: Table, event: GameEvent): GameEvent {
  const e = event as AcesEvent & { readonly unit?: number; readonly target?: number; readonly kind?: number };
  if (e.unit === undefined) return event;
  const ids = [e.unit, ...(e.target === undefined || (e.type === 'declared' && e.kind !== 0) ? [] : [e.target])];
  const was = ids.flatMap((id) => {
    const u = s.units[id];
    return u === undefined ? [] : [sighting(id, u)];
  });
  return { ...event, was } as GameEvent;
}

function sighting(id: number, u: Unit): Sighting {
  return { id, type: u.type, at: onMap(u) ? u.at : NONE };
}

/** Everything happens on the open table (AA-RULING-106), except which extra units somebody picks (AA-RULING-102). */
export const see = sightOf<AcesEvent>({
  roll: ['seat', 'sides', 'dice', 'purpose'],
  turn: ['seat', 'round'],
  weather: ['weather'],
  dealt: ['seat'],
  'tokens-laid': ['seat'],
  controller: ['seat'],
  'launcher-hidden': ['seat'],
  divided: ['seat', 'hex'],
  assigned: (e, who) => (e.secret !== true || e.seat === who ? showing(e, ['seat', 'unit', 'army', 'was']) : null),
  picked: (e, who) => (e.seat === who ? showing(e, ['seat', 'unitType']) : null),
  revealed: ['seat', 'army', 'start'],
  placed: ['unit', 'hex', 'was'],
  moved: ['unit', 'hex', 'was'],
  armies: ['seat', 'armies'],
  occupied: ['unit', 'hex', 'from', 'was'],
  intercepted: ['unit', 'target', 'was'],
  'duty-ended': ['unit', 'was'],
  repaired: ['unit', 'was'],
  'repair-started': ['unit', 'was'],
  declared: ['unit', 'kind', 'target', 'was'],
  void: ['unit', 'was'],
  shots: ['unit', 'hits', 'threshold', 'bonus', 'was'],
  damaged: ['unit', 'amount', 'was'],
  destroyed: ['unit', 'hex', 'was'],
  experience: ['unit', 'amount', 'xp', 'was'],
  income: ['seat', 'coins'],
  transferred: ['seat', 'to', 'coins'],
  bought: ['seat', 'unit', 'hex', 'was'],
  'token-turned': ['hex', 'launcher'],
  'factory-destroyed': ['hex'],
});
