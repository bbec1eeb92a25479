import { by, failure, type Problem, type Result, readShape, success } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { en } from '../words/en/index';
import type { AcesWords } from '../words/index';
import { FACTIONS, factionNumber, GERMANY, teamOf } from './content/factions';
import type { Pack } from './content/pack-shape';
import { mapName } from './map/map-name';

/** What a table agrees on before play; every field is stamped into replays. Defaults are our rulings. */
const OptionsShape = z.strictObject({
  /** AA-PLAYERS-03, -04, -10, -18: one set, two, or one and four picked units. */
  sets: z._default(z.enum(['1', '2', '1+4']), '1'),
  /** AA-VICTORY-04, -05. */
  shortGame: z._default(z.boolean(), false),
  /** AA-V2-01: instead of a skirmish. One at a time; weather and mountains go with everything (AA-RULING-104). */
  mission: z._default(z.enum(['none', 'v2', 'bulge']), 'none'),
  weather: z._default(z.boolean(), false),
  mountains: z._default(z.boolean(), false),
  /** AA-TIMER-01; 0 is off. */
  timerSeconds: z._default(z.int().check(z.minimum(0), z.maximum(3600)), 0),
  /** AA-DICELESS-01. */
  diceless: z._default(z.boolean(), false),
  /** AA-RULING-53; 0 is unlimited. */
  maxPerType: z._default(z.int().check(z.minimum(0), z.maximum(12)), 4),
  /** AA-SOLO-03 to -06. */
  difficulty: z._default(z.enum(['easy', 'standard', 'hard', 'overkill']), 'standard'),
  automaIntercepts: z._default(z.boolean(), true),
  /** AA-RULING-87. */
  automaInfantryAttacksAfterOrders23: z._default(z.enum(['a-or-b', 'never', 'always']), 'a-or-b'),
  /** AA-RULING-06. */
  waterPlacementAllUnits: z._default(z.boolean(), true),
  /** AA-RULING-19. */
  alliedFactoryEntry: z._default(z.boolean(), true),
  /** AA-RULING-59. */
  dicelessSupport: z._default(z.boolean(), false),
  /** AA-RULING-61. */
  katyushaFriendlyXp: z._default(z.boolean(), false),
  /** AA-RULING-67. */
  v2MayHitOwnFactories: z._default(z.boolean(), true),
  /** AA-RULING-76. */
  bulgeRounds: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
  /** Automa units roll dice like anybody; for measuring how the factions compare. */
  automaRolls: z._default(z.boolean(), false),
});

const SetupShape = z.strictObject({
  /** `summer`, `winter`, or the name of a map of the pack. */
  map: z._default(z.string().check(z.minLength(1), z.maxLength(60)), 'summer'),
  half: z._default(z.enum(['full', '1-6', '7-12']), 'full'),
  /** Clockwise. AA-SOLO-02: the Automa's faction may be named, or left to chance (AA-RULING-79). */
  seats: z.array(
    z.strictObject({
      faction: z.enum([...FACTIONS, 'random']),
      automa: z._default(z.boolean(), false),
      /** AA-PLAYERS-05, AA-RULING-03: seats with the same number are one person's; without it every seat has its own. */
      player: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
    }),
  ),
  options: z._default(OptionsShape, () => OptionsShape.parse({})),
  /** The mats of an owner, or the name and hash of a pack that has not been sent along (decision 45). */
  pack: z.optional(z.nullable(z.looseObject({}))),
});

export type Options = z.infer<typeof OptionsShape>;
export type AcesSetup = Omit<z.infer<typeof SetupShape>, 'pack'> & { readonly pack?: Pack };

export const DEFAULT_OPTIONS: Options = OptionsShape.parse({});

export { OptionsShape };

export function parseSetup(raw: unknown, w: AcesWords = en): Result<AcesSetup> {
  const read = readShape(SetupShape, raw, w.shape);
  if (!read.ok) return read;
  const { pack, ...rest } = read.value;
  const problem = mapProblem(rest.map, pack, w) ?? setupProblem(rest, w);
  if (problem !== null) return failure(problem.path, problem.message);
  // what is in the pack is for the rules to check, which know the content
  return success(pack === undefined || pack === null ? rest : { ...rest, pack: pack as Pack });
}

