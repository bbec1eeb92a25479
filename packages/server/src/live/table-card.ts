import { commitmentOf } from '@sandtable/host';
import type { Card, CardSeat, Create, Planned } from '@sandtable/wire';
import type { KeyRow, MatchRow } from '../store/rows';
import type { Begun } from './matches/begun';
import { linkOf } from './seats/held-seats';

/** How a table was set up, as it is kept. The secret of the dice is shown when the match is over, as part of its replay. */
export interface Kept extends Omit<Create, 'game' | 'title' | 'listed' | 'from'> {
  readonly secret: string;
  /** Where the match was begun elsewhere. */
  readonly from?: Begun | undefined;
  /** What everybody sees of a match that does not begin from its set-up, until it goes on. */
  readonly view?: unknown;
  /** From which the links are made that those get who sat at the table before; left out at a table that follows none. */
  readonly handing?: string;
  /** Everybody sits one seat further than at the table before. */
  readonly moved?: boolean;
}

export function keptOf({ opening }: Pick<MatchRow, 'opening'>): Kept {
  // tables of an older server say nothing about choices
  const kept = JSON.parse(opening) as Omit<Kept, 'choices'> & Partial<Pick<Kept, 'choices'>>;
  return { ...kept, choices: kept.choices ?? 'fixed' };
}

/** What everybody at the table may know about it. */
export function cardOf(row: MatchRow, keys: readonly KeyRow[]): Card {
  const { secret, setup, from, seats, undo, thoughts, chat, clock = null, choices } = keptOf(row);
  const mayKnow = choices === 'open' || row.phase !== 'waiting';
  return {
    match: row.id,
    game: row.game,
    title: row.title,
    rules: row.rules,
    phase: row.phase,
    listed: row.listed === 1,
    setup: shown(row.phase === 'waiting' ? setup : chosenSetup(setup, keys)),
    continues: from?.answers ?? null,
    undo,
    thoughts,
    chat,
    clock,
    choices,
    seats: seats.map((planned, seat) => seatOf(planned, keyOfSeat(keys, linkOf(seats, seat)), mayKnow)),
    commitment: commitmentOf(secret),
    next: row.next,
  };
}

/** The set-up with what the seats have chosen. */
export function chosenSetup(setup: unknown, keys: readonly KeyRow[]): unknown {
  const choices = keys.filter(({ role, choice }) => role === 'seat' && choice !== null);
  if (choices.length === 0 || !hasSeats(setup)) return setup;
  const seats = setup.seats.map((planned, seat) => choiceOf(keyOfSeat(choices, seat)) ?? planned);
  return { ...setup, seats };
}

/** A position says what is in every hand. */
function shown(setup: unknown): unknown {
  return isPosition(setup) ? null : setup;
}

export function isPosition(setup: unknown): boolean {
  return typeof setup === 'object' && setup !== null && 'position' in setup;
}

/** Whether seats of such a set-up have something to choose. */
export function hasSeats(setup: unknown): setup is { readonly seats: readonly unknown[] } {
  return typeof setup === 'object' && setup !== null && 'seats' in setup && Array.isArray(setup.seats);
}

export function choiceOf(key: Pick<KeyRow, 'choice'> | undefined): unknown {
  return key?.choice == null ? null : (JSON.parse(key.choice) as unknown);
}

export function keyOfSeat(keys: readonly KeyRow[], seat: number): KeyRow | undefined {
  return keys.find((key) => key.role === 'seat' && key.seat === seat);
}

function seatOf(planned: Planned, key: KeyRow | undefined, mayKnow: boolean): CardSeat {
  if (planned.by === 'opponent') {
    return {
      by: planned.by,
      heldWith: null,
      name: planned.name,
      taken: true,
      ready: true,
      chosen: false,
      choice: null,
    };
  }
  const isWith = planned.by === 'with';
  const taken = key?.holder != null;
  return {
    by: planned.by,
    heldWith: isWith ? planned.seat : null,
    name: isWith && taken ? (planned.name ?? key.name) : (key?.name ?? ''),
    taken,
    ready: key?.ready === 1,
    // they choose for the seat of their link
    chosen: !isWith && key?.choice != null,
    choice: mayKnow && !isWith ? choiceOf(key) : null,
  };
}
