import * as z from 'zod/mini';
import { DiceShape, UnitPatchShape } from './checks/unit-shape';

/**
 * A pack of somebody who owns the game: units with what their mats print instead of our house values, the dice chart, further
 * maps in the format of docs/map-format.md.
 */
export const PackShape = z.strictObject({
  game: z.literal('aces'),
  /** What its owner calls it. */
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  units: z.optional(z.array(UnitPatchShape)),
  /** The dice of a unit by its damage. */
  dice: z.optional(DiceShape),
  maps: z.optional(z.array(z.string())),
});

export type Pack = z.infer<typeof PackShape>;
