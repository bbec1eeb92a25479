import * as z from 'zod/mini';
import { WEATHERS } from '../conditions/sky';
import { NATIONS, NATURALS, TAGS, UNIT_TYPES, UPGRADES } from '../content/types';
import { SEAT_NAMES } from '../ground';
import { ScenarioPositionShape } from '../scenario/position';
import { OptionsShape } from '../setup';
import { shapeKey } from '../shape-key';
import { SoloPositionShape } from '../solo/position';

const Space = z.string().check(z.regex(/^[a-z][1-9]\d?$/, shapeKey('spaceC3')));
/** A unit by its space, with the card where two stand there. */
const UnitPlace = z.string().check(z.regex(/^([a-z][1-9]\d?|south|north)(:[a-z0-9-]+)?$/, shapeKey('unitSpaceC3')));
const Seat = z.enum(SEAT_NAMES);
const Name = z.string().check(z.minLength(1), z.maxLength(60));
const Turn = z.int().check(z.minimum(0), z.maximum(9999));
const Small = z.int().check(z.minimum(0), z.maximum(99));
/** True is once. */
const Count = z.union([z.boolean(), Small], shapeKey('trueFalseNumber'));
const Face = z.int().check(z.minimum(1), z.maximum(10));
/** True: this turn; or the turn it lasts until. */
const Until = z.union([z.boolean(), Turn], shapeKey('trueFalseNumberTurn'));

/** Moments before the first turn: hands, bids, Terrain cards, and the units that solo opponents place beforehand. */
export const OPENING_PHASES = ['hand', 'bid', 'terrain', 'predeployment'] as const;

/** Where a position may stop a turn; `barrage` is after the AP are in, `orders` the moment before the Movement Phase in which the others may answer. */
export const PHASES = [
  ...OPENING_PHASES,
  'initial',
  'headquarters',
  'barrage',
  'card',
  'orders',
  'movement',
  'deployment',
  'shooting',
  'flip',
  'discard',
  'end',
] as const;

const TokenShape = z.union(
  [
    Name,
    z.strictObject({
      name: Name,
      /** The grey side is up: used, or dismounted. Without it: as a unit comes from the hand. */
      grey: z.optional(z.boolean()),
      /** Used this turn, or in that turn. */
      used: z.optional(Until),
      /** Mounted this turn, or in that turn. */
      mounted: z.optional(Until),
      /** Not turned back before that turn. */
      locked: z.optional(Turn),
    }),
  ],
  shapeKey('upgradeNameStateName'),
);

const AttachedShape = z.union(
  [
    Name,
    z.strictObject({
      card: Name,
      /** Whose card it is; without it the owner's of the unit or HQ. */
      by: z.optional(Seat),
      /** The turn in which it ends; without it as the card says. */
      until: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
      /** What it can still do; of a last flight the space it dives at, below 0 for an HQ. */
      left: z.optional(z.int().check(z.minimum(-1), z.maximum(99))),
    }),
  ],
  shapeKey('cardNameWhatHolds'),
);

