import { type Fact, type Option, type Problem, type Result, readShape } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { fails, problemOf, says } from './says';

export const SeatShape = z.int().check(z.minimum(0));
export const CountShape = z.int().check(z.minimum(0));
export const ViewerShape = z.union([SeatShape, z.literal('spectator')], 'expectedViewer');
export const PartShape = z.union([z.string(), z.number()], 'textOrNumber');

export const CursorShape = z.strictObject({ seq: CountShape, answers: CountShape });

/** What somebody types: one line of it is enough for any wish. */
export const TextShape = z.string().check(z.minLength(1), z.maxLength(200));

/** Any option as it may come from outside; whether it is offered now is for the match to say. */
export const OptionShape = z.pipe(
  z.tuple([z.string()], PartShape),
  z.transform((option): Option => option),
);

/** What nearly always comes: seen at a glance, without the library that says what is wrong with everything else. */
export function isPlainCount(raw: unknown): raw is number {
  return Number.isSafeInteger(raw) && Number(raw) >= 0;
}

export function isPlainOption(raw: unknown): raw is Option {
  if (!Array.isArray(raw) || raw.length > OPTION_PARTS || typeof raw[0] !== 'string') return false;
  return raw.every((part) => typeof part === 'string' || Number.isFinite(part));
}

/** So many options somebody looks at together; no screen shows more. */
export const OptionsShape = z.array(OptionShape).check(z.maxLength(64));
/** No option of any game has more parts. */
export const OPTION_PARTS = 64;
/** A saved match of the longest kind, with all its answers and draws. */
export const SAVED_VALUES = 5_000_000;

/** So many problems of one request are told. */
export const TOLD = 3;

/** Reads anything at all: what cannot even be shown in a message is not plain data. */
export function readRaw<T>(shape: z.ZodMiniType<T>, raw: unknown, most?: number): Result<T> {
  try {
    const read = readShape(shape, raw, undefined, most);
    return read.ok ? read : { ok: false, problems: read.problems.map(ownProblem) };
  } catch {
    return fails('', says.plainData);
  }
}

const OWN: Readonly<Record<string, Fact>> = {
  expectedViewer: says.expectedViewer,
  textOrNumber: says.textOrNumber,
  expectedOccupant: says.expectedOccupant,
};

/** Shapes name what they say by its key. */
function ownProblem(problem: Problem): Problem {
  const { path, message } = problem;
  const own = Object.hasOwn(OWN, message) ? OWN[message] : undefined;
  return own === undefined ? problem : problemOf(path, own);
}
