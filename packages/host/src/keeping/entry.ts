import type { Draw, Option, Result } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { CountShape, PartShape, readRaw, SeatShape } from '../shape';
import { OccupantShape } from '../table/seats';

/** One accepted change of a match. A match is what it began with and these, in their order. */

const NameShape = z.string().check(z.maxLength(80));
const ByShape = z.nullable(NameShape);
const DrawShape = z.tuple([z.int(), z.int()]);
export const RequestShape = z.strictObject({ seat: SeatShape, to: CountShape, waits: z.array(SeatShape) });
export const DieShape = z.strictObject({
  seat: SeatShape,
  sides: z.int().check(z.minimum(1)),
  rule: z.string(),
  purpose: z.string(),
});

const ChangeShape = z.discriminatedUnion('do', [
  /** An answer, of a person, an opponent or the clock; `$roll` is a die of an opponent. */
  z.strictObject({
    do: z.literal('answer'),
    seat: SeatShape,
    option: z.tuple([z.string()], PartShape),
    by: ByShape,
    /** The face a person has rolled for an opponent. */
    face: z.optional(z.int()),
    /** What fell on the way: with other rules than today's the match is played on this tape. */
    draws: z.optional(z.array(DrawShape)),
  }),
  /** Back to so many answers. */
  z.strictObject({ do: z.literal('undo'), to: CountShape }),
  /** So many answers done again. */
  z.strictObject({ do: z.literal('redo'), answers: CountShape }),
  /** Somebody asks for an undo, somebody agrees, or it is no longer asked for. */
  z.strictObject({ do: z.literal('request'), request: z.nullable(RequestShape) }),
  z.strictObject({ do: z.literal('seat'), seat: SeatShape, occupant: OccupantShape }),
  /** An opponent needs a die that a person has to roll. */
  z.strictObject({ do: z.literal('die'), die: DieShape }),
  /** Somebody has asked what an opponent would do in their place. */
  z.strictObject({ do: z.literal('advice'), seat: SeatShape }),
  /** Nothing but time has passed. */
  z.strictObject({ do: z.literal('time') }),
  /** A seat whose time was over gets a turn's time again. */
  z.strictObject({ do: z.literal('grant'), seat: SeatShape }),
  /** A seat has lost by its time, or because whoever plays it gave up. */
  z.strictObject({ do: z.literal('forfeit'), seat: SeatShape, gaveUp: z.optional(z.literal(true)) }),
]);
type RawChange = z.infer<typeof ChangeShape>;

/** What an entry does. */
export type Change =
  | (Omit<Extract<RawChange, { do: 'answer' }>, 'option' | 'draws'> & {
      readonly option: Option;
      readonly draws?: readonly Draw[] | undefined;
    })
  | Exclude<RawChange, { do: 'answer' }>;

/** Who ordered a change and as which command, so that the same command delivered twice counts once. */
export interface Stamp {
  readonly who: string;
  readonly cmd: string;
}

const EntryShape = z.strictObject({
  /** One more than that of the entry before. */
  seq: z.int().check(z.minimum(1)),
  who: z.optional(NameShape),
  cmd: z.optional(NameShape),
  /** Milliseconds since the entry before, for the seats that were waited for. */
  ms: z.optional(z.number().check(z.minimum(0))),
  /** The part of it that counts for the time limit of the turn. */
  turnMs: z.optional(z.number().check(z.minimum(0))),
  /** The part of it that counts for the clock the table has agreed on. */
  clockMs: z.optional(z.number().check(z.minimum(0))),
  change: ChangeShape,
});

export interface Entry extends Omit<z.infer<typeof EntryShape>, 'change'> {
  readonly change: Change;
}

/** What an entry says about time. */
export type Times = Pick<Entry, 'ms' | 'turnMs' | 'clockMs'>;

/** An entry with nothing in it that says nothing. */
export function entryOf(seq: number, stamp: Stamp | null, time: Times, change: Change): Entry {
  return {
    seq,
    ...stamp,
    ...(time.ms ? { ms: time.ms } : {}),
    ...(time.turnMs ? { turnMs: time.turnMs } : {}),
    ...(time.clockMs ? { clockMs: time.clockMs } : {}),
    change,
  };
}

/** Reads an entry from a store. */
export function readEntry(raw: unknown): Result<Entry> {
  return readRaw(EntryShape, raw);
}

/** No entry is larger as JSON; the largest of real matches stay below a half of it. */
export const MAX_ENTRY_BYTES = 2048;
