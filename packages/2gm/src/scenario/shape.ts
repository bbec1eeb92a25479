import * as z from 'zod/mini';
import { EDITIONS, NATIONS, UNIT_TYPES } from '../content/types';
import { shapeKey } from '../shape-key';

const Space = z.string().check(z.regex(/^[a-h][1-6]$/, shapeKey('spaceC32')));
/** Support cards that may lie on the field as markers. */
const MINES = ['anti-personnel-mine', 'anti-tank-mine', 'at-mine', 'traps'] as const;
/** What one of the places is: "bridge". */
const PlaceName = z.optional(z.string().check(z.minLength(1), z.maxLength(40)));
const Count = z.int().check(z.minimum(1), z.maximum(48));

/** What a side must achieve; one of its goals is enough (2GM-VICTORY-02). */
export const GoalShape = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('destroy-hq') }),
    /** So many enemy units, of one type or any. */
    z.strictObject({ kind: z.literal('destroy-units'), count: Count, type: z.optional(z.enum(UNIT_TYPES)) }),
    /** Terrain cards or woods on these spaces are gone: buildings demolished, places destroyed. */
    z.strictObject({ kind: z.literal('destroy-places'), name: PlaceName, at: z.array(Space), count: Count }),
    /** Units of the side stand on so many of these spaces at the end of so many of its turns in succession. */
    z.strictObject({
      kind: z.literal('hold-places'),
      name: PlaceName,
      at: z.array(Space),
      count: Count,
      turns: Count,
    }),
    /** So many of its units stand in that row, counted from its own side: at once, or when a turn ends. */
    z.strictObject({
      kind: z.literal('reach-row'),
      row: z.int().check(z.minimum(1), z.maximum(6)),
      count: Count,
      atEndOfTurn: z._default(z.boolean(), false),
    }),
    /** The turns are over and nobody has won otherwise. */
    z.strictObject({ kind: z.literal('survive') }),
    /** A unit of this card, still alive, comes back to that row. */
    z.strictObject({
      kind: z.literal('rescue'),
      card: z.string(),
      row: z.int().check(z.minimum(1), z.maximum(6)),
      count: Count,
    }),
  ],
  shapeKey('goalKindDestroyHq'),
);

const UnitShape = z.strictObject({
  card: z.string(),
  at: Space,
  upgrades: z._default(z.array(z.string()), () => []),
  wounds: z._default(z.int().check(z.minimum(0), z.maximum(9)), 0),
});

/** 2GM-SETUP-16 to 2GM-SETUP-18. */
const SideShape = z.strictObject({
  nation: z.enum(NATIONS),
  /** What the side is here to do, in one sentence. */
  orders: z.string(),
  points: z._default(z.int().check(z.minimum(1), z.maximum(400)), 120),
  /** A deck of ours for a quick match. */
  deck: z.string(),
  ap: z._default(z.int().check(z.minimum(0), z.maximum(20)), 5),
  hand: z._default(z.int().check(z.minimum(0), z.maximum(10)), 5),
  hq: z._default(z.int().check(z.minimum(0), z.maximum(30)), 10),
  /** Units on the field before the first turn. */
  units: z._default(z.array(UnitShape), () => []),
  /** Rows, from its own side, in which it may deploy besides the first. */
  rows: z._default(z.array(z.int().check(z.minimum(1), z.maximum(6))), () => [1]),
  /** Cards the scenario adds to whatever deck the side brings: landing craft, for example. */
  cards: z._default(
    z.array(z.strictObject({ card: z.string(), copies: z.int().check(z.minimum(1), z.maximum(12)) })),
    () => [],
  ),
  /** Rows its Supply Line always counts; 0 is as it stands on the field. */
  supplyRows: z._default(z.int().check(z.minimum(0), z.maximum(6)), 0),
  goals: z.array(GoalShape).check(z.minLength(1)),
  /** The opponent's cards by type (infantry-artillery-tanks-transports-support) and its temper, for playing alone. */
  solo: z.strictObject({
    line: z.string().check(z.regex(/^\d{1,2}(-\d{1,2}){4}$/, shapeKey('fiveNumbers85'))),
    /** Without it as the goals say (SOLOT-DECK-04). */
    type: z.optional(z.enum(['offensive', 'defensive'])),
    /** Cards it draws before the battle to place the units among them (SOLOP-PREDEPLOY-01, SOLOT-PREDEPLOY-01). */
    predeploy: z._default(z.int().check(z.minimum(0), z.maximum(20)), 0),
    /** Terrain cards it places itself, half of them for half their price (SOLOP-TERRAIN-09, SOLOT-TERRAIN-10). */
    terrain: z._default(z.array(z.string()), () => []),
  }),
});

export const ScenarioShape = z.strictObject({
  /** So that tools know what the file is. */
  game: z.optional(z.literal('2gm')),
  id: z.string().check(z.regex(/^[a-z0-9-]+$/, shapeKey('smallLettersDigitsHyphens'))),
  title: z.string(),
  edition: z.enum(EDITIONS),
  year: z._default(z.int().check(z.minimum(0), z.maximum(1945)), 0),
  briefing: z.string(),
  /** Six rows of eight spaces, the northern row first: . open, f forest, b bushes, m mountain, l lake, r river, s sea, h beach. */
  field: z.array(z.string().check(z.regex(/^[.fbmlrsh]{8}$/, shapeKey('eightLettersFB')))).check(z.length(6)),
  bridges: z._default(z.array(Space), () => []),
  /** Infantry may row over rivers, a space at a time (2GM-TERRAIN-25). */
  rowboats: z._default(z.boolean(), false),
  terrain: z._default(
    z.array(z.strictObject({ card: z.string(), at: z.array(Space).check(z.minLength(1), z.maxLength(3)) })),
    () => [],
  ),
  /** Mine markers: each attacks the first unit of its kind that enters (2GM-RULING-36). */
  mines: z._default(z.array(z.strictObject({ card: z.enum(MINES), at: Space })), () => []),
  south: SideShape,
  north: SideShape,
  /** The army that plays first, or a bid as in a Pitched Battle (2GM-SETUP-16). */
  first: z.enum(['south', 'north', 'bid']),
  /** Rounds; 0 is no limit. */
  turns: z._default(z.int().check(z.minimum(0), z.maximum(40)), 0),
  /** Whole types that stay away, and single cards (2GM-DECK-21). */
  without: z._default(z.array(z.enum(UNIT_TYPES)), () => []),
  forbidden: z._default(z.array(z.string()), () => []),
  weather: z._default(z.enum(['clear', 'fog', 'rain', 'winds', 'storm', 'rolled', 'changing']), 'clear'),
  night: z._default(z.boolean(), false),
  arctic: z._default(z.boolean(), false),
  /** 2GM-SETUP-15. */
  terrainDuringPlay: z._default(z.boolean(), false),
});

export type Scenario = z.infer<typeof ScenarioShape>;
export type ScenarioSide = z.infer<typeof SideShape>;
export type Goal = z.infer<typeof GoalShape>;