/** The two sides of the board (AA-MAP-02). */
const PRINTED_MAPS: readonly string[] = ['summer', 'winter'];

function mapProblem(map: string, pack: object | null | undefined, w: AcesWords): Problem | null {
  const own = (pack as Partial<Pack> | null | undefined)?.maps;
  const names = [...PRINTED_MAPS, ...(Array.isArray(own) ? own.map((text) => mapName(String(text))) : [])];
  return names.includes(map) ? null : { path: 'map', message: w.setup.noMap(names, map) };
}

/** The map of a set-up: one of ours by its name, one of the pack as its whole text. */
export function mapOf({ map, pack }: Pick<AcesSetup, 'map' | 'pack'>): string {
  return pack?.maps?.find((text) => mapName(text) === map) ?? map;
}

type SeatSetup = AcesSetup['seats'][number];

/** AA-PLAYERS-05: who holds a second seat holds both of a team, and no Automa is a person. */
function mayHold(seat: SeatSetup, before: readonly SeatSetup[]): boolean {
  if (seat.automa || seat.faction === 'random') return false;
  const team = teamOf(factionNumber(seat.faction));
  const held = before.filter((other) => other.player === seat.player);
  return held.every((other) => other.faction !== 'random' && teamOf(factionNumber(other.faction)) === team);
}

/** AA-PLAYERS: which tables the book knows. */
function setupProblem(setup: AcesSetup, w: AcesWords): Problem | null {
  const { seats, half, map, options } = setup;
  const named = seats.filter((s) => s.faction !== 'random').map((s) => s.faction);
  if (named.some((f, i) => named.indexOf(f) !== i)) return { path: 'seats', message: w.setup.factionTwice };
  if (seats.some((s) => s.faction === 'random' && !s.automa)) {
    return { path: 'seats', message: w.setup.onlyAutomaByChance };
  }
  const germans = seats.filter((s) => s.faction !== 'random' && teamOf(factionNumber(s.faction)) === GERMANY);
  if (options.mission !== 'none' && germans.every((s) => s.automa)) {
    return by({ path: 'seats', message: w.setup.missionNeedsGerman }, 'AA-RULING-105');
  }
  if (options.mission === 'bulge' && map !== 'winter') {
    return by({ path: 'map', message: w.setup.bulgeInWinter }, 'AA-BULGE-01');
  }
  const twice = seats.findIndex((s, i) => s.player !== undefined && !mayHold(s, seats.slice(0, i)));
  if (twice >= 0) return by({ path: `seats/${twice}/player`, message: w.setup.playerOfOneTeam }, 'AA-PLAYERS-05');
  const teams = seats.map((s) => (s.faction === 'random' ? null : teamOf(factionNumber(s.faction))));
  switch (seats.length) {
    case 2: // two players, or one against the Automa (AA-SOLO-01)
      if (half === 'full') return by({ path: 'half', message: w.setup.twoOnHalf }, 'AA-PLAYERS-17');
      if (teams[0] === teams[1]) return by({ path: 'seats', message: w.setup.twoTeams }, 'AA-PLAYERS-06');
      return null;
    case 3: // on either half or on the full map (AA-PLAYERS-14)
      if (teams[0] === null || teams[0] !== teams[1] || teams[2] === teams[0] || seats[2]?.automa !== true) {
        return by({ path: 'seats', message: w.setup.threeAreTwoAndAutoma }, 'AA-COOP-01');
      }
      return null;
    case 4: // with three people one of them has both seats of a team (AA-PLAYERS-05)
      if (half !== 'full') return by({ path: 'half', message: w.setup.fourOnFullMap }, 'AA-PLAYERS-02');
      if (teams.some((team, i) => team === null || team === teams[(i + 1) % 4])) {
        return by({ path: 'seats', message: w.setup.alliesApart }, 'AA-PLAYERS-35');
      }
      return null;
    default:
      return { path: 'seats', message: w.setup.seatCount(seats.length) };
  }
}
