import type { GmView } from '@sandtable/2gm';
import { NATIONS } from '@sandtable/2gm/types';
import type { Occupant } from '@sandtable/host';
import type { GameRecords } from './record';

/** The name under which the engine knows the opponents of both books. */
export const RULEBOOK: Occupant = { by: 'opponent', name: 'rulebook' };

/** Single turns in a round: one of each side, whoever takes part in it (2GM-TURN-01, 2GM-TEAM-07). */
const SIDES = 2;

function table(view: unknown): GmView['table'] {
  return (view as GmView).table;
}

export const gmRecords: GameRecords = {
  edition: (view) => table(view).edition,
  sides: (view) => table(view).seats.map((s) => NATIONS[s.nation] ?? ''),
  teams: (view) => table(view).seats.map((s) => s.side),
  round: (view) => Math.ceil(table(view).turn / SIDES),
  picture: () => null,
  timer: () => null,
  occupants(setup, person) {
    return soloSeats(setup).map((solo) => (solo ? RULEBOOK : { by: 'person', name: person }));
  },
};

/** The seats of a set-up, or of the position it begins from. Whether they fit is for the engine to say. */
function soloSeats(setup: unknown): boolean[] {
  const { seats, position } = (setup ?? {}) as { seats?: unknown; position?: { south?: unknown; north?: unknown } };
  const listed = position === undefined ? seats : [position.south, position.north];
  if (!Array.isArray(listed)) return [];
  return listed.map((seat: { solo?: unknown } | null) => (seat?.solo ?? null) !== null);
}
