import * as z from 'zod/mini';
import {
  DeckShape,
  GeneralShape,
  HeadquartersShape,
  HeroShape,
  SupportShape,
  TerrainShape,
  TileShape,
  UnitShape,
  UpgradeShape,
} from './shapes';

const { shape: unit } = UnitShape;
const { shape: support } = SupportShape;

/**
 * A pack of somebody who owns the game: rows with what the cards print instead of our house values, further tiles and
 * decks. A row names itself and holds only the cells that differ.
 */
export const PackShape = z.strictObject({
  game: z.literal('2gm'),
  /** What its owner calls it. */
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  units: z.optional(
    z.array(
      z.extend(z.partial(z.omit(UnitShape, { type: true, sets: true, options: true, book: true })), {
        nation: unit.nation,
        id: unit.id,
      }),
    ),
  ),
  support: z.optional(
    z.array(
      z.extend(
        z.partial(
          z.pick(SupportShape, {
            name: true,
            aliases: true,
            cost: true,
            play: true,
            text: true,
            pool: true,
            weapon: true,
          }),
        ),
        {
          id: support.id,
        },
      ),
    ),
  ),
  heroes: z.optional(
    z.array(z.extend(z.partial(z.pick(HeroShape, { name: true, cost: true, text: true })), { id: HeroShape.shape.id })),
  ),
  generals: z.optional(
    z.array(z.extend(z.partial(z.pick(GeneralShape, { name: true, text: true })), { id: GeneralShape.shape.id })),
  ),
  terrain: z.optional(
    z.array(z.extend(z.partial(z.omit(TerrainShape, { sets: true, book: true })), { id: TerrainShape.shape.id })),
  ),
  upgrades: z.optional(
    z.array(
      z.extend(z.partial(z.pick(UpgradeShape, { name: true, weapon: true, flips: true, localNames: true })), {
        id: UpgradeShape.shape.id,
      }),
    ),
  ),
  headquarters: z.optional(
    z.array(z.extend(z.partial(z.omit(HeadquartersShape, { book: true })), { nation: HeadquartersShape.shape.nation })),
  ),
  tiles: z.optional(z.array(TileShape)),
  decks: z.optional(z.array(z.omit(DeckShape, { book: true }))),
});

export type Pack = z.infer<typeof PackShape>;
