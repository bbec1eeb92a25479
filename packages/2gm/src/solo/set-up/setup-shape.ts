import * as z from 'zod/mini';
import { catalogue } from '../../content/index';
import { cloneLevers, type Solo, type SoloSystem } from '../solo';

const few = (least: number, most: number) => z._default(z.int().check(z.minimum(least), z.maximum(most)), 0);
const off = z._default(z.boolean(), false);

export const SOLO_SYSTEMS = ['pacific', 'tactics'] as const;
export const SOLO_TYPES = ['variable', 'offensive', 'defensive'] as const;

/** How a seat of the set-up asks for an opponent of the books; the levers are those of `SoloLevers`. */
export const SoloShape = z.strictObject({
  system: z.enum(SOLO_SYSTEMS),
  /** SOLOP-TURN-03 to SOLOP-TURN-05. */
  type: z._default(z.enum(SOLO_TYPES), 'variable'),
  income: few(-2, 5),
  ap: few(-5, 5),
  hq: few(-9, 10),
  easy: off,
  /** Card ids. */
  without: z._default(z.array(z.string()), () => []),
  /** Infantry, artillery, tanks, transports, support. */
  counts: z._default(z.array(z.int().check(z.minimum(0), z.maximum(60))).check(z.maxLength(5)), () => []),
  extra: z._default(z.int().check(z.minimum(0), z.maximum(2)), 1),
  /** -1 is the table of the book. */
  bid: z._default(z.int().check(z.minimum(-1), z.maximum(5)), -1),
  draw: few(-2, 2),
  bias: few(-3, 3),
  unlisted: off,
  reacts: z._default(z.boolean(), true),
  confronts: z._default(z.enum(['zones', 'closest', 'power']), 'zones'),
  keeps: off,
  assaults: off,
  /** Terrain card ids. */
  terrain: z._default(z.array(z.string()), () => []),
  allTerrain: off,
  predeploy: few(0, 20),
  reshuffle: off,
});

export type SoloSetup = z.infer<typeof SoloShape>;

/** The opponent of the books with everything as printed. */
export function plainSolo(system: SoloSystem): SoloSetup {
  return SoloShape.parse({ system });
}

function numbers(ids: readonly string[]): number[] {
  return ids.map((id) => catalogue.numberOf(id));
}

/** What a solo seat is before the first turn. */
export function soloOf(told: SoloSetup): Solo {
  const { system, type, without, terrain, ...levers } = told;
  return {
    system,
    type,
    turn: 0,
    mood: 0,
    sum: 0,
    chain: 0,
    open: false,
    aim: 'hq',
    objective: [],
    spent: [],
    held: [],
    from: -1,
    levers: cloneLevers({ ...levers, without: numbers(without), terrain: numbers(terrain) }),
  };
}

/** Ids that name no card. */
export function unknownCards(told: SoloSetup): string[] {
  return [...told.without, ...told.terrain].filter((id) => catalogue.byId.get(id) === undefined);
}
