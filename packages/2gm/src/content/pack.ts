import { type Problem, type Result, readShape } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { unitId } from './build';
import { buildCatalogue, type Catalogue } from './catalogue';
import { checkHouse, checkRows } from './checks/index';
import { ownRows } from './rows';
import {
  type ContentRows,
  ContentShape,
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
const PackShape = z.strictObject({
  game: z.literal('2gm'),
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

type Pack = z.infer<typeof PackShape>;

/** Everything wrong with the catalogue, or with a pack that replaces parts of it. */
export function checkContent(pack?: unknown): readonly Problem[] {
  if (pack === undefined) return checkAll(ownRows);
  const read = readPack(pack);
  // The pack of an owner need not keep to our formula: what it changes about our own order is told, and in nobody's way.
  return read.ok ? checkHouse(read.value).map((p) => ({ ...p, warning: true as const })) : read.problems;
}

/** Everything wrong with rows that claim to be a whole catalogue: shape first, then what books and rules demand. */
export function checkAll(raw: unknown): readonly Problem[] {
  const read = readShape(ContentShape, raw);
  if (!read.ok) return read.problems;
  const wrong = checkRows(read.value);
  return wrong.length > 0 ? wrong : checkHouse(read.value);
}

/** Our catalogue with a pack laid over it. */
export function catalogueWith(pack: unknown): Result<Catalogue> {
  const read = readPack(pack);
  return read.ok ? { ok: true, value: buildCatalogue(read.value) } : read;
}

function readPack(raw: unknown): Result<ContentRows> {
  const pack = readShape(PackShape, raw);
  if (!pack.ok) return pack;
  const lost: Problem[] = [];
  const laid = lay(pack.value, lost);
  const problems = lost.length > 0 ? lost : checkRows(laid);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: laid };
}

/** Rows of a pack laid over ours: each of its cells has the shape of the cell it replaces. */
function lay(pack: Pack, problems: Problem[]): ContentRows {
  const id = (row: { readonly id: string }): string => row.id;
  const over = <R extends object, P extends object>(
    list: string,
    rows: readonly R[],
    patches: readonly P[] = [],
    key: (row: R | P) => string,
  ): readonly object[] => {
    const laid: object[] = rows.slice();
    const keys = rows.map(key);
    patches.forEach((patch, i) => {
      const at = keys.indexOf(key(patch));
      const path = `${list}/${i}`;
      if (at < 0) problems.push({ path, message: `There is no "${key(patch)}" to replace.` });
      else if (patches.findIndex((other) => key(other) === key(patch)) < i)
        problems.push({ path, message: `Expected each row once, found "${key(patch)}" twice.` });
      else laid[at] = { ...rows[at], ...withoutGaps(patch) };
    });
    return laid;
  };
  const rows = {
    units: over('units', ownRows.units, pack.units, unitId),
    support: over('support', ownRows.support, pack.support, id),
    heroes: over('heroes', ownRows.heroes, pack.heroes, id),
    generals: over('generals', ownRows.generals, pack.generals, id),
    terrain: over('terrain', ownRows.terrain, pack.terrain, id),
    upgrades: over('upgrades', ownRows.upgrades, pack.upgrades, id),
    headquarters: over('headquarters', ownRows.headquarters, pack.headquarters, (row) => row.nation),
    naturals: ownRows.naturals,
    tiles: [...ownRows.tiles, ...(pack.tiles ?? [])],
    decks: [...ownRows.decks, ...(pack.decks ?? []).map((deck) => ({ ...deck, book: [] }))],
  };
  return rows as ContentRows;
}

/** A cell left undefined is a cell not spoken of. */
function withoutGaps(patch: object): object {
  // eslint-disable-next-line no-restricted-syntax -- the order of the pack, which means nothing
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
