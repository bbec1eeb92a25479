import { failure, type Option, type Problem, type Result, readShape } from '@sandtable/kernel';
import * as z from 'zod/mini';

export const SeatShape = z.int().check(z.minimum(0));
export const CountShape = z.int().check(z.minimum(0));
export const ViewerShape = z.union([SeatShape, z.literal('spectator')], 'Expected a seat or "spectator".');
export const PartShape = z.union([z.string(), z.number()], 'Expected text or a number.');

export const CursorShape = z.strictObject({ seq: CountShape, answers: CountShape });

/** What somebody types: one line of it is enough for any wish. */
export const TextShape = z.string().check(z.minLength(1), z.maxLength(200));

/** Any option as it may come from outside; whether it is offered now is for the match to say. */
export const OptionShape = z.pipe(
  z.tuple([z.string()], PartShape),
  z.transform((option): Option => option),
);

/** So many options somebody looks at together; no screen shows more. */
export const OptionsShape = z.array(OptionShape).check(z.maxLength(64));
/** No option of any game has more parts. */
export const OPTION_PARTS = 64;
/** A saved match of the longest kind, with all its answers and draws. */
export const SAVED_VALUES = 5_000_000;

/** Reads anything at all: what cannot even be shown in a message is not plain data. */
export function readRaw<T>(shape: z.ZodMiniType<T>, raw: unknown, most?: number): Result<T> {
  try {
    return readShape(shape, raw, undefined, most);
  } catch {
    return failure('', 'Expected plain data.');
  }
}

const TOLD = 3;

/** The first problems as one text, for a refusal. */
export function asText(problems: readonly Problem[]): string {
  const told = problems.slice(0, TOLD).map((p) => (p.path === '' ? p.message : `${p.path}: ${p.message}`));
  const more = problems.length - TOLD;
  return more > 0 ? `${told.join(' ')} And ${more} more.` : told.join(' ');
}
