import * as z from 'zod/mini';
import { FACTIONS } from '../factions';
import { ARMS, DESTROYED_AT, ROLES } from '../unit-types';

const Count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Hits needed for 1, 2, … 6 damage (AA-DAMAGE-01). */
const Table = z
  .array(Count(1, 99))
  .check(
    z.refine(
      (hits) => hits.length === DESTROYED_AT,
      `Expected ${DESTROYED_AT} numbers: hits for 1 to ${DESTROYED_AT} damage.`,
    ),
  );

/** What a die hits on as Rookie, Veteran and War Hero (AA-HITS-01). */
const Levels = z
  .array(Count(1, 12))
  .check(
    z.refine(
      (hits) => hits.length === 3 && hits.every((n, at) => at === 0 || n >= (hits[at - 1] ?? 0)),
      'Expected 3 numbers that do not fall: what a Rookie, a Veteran and a War Hero hit on.',
    ),
  );

/** What a unit mat prints, one field per cell. */
const cells = {
  name: z.string().check(z.regex(/^\S.{0,39}$/, 'Expected a name of 1 to 40 letters.')),
  arm: z.enum(ARMS.slice(0, 4)),
  role: z.enum(ROLES),
  speed: Count(1, 20),
  cost: Count(1, 20),
  range: z.tuple([Count(1, 12), Count(1, 12)]),
  air: z.boolean(),
  value: Count(1, 12),
  open: Table,
  /** Aircraft have none (AA-RULING-17). */
  forest: z.nullable(Table),
  area: z.optional(z.boolean()),
  shootsBackAtAir: z.optional(z.boolean()),
};

const who = {
  id: z.string().check(z.regex(NAME, 'Expected a name in small letters such as "ju-87".')),
  faction: z.enum(FACTIONS),
};

/** A row of the unit mats; `book` lists the cells whose values the rulebook states or implies. */
export const UnitShape = z.strictObject({
  ...who,
  ...cells,
  levels: z.optional(Levels),
  book: z.array(z.string()),
});

/** The dice of a unit by its damage, 0 to 5 (AA-COMBAT-10). */
export const DiceShape = z
  .array(Count(1, 12))
  .check(
    z.refine(
      (dice) => dice.length === DESTROYED_AT,
      `Expected ${DESTROYED_AT} numbers: the dice with 0 to ${DESTROYED_AT - 1} damage.`,
    ),
  );

export type UnitRow = z.infer<typeof UnitShape>;

/** What a pack may say of one unit: the unit, and the cells it prints otherwise. */
export const UnitPatchShape = z.strictObject({
  ...who,
  name: z.optional(cells.name),
  speed: z.optional(cells.speed),
  cost: z.optional(cells.cost),
  range: z.optional(cells.range),
  air: z.optional(cells.air),
  value: z.optional(cells.value),
  levels: z.optional(Levels),
  open: z.optional(cells.open),
  forest: z.optional(cells.forest),
});

export type UnitPatch = z.infer<typeof UnitPatchShape>;