/** Numbers in the place of those the card prints; `accuracy` is both of its numbers. */
const StatsShape = z.strictObject({
  type: z.optional(z.enum(UNIT_TYPES)),
  cost: z.optional(Small),
  move: z.optional(Small),
  armor: z.optional(Small),
  hp: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  accuracy: z.optional(z.tuple([Face, Face])),
  range: z.optional(Small),
  pierce: z.optional(Small),
  damage: z.optional(Small),
  /** False: it has no weapon. */
  weapon: z.optional(z.literal(false)),
  secondGun: z.optional(z.nullable(z.strictObject({ pierce: Small, damage: Small }))),
  multiple: z.optional(Small),
  bomber: z.optional(Small),
  tags: z.optional(z.array(z.enum(TAGS))),
  upgrades: z.optional(
    z
      .array(
        z.strictObject({
          token: z.enum(UPGRADES),
          cost: Small,
          exchange: z._default(z.boolean(), false),
          compulsory: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(12)),
  ),
});

const UnitShape = z.strictObject({
  /** `hq` is beside the own HQ, where aircraft wait; `craft` is inside the unit that `carrier` names. */
  at: z.union([Space, z.enum(['hq', 'craft'])], shapeKey('spaceC3HqCraft')),
  side: Seat,
  card: Name,
  wounds: z._default(Small, 0),
  promotions: z._default(z.int().check(z.minimum(0), z.maximum(9)), 0),
  upgrades: z._default(z.array(TokenShape).check(z.maxLength(12)), () => []),
  stats: z.optional(StatsShape),
  cards: z._default(z.array(AttachedShape).check(z.maxLength(20)), () => []),
  /** Deployed this turn, or in that turn. */
  deployed: z._default(Until, false),
  moved: z._default(z.boolean(), false),
  /** Movement left to it after joining its partner this turn. */
  left: z.optional(Small),
  /** Attacks made this turn with the main weapon, and with the second gun. */
  fired: z._default(Count, 0),
  secondFired: z._default(Count, 0),
  extraShots: z._default(Small, 0),
  noAttack: z._default(z.boolean(), false),
  repulsed: z._default(z.boolean(), false),
  advanced: z._default(z.boolean(), false),
  helped: z._default(z.boolean(), false),
  killed: z._default(z.boolean(), false),
  /** It has fetched or unloaded somebody; it was Mechanized and has got off. */
  settled: z._default(z.boolean(), false),
  remounted: z._default(z.boolean(), false),
  faceDown: z._default(z.boolean(), false),
  dropped: z._default(z.boolean(), false),
  /** The enemy unit it assaults. */
  assaults: z.optional(UnitPlace),
  suppressed: z._default(Until, false),
  /** Units that attacked it this turn and can hurt it; `gone` is one that is destroyed. */
  attackers: z._default(
    z.array(z.union([UnitPlace, z.literal('gone')], shapeKey('unitSpaceC3Gone'))).check(z.maxLength(50)),
    () => [],
  ),
  smoke: z._default(Until, false),
  /** It has fired at air units out of turn: this turn, or in that turn. */
  flak: z._default(Until, false),
  carrier: z.optional(UnitPlace),
});

/** A card by its name, or one with numbers of the position's own. */
const KnownCards = z
  .array(z.union([Name, z.strictObject({ card: Name, stats: StatsShape })], shapeKey('cardNameOwnNumbers')))
  .check(z.maxLength(300));

const Cards = z.union([KnownCards, z.int().check(z.minimum(0), z.maximum(300))], shapeKey('cardsNamesHowMany'));

const HqShape = z.union(
  [
    Small,
    z.strictObject({
      hp: z.optional(Small),
      armor: z.optional(Small),
      production: z.optional(Small),
      cap: z.optional(Small),
    }),
  ],
  shapeKey('hpHpArmorProduction'),
);

const SeatShape = z.strictObject({
  nation: z.enum(NATIONS),
  ap: z._default(Small, 0),
  /** Who leads a team; without it the first of its players. */
  fieldMarshal: z.optional(z.boolean()),
  hq: z.optional(HqShape),
  /** Cards lying beside the HQ. */
  beside: z._default(z.array(AttachedShape).check(z.maxLength(20)), () => []),
  /** Known cards, also with other numbers than theirs, or how many there are. */
  hand: z._default(Cards, 0),
  /** The next card to be drawn first; without it what an ordinary deck of the nation has left. */
  deck: z.optional(Cards),
  /** The cards of the deck are known, their order is not. */
  shuffled: z._default(z.boolean(), false),
  discard: z._default(KnownCards, () => []),
  aside: z._default(Cards, 0),
  general: z._default(z.nullable(Name), null),
  /** Every General that was ever there. */
  generals: z._default(z.array(Name).check(z.maxLength(20)), () => []),
  recruit: z._default(z.int().check(z.minimum(0), z.maximum(5)), 0),
  /** The Support card it resolved last. */
  lastSupport: z.optional(
    z.strictObject({ card: Name, on: z._default(z.int().check(z.minimum(-1), z.maximum(9999)), -1), turn: Turn }),
  ),
  boons: z._default(z.int().check(z.minimum(0), z.maximum(2_147_483_647)), 0),
  /** AP were handed to the partner this turn. */
  gave: z._default(z.boolean(), false),
  /** While Terrain cards are laid: what was bid, and what is left of it for them and for units. */
  bid: z.optional(
    z.union(
      [Small, z.strictObject({ ap: Small, terrain: z.optional(Small), units: z.optional(Small) })],
      shapeKey('bidOrWhatIsLeft'),
    ),
  ),
  /** The kind of solo opponent that plays the side; null for a person. */
  solo: z.optional(z.nullable(SoloPositionShape)),
});

const NaturalShape = z.union(
  [z.enum(NATURALS), z.strictObject({ terrain: z.enum(NATURALS), damage: z._default(Small, 0) })],
  shapeKey('naturalTerrainForestTerrain'),
);

/** Night is an optional rule; a position by day may say so. */
const OptionsOfPosition = z.extend(
  z.strictObject({ night: z.optional(z.literal(false)) }),
  z.partial(OptionsShape).shape,
);

export const PositionShape = z.strictObject({
  game: z.literal('2gm'),
  edition: z.enum(['tactics', 'pacific']),
  options: z._default(OptionsOfPosition, () => ({})),
  /** The values of an owner's cards (decision 45). */
  pack: z.optional(z.nullable(z.looseObject({}))),
  /** Single turns, counted from 1; before the first there is none. */
  turn: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  phase: z._default(z.enum(PHASES), 'movement'),
  active: z._default(Seat, 'south'),
  /** Before the first turn: who will have it. */
  first: z.optional(Seat),
  /** Partners who have finished the phase already; while Terrain cards are laid, who has finished with them. */
  ended: z._default(z.array(Seat).check(z.maxLength(4)), () => []),
  south: SeatShape,
  north: SeatShape,
  'south-2': z.optional(SeatShape),
  'north-2': z.optional(SeatShape),
  units: z._default(z.array(UnitShape).check(z.maxLength(100)), () => []),
  /** Natural terrain by space; everything else is open ground. */
  natural: z._default(z.record(Space, NaturalShape), () => ({})),
  /** Terrain cards on the field. */
  terrain: z._default(
    z
      .array(
        z.strictObject({
          at: z.union([Space, z.array(Space).check(z.minLength(1), z.maxLength(3))], shapeKey('spaceThree')),
          card: Name,
          damage: z._default(Small, 0),
          ruins: z._default(z.boolean(), false),
          /** While Terrain cards are laid: whose bid has paid for it. */
          by: z.optional(Seat),
        }),
      )
      .check(z.maxLength(100)),
    () => [],
  ),
  /** Spaces under a Smoke Screen, for this turn or until another. */
  screens: z._default(
    z.array(z.union([Space, z.strictObject({ at: Space, until: Turn })], shapeKey('spaceAtUntil'))),
    () => [],
  ),
  weather: z._default(z.enum(WEATHERS), 'clear'),
  /** Spaces under Muddy tokens. */
  mud: z._default(z.array(Space).check(z.maxLength(99)), () => []),
  /** Spaces under a bridge. */
  bridges: z._default(z.array(Space).check(z.maxLength(99)), () => []),
  /** Flares burn this turn, or in that turn. */
  flares: z._default(Until, false),
  /** Upgrade tokens lying on the field. */
  dropped: z._default(
    z.array(z.strictObject({ at: Space, upgrade: z.enum(UPGRADES) })).check(z.maxLength(99)),
    () => [],
  ),
  /** Mine markers on the field. */
  mines: z._default(z.array(z.strictObject({ at: Space, card: Name })).check(z.maxLength(99)), () => []),
  /** The scenario that is played: its goals and what it lets each side do. */
  scenario: z.optional(ScenarioPositionShape),
  /** Terrain cards still in the Terrain deck; without it all that are not on the field. */
  terrainDeck: z.optional(z.array(Name).check(z.maxLength(300))),
  seed: z._default(z.string(), 'position'),
  /** On purpose something that play could not have led to. */
  whatIf: z._default(z.boolean(), false),
});

export type Position = z.infer<typeof PositionShape>;
export type PositionUnit = Position['units'][number];
export type PositionSeat = Position['south'];
export type PositionStats = NonNullable<PositionUnit['stats']>;
export type PositionCard = PositionUnit['cards'][number];
