import { type GameEvent, showing, sightOf } from '@sandtable/kernel';
import type { AcesEvent, Sighting } from './event';
import { NONE, onMap, type Table, type Unit } from './state';

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
