import * as z from 'zod/mini';
import {
  CARD_SETS,
  DURATIONS,
  EDITIONS,
  ICONS,
  NATIONS,
  NATURALS,
  OPTIONS,
  SUPPORT_TARGETS,
  TAGS,
  TERRAIN_TAGS,
  TIMINGS,
  UNIT_TYPES,
  UPGRADES,
} from './types';

const Count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const Id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected an id in small letters such as "m4-sherman".'));
const Name = z.string().check(z.regex(/^\S.{0,39}$/, 'Expected a name of 1 to 40 letters.'));
const Text = z.string().check(z.regex(/^\S[^\n]{0,399}$/, 'Expected one or two sentences of at most 400 letters.'));
const Book = z.array(z.string());
const Nation = z.enum(NATIONS);
const Sets = z.array(z.enum(CARD_SETS));
const Evasion = z.tuple([Count(0, 9), Count(0, 9)]);

/** A range of 99 reaches every space. */
const Weapon = z.strictObject({
  range: Count(1, 99),
  hit: Count(1, 10),
  crit: Count(1, 10),
  pierce: Count(1, 20),
  damage: Count(1, 20),
});

const UpgradeOffer = z.strictObject({
  token: z.enum(UPGRADES),
  cost: Count(0, 9),
  exchange: z.optional(z.boolean()),
  compulsory: z.optional(z.boolean()),
});

export const UnitShape = z.strictObject({
  nation: Nation,
  id: Id,
  name: Name,
  type: z.enum(UNIT_TYPES),
  year: z.nullable(Count(1900, 1945)),
  sets: Sets,
  copies: Count(0, 20),
  cost: Count(1, 20),
  move: Count(0, 9),
  armor: Count(0, 20),
  hp: Count(1, 20),
  weapon: z.nullable(Weapon),
  secondGun: z.optional(z.strictObject({ pierce: Count(1, 20), damage: Count(1, 20) })),
  multiple: z.optional(Count(0, 5)),
  bomber: z.optional(Count(0, 8)),
  tags: z.array(z.enum(TAGS)),
  options: z.optional(z.array(z.enum(OPTIONS))),
  upgrades: z.array(UpgradeOffer),
  book: Book,
});

const Copies = Count(0, 20);
const Pool = z.strictObject({ usa: Copies, germany: Copies, japan: Copies, uk: Copies, ussr: Copies, italy: Copies });

export const SupportShape = z.strictObject({
  id: Id,
  name: Name,
  aliases: z.optional(z.array(Name)),
  sets: Sets,
  icon: z.enum(ICONS),
  cost: Count(0, 20),
  play: Count(0, 20),
  nations: z.optional(z.array(Nation)),
  setup: z.optional(z.boolean()),
  twin: z.optional(Id),
  timing: z.enum(TIMINGS),
  target: z.enum(SUPPORT_TARGETS),
  duration: z.enum(DURATIONS),
  weapon: z.optional(Weapon),
  text: Text,
  aiNeverHolds: z.optional(z.array(z.enum(EDITIONS))),
  pool: Pool,
  book: Book,
});

export const HeroShape = z.strictObject({
  id: Id,
  name: Name,
  nation: Nation,
  cost: Count(0, 20),
  goesOn: z.strictObject({
    type: z.enum(UNIT_TYPES),
    upgrade: z.optional(z.enum(UPGRADES)),
    tag: z.optional(z.enum(TAGS)),
  }),
  text: Text,
  book: Book,
});

export const GeneralShape = z.strictObject({
  id: Id,
  name: Name,
  nation: Nation,
  text: Text,
  freeCards: z.optional(z.strictObject({ id: Id, copies: Count(1, 20) })),
  book: Book,
});

export const TerrainShape = z.strictObject({
  id: Id,
  name: Name,
  sets: Sets,
  copies: Count(0, 20),
  cost: Count(0, 20),
  hp: Count(0, 50),
  evasion: Evasion,
  armor: Count(0, 9),
  tags: z.array(z.enum(TERRAIN_TAGS)),
  sappers: z.boolean(),
  book: Book,
});

const AiKinds = z.array(z.enum(['offensive', 'defensive']));

export const UpgradeShape = z.strictObject({
  id: z.enum(UPGRADES),
  name: Name,
  slot: z.nullable(z.enum(['offensive', 'defensive'])),
  carriers: z.array(z.enum(UNIT_TYPES)),
  flips: z.boolean(),
  mountable: z.boolean(),
  weapon: z.nullable(Weapon),
  localNames: z.optional(
    z.strictObject({
      usa: z.optional(Name),
      germany: z.optional(Name),
      japan: z.optional(Name),
      uk: z.optional(Name),
      ussr: z.optional(Name),
      italy: z.optional(Name),
    }),
  ),
  heat: z.optional(z.boolean()),
  flame: z.optional(z.boolean()),
  spaces: z.optional(Count(1, 4)),
  singleUse: z.optional(z.boolean()),
  evasion: z.optional(Evasion),
  grants: z.optional(z.enum(['heal', 'repair', 'sappers', 'supplies'])),
  ai: z.strictObject({ tactics: AiKinds, pacific: AiKinds }),
  book: Book,
});

export const HeadquartersShape = z.strictObject({
  nation: Nation,
  hp: Count(1, 99),
  armor: Count(0, 20),
  production: Count(0, 20),
  cap: Count(1, 99),
  book: Book,
});

const NaturalShape = z.strictObject({
  id: z.enum(NATURALS),
  name: Name,
  access: z.enum(['normal', 'difficult', 'inaccessible']),
  hp: Count(0, 50),
  evasion: Evasion,
  book: Book,
});

const TileRow = z.string().check(z.regex(/^[.FBMLRSC]{2}$/, 'Expected two letters out of . F B M L R S C.'));
const TileSide = z.tuple([TileRow, TileRow]);

export const TileShape = z.strictObject({ id: Id, sides: z.tuple([TileSide, TileSide]) });

export const DeckShape = z.strictObject({
  id: Id,
  name: Name,
  nation: Nation,
  points: Count(1, 999),
  /** Full card ids and how many of each. */
  cards: z.record(z.string(), Count(1, 99)),
  setAside: z.optional(z.array(z.string())),
  book: Book,
});

export const ContentShape = z.strictObject({
  units: z.array(UnitShape),
  support: z.array(SupportShape),
  heroes: z.array(HeroShape),
  generals: z.array(GeneralShape),
  terrain: z.array(TerrainShape),
  upgrades: z.array(UpgradeShape),
  headquarters: z.array(HeadquartersShape),
  naturals: z.array(NaturalShape),
  tiles: z.array(TileShape),
  decks: z.array(DeckShape),
});

/** Every row of the content, as the files print it. */
export type ContentRows = z.infer<typeof ContentShape>;
export type UnitRow = z.infer<typeof UnitShape>;
export type SupportRow = z.infer<typeof SupportShape>;
export type HeroRow = z.infer<typeof HeroShape>;
export type GeneralRow = z.infer<typeof GeneralShape>;
export type TerrainRow = z.infer<typeof TerrainShape>;
export type UpgradeRow = z.infer<typeof UpgradeShape>;
export type TileRow = z.infer<typeof TileShape>;
export type DeckRow = z.infer<typeof DeckShape>;
