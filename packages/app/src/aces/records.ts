import type { AcesView } from '@sandtable/aces';
import { FACTIONS, type FactionName, factionName, teamOf } from '@sandtable/aces/units';
import type { Occupant } from '@sandtable/host';
import type { GameRecords } from '../match/record';
import type { Scene } from './board/model';

/** The name under which the engine knows the book's own opponent. */
export const AUTOMA: Occupant = { by: 'opponent', name: 'automa' };

const NEUTRAL = -1;

function table(view: unknown): AcesView['table'] {
  return (view as AcesView).table;
}

/** A faction left to chance has no name before the match has drawn it. */
function sideOf(faction: number): string {
  return FACTIONS[faction] ?? 'random';
}

function factionOf(t: AcesView['table'], seat: number): FactionName {
  return factionName(t.seats[seat]?.faction ?? 0);
}

export const acesRecords: GameRecords = {
  edition: () => undefined,
  sides: (view) => table(view).seats.map((s) => sideOf(s.faction)),
  teams: (view) => table(view).seats.map((s) => (FACTIONS[s.faction] === undefined ? -1 : teamOf(s.faction))),
  battle: async () => null,
  round: (view) => table(view).round,
  picture(view): Scene {
    const t = table(view);
    return {
      board: t.board,
      units: t.units.flatMap((u, id) =>
        u.at < 0 ? [] : [{ id, hex: u.at, type: u.type, faction: factionOf(t, u.seat), damage: u.damage, xp: u.xp }],
      ),
      owners: t.owners.map((owner) => (owner >= 0 ? factionOf(t, owner) : owner === NEUTRAL ? 'neutral' : 'destroyed')),
    };
  },
  // the Automa plays by rules of its own, and only for seats that were set up for it (AA-AUTOMA-01): a person's seat goes to the Captain
  standIns: (view, seat) => (table(view).seats[seat]?.automa === false ? ['captain'] : []),
  occupants(setup, person) {
    return automaSeats(setup).map((automa) => (automa ? AUTOMA : { by: 'person', name: person }));
  },
};

/** The seats of a set-up, or of the position it begins from. Whether they fit is for the engine to say. */
function automaSeats(setup: unknown): boolean[] {
  const { seats, position } = (setup ?? {}) as { seats?: unknown; position?: { seats?: unknown } };
  const listed = seats ?? position?.seats;
  if (typeof listed !== 'object' || listed === null) return [];
  return Object.values(listed).map((seat: { automa?: unknown } | null) => {
    const automa = seat?.automa;
    return automa !== undefined && automa !== false;
  });
}
