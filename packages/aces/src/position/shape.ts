import * as z from 'zod/mini';
import { FACTIONS } from '../content/factions';
import { WEATHER_NAMES } from '../moving/entering';
import { OptionsShape } from '../setup';
import { HexMapShape, shapeKey } from './shape-map';

const Hex = z.string().check(z.regex(/^\d{1,3},\d{1,3}$/, shapeKey('hex')));
const Faction = z.enum(FACTIONS);
const DIFFICULTIES = ['easy', 'standard', 'hard', 'overkill'] as const;

/** Where a position may stop a turn; `combat` resolves every attack as soon as it is wished for. */
export const PHASES = ['begin', 'armies', 'move', 'declare', 'combat', 'money', 'spending'] as const;

const UnitShape = z.strictObject({
  at: Hex,
  seat: Faction,
  unit: z.string(),
  damage: z._default(z.int().check(z.minimum(0), z.maximum(5)), 0),
  xp: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
  /** 1 to 3; bought units have none. */
  army: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  moved: z._default(z.boolean(), false),
  occupied: z._default(z.boolean(), false),
  repairing: z._default(z.boolean(), false),
  /** The hex of the unit it has intercepted. */
  marks: z.optional(Hex),
  /** It has intercepted since its owner's last turn; follows from `marks`. */
  hasIntercepted: z._default(z.boolean(), false),
  /** Its earlier name, which read as if somebody had intercepted it. */
  intercepted: z._default(z.boolean(), false),
  /** How many units have attacked it this turn. */
  attackers: z._default(z.int().check(z.minimum(0), z.maximum(99)), 0),
});

const Armies = z.array(z.int().check(z.minimum(1), z.maximum(3)));

const SeatShape = z.strictObject({
  coins: z._default(z.int().check(z.minimum(0), z.maximum(999)), 0),
  automa: z._default(z.union([z.boolean(), z.enum(DIFFICULTIES)]), false),
  /** The seat whose turn, coins and factories it shares (AA-COOP-05). */
  partner: z.optional(Faction),
  /** Seats with the same number are one person's (AA-PLAYERS-05). */
  player: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
  /** Armies it used in the first round, 1 to 3 (AA-FIRST-08). */
  used: z._default(Armies, []),
});

const V2Shape = z.strictObject({
  /** The grey tokens on the map; none once the launcher is found. */
  tokens: z._default(z.array(Hex), []),
  /** Those of them that lie face up. */
  turned: z._default(z.array(Hex), []),
  /** The token that hides the launcher, for those who know. */
  launcher: z.optional(Hex),
  controller: Faction,
  /** Factories the V2 has destroyed so far. */
  landed: z._default(z.int().check(z.minimum(0), z.maximum(10)), 0),
  /** It has fired this turn. */
  fired: z._default(z.boolean(), false),
});

export const PositionShape = z.strictObject({
  game: z.literal('aces'),
  map: z._default(
    z.union([z.enum(['summer', 'winter', 'summer-west', 'summer-east', 'winter-west', 'winter-east']), HexMapShape]),
    'summer',
  ),
  options: z._default(z.partial(OptionsShape), {}),
  /** The mats of an owner (decision 45). */
  pack: z.optional(z.nullable(z.looseObject({}))),
  turn: z.strictObject({
    seat: Faction,
    phase: z._default(z.enum(PHASES), 'move'),
    round: z._default(z.int().check(z.minimum(1), z.maximum(999)), 3),
    /** A unit in the middle of its move, just after entering its hex, and the movement points it has spent. */
    moving: z.optional(
      z.strictObject({
        at: Hex,
        spent: z.number().check(z.minimum(0.5), z.maximum(20), z.multipleOf(0.5)),
        /** Over a friend, and there the later of the two in the list of units: the last hex it had to itself. */
        free: z.optional(Hex),
      }),
    ),
    /** Who took the first turn of the game; without it the seat named first. */
    first: z.optional(Faction),
  }),
  /** Clockwise. */
  seats: z.partialRecord(Faction, SeatShape),
  units: z._default(z.array(UnitShape), []),
  factories: z._default(z.array(z.strictObject({ at: Hex, owner: z.enum([...FACTIONS, 'destroyed']) })), []),
  weather: z._default(z.enum(WEATHER_NAMES), 'normal'),
  /** Armies the active seat may use, 1 to 3. */
  usable: z._default(Armies, [1, 2, 3]),
  v2: z.optional(V2Shape),
  seed: z._default(z.string(), 'position'),
  /** On purpose something that play could not have led to. */
  whatIf: z._default(z.boolean(), false),
});

export type Position = z.infer<typeof PositionShape>;
