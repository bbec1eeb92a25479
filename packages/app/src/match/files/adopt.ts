import type { Occupant, Opening, SavedTable } from '@sandtable/host';
import { moduleOf } from '../../games';

/**
 * A replay file as a table that stands at its end. The file does not say who played; where the set-up has an opponent,
 * its answers are taken for the opponent's, so that they are told with their reasons.
 */
export async function tableOfReplay(
  game: string,
  replay: unknown,
  person: string,
): Promise<Omit<SavedTable, 'replay'> & { replay: unknown }> {
  const { setup, answers } = replay as { setup?: unknown; answers?: unknown };
  const seats = await occupantsOf(game, setup, person);
  const entries: readonly unknown[] = Array.isArray(answers) ? answers : [];
  return {
    format: 'sandtable-table',
    formatVersion: 1,
    seq: 0,
    options: { dice: 'seeded', undo: 'strict', thoughts: 'open' },
    seats,
    replay,
    by: entries.map((entry) => opponentAt(seats, entry)),
    undone: [],
    fallen: [],
    request: null,
    used: null,
  };
}

function opponentAt(seats: readonly Occupant[], entry: unknown): string | null {
  const occupant = Array.isArray(entry) ? seats[Number(entry[0])] : undefined;
  return occupant?.by === 'opponent' ? occupant.name : null;
}

/** A match that begins from a position. */
export async function openingOfPosition(
  game: string,
  position: unknown,
  person: string,
  seed: string,
): Promise<Opening> {
  const setup = { position };
  return { setup, seed, seats: await occupantsOf(game, setup, person), thoughts: 'open' };
}

async function occupantsOf(game: string, setup: unknown, person: string): Promise<Occupant[]> {
  const records = await moduleOf(game)?.records();
  return [...(records?.occupants(setup, person) ?? [])];
}
