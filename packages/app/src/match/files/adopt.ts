import type { Occupant, Opening, SavedTable } from '@sandtable/host';
import { recordsOf } from '../game-records';

/**
 * A replay file as a table that stands at its end. The file does not say who played; where the set-up has an opponent,
 * its answers are taken for the opponent's, so that they are told with their reasons.
 */
export function tableOfReplay(
  game: string,
  replay: unknown,
  person: string,
): Omit<SavedTable, 'replay'> & { replay: unknown } {
  const { setup, answers } = replay as { setup?: unknown; answers?: unknown };
  const seats = recordsOf(game)?.occupants(setup, person) ?? [];
  const entries: readonly unknown[] = Array.isArray(answers) ? answers : [];
  return {
    format: 'sandtable-table',
    formatVersion: 1,
    seq: 0,
    options: { dice: 'seeded', undo: 'strict', thoughts: 'open' },
    seats: [...seats],
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
export function openingOfPosition(game: string, position: unknown, person: string, seed: string): Opening {
  const setup = { position };
  return { setup, seed, seats: [...(recordsOf(game)?.occupants(setup, person) ?? [])], thoughts: 'open' };
}
