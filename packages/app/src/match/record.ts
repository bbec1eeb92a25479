import type { Occupant, SavedTable, Update } from '@sandtable/host';
import type { RecordedOutcome } from '@sandtable/kernel';

/** What the list of matches shows of one; small, so that the list need not open any of them. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  /** The edition of the game, where it has several. */
  readonly edition?: string;
  readonly title: string;
  readonly created: number;
  readonly changed: number;
  readonly answers: number;
  readonly seats: readonly RecordedSeat[];
  readonly round: number;
  readonly over: RecordedOutcome | null;
  /** What the small picture is drawn from; its form is the affair of the game's screen. */
  readonly picture: unknown;
  /** What analyses of it have found, by the seat they were made for; read by the summary. */
  readonly analyses?: Readonly<Record<string, unknown>>;
  /** Where the match came from, if not from the app's own set-up. */
  readonly origin: 'new' | 'replay' | 'position' | 'branch';
  /** The fingerprint of the replay it was read from: the same file is not kept twice. */
  readonly file?: string;
}

export interface RecordedSeat {
  readonly occupant: Occupant;
  /** The name of the side, such as `soviet-union`. */
  readonly side: string;
}

/** A match as it is kept: what the list shows, and the table itself. */
export interface KeptMatch {
  readonly record: MatchRecord;
  readonly saved: SavedTable;
}

/** What changes as the match goes on. */
export type RecordChange = Pick<MatchRecord, 'answers' | 'seats' | 'round' | 'over' | 'picture'>;

/** The same from what a spectator sees. */
export function changeOf(
  records: GameRecords | null,
  { answers, seats, over, view }: Pick<Update<unknown>, 'answers' | 'seats' | 'view'> & Pick<MatchRecord, 'over'>,
): RecordChange {
  const sides = records?.sides(view) ?? [];
  return {
    answers,
    seats: seats.map((occupant, i) => ({ occupant, side: sides[i] ?? '' })),
    round: records?.round(view) ?? 0,
    over,
    picture: records?.picture(view) ?? null,
  };
}

/** What the plumbing must know of a game beside its engine: how a match is listed, timed and seated. */
export interface GameRecords {
  /** The edition that is played; undefined where there is only one. */
  edition(view: unknown): string | undefined;
  /** The name of each side, as the texts of the game know it. */
  sides(view: unknown): readonly string[];
  /** The team of each seat. */
  teams(view: unknown): readonly number[];
  /** The name of the battle, null where its sides say enough. */
  battle(view: unknown): Promise<string | null>;
  round(view: unknown): number;
  /** What the small picture of the match is drawn from. */
  picture(view: unknown): unknown;
  /** Opponents that can play this seat in the place of a person; none where the seat is an opponent's own. */
  standIns(view: unknown, seat: number): readonly string[];
  /** Who sits where in a set-up from a file: opponents where it has them, otherwise the person. */
  occupants(setup: unknown, person: string): readonly Occupant[];
}

/** The id of a table that is in no list. */
export const PRACTICE = 'practice';

/** What stands for a table that is in no list. */
export function practiceRecord(game: string, saved: SavedTable): MatchRecord {
  return {
    id: PRACTICE,
    game,
    title: '',
    created: 0,
    changed: 0,
    answers: saved.replay.answers.length,
    seats: [],
    round: 0,
    over: null,
    picture: null,
    origin: 'new',
  };
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Short enough for an address, long enough never to meet another one. */
export function newId(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(10))): string {
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
