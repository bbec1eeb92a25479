import type { Draw, Option, Replay } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { ClockRulesShape } from '../clocks/seat-clock';
import { StakesShape } from '../dice/fair-dice';
import { CountShape, PartShape, SeatShape } from '../shape';
import { OccupantShape } from '../table/seats';
import { UNDO_POLICIES } from '../undo/undo-policy';

const DiceShape = z.enum(['seeded', 'physical', 'keyed']);
const UndoShape = z.enum(UNDO_POLICIES);
/** Whether everybody sees what the opponents think, or only who watches their seat. */
const ThoughtsShape = z.enum(['own', 'open']);

const AdviserShape = z.optional(z.string().check(z.maxLength(80)));

/** What is agreed when a match begins and holds until it ends. */
export const OptionsShape = z.strictObject({
  dice: DiceShape,
  undo: UndoShape,
  thoughts: ThoughtsShape,
  /** Left out: nobody is in a hurry. */
  clock: z.optional(ClockRulesShape),
  /** The opponent that people may ask what it would do in their place; left out: nobody is asked. */
  advice: AdviserShape,
});
export type TableOptions = Readonly<z.infer<typeof OptionsShape>>;

/** What opens a table; options left out are seeded dice, strict undo and closed minds. */
export const OpeningShape = z.strictObject({
  /** Read by the ruleset. */
  setup: z.unknown(),
  seed: z.string(),
  /** What keyed dice follow from; the seed does not matter then. */
  stakes: z.optional(StakesShape),
  seats: z.array(OccupantShape),
  dice: z._default(DiceShape, 'seeded'),
  undo: z._default(UndoShape, 'strict'),
  thoughts: z._default(ThoughtsShape, 'own'),
  clock: z.optional(ClockRulesShape),
  advice: AdviserShape,
});
export type Opening = z.input<typeof OpeningShape>;

const ByShape = z.nullable(z.string());

export const SavedShape = z.strictObject({
  format: z.literal('sandtable-table'),
  formatVersion: z.literal(1),
  seq: CountShape,
  options: OptionsShape,
  stakes: z.optional(StakesShape),
  seats: z.array(OccupantShape),
  /** Read by the kernel. */
  replay: z.unknown(),
  by: z.array(ByShape),
  undone: z.array(z.tuple([ByShape, SeatShape, z.string()], PartShape)),
  fallen: z.array(z.tuple([z.int(), z.int()])),
  request: z.nullable(z.strictObject({ seat: SeatShape, to: CountShape, waits: z.array(SeatShape) })),
  used: z.nullable(z.array(z.number().check(z.minimum(0)))),
  /** The seat that has lost by its time, or by giving up. */
  forfeit: z.optional(SeatShape),
  gaveUp: z.optional(z.literal(true)),
  /** How often each seat has asked for advice; left out where nobody has. */
  advised: z.optional(z.array(CountShape)),
});

/** A table as plain data: what it takes to go on exactly where it stood. Holds every secret of the match. */
export interface SavedTable<Setup = unknown> extends Omit<z.infer<typeof SavedShape>, 'replay' | 'undone' | 'fallen'> {
  readonly replay: Replay<Setup>;
  /** What can be redone. */
  readonly undone: readonly (readonly [by: string | null, seat: number, ...option: Option])[];
  /** Draws that fell and were taken back: they will fall again. */
  readonly fallen: readonly Draw[];
}
