import { by, failure, type Result, readShape, success, under } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { en } from '../words/en/index';
import type { GmWords } from '../words/index';
import { layPack } from './content/laid';
import { playablePack } from './content/pack';
import type { Pack } from './content/pack-shape';
import { NATIONS } from './content/types';
import { ScenarioShape } from './scenario/shape';
import { SoloShape, unknownCards } from './solo/set-up/setup-shape';

/**
 * What a table agrees on before play; every field is stamped into replays. Optional rules are off, and any of them go
 * together (2GM-OPT-01); the other defaults are our rulings, and each field names the one it decides.
 */
const OptionsShape = z.strictObject({
  /** 2GM-DECK-08, 2GM-DECK-09. */
  points: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 120),
  /** 2GM-DECK-19; 0 is no limit. */
  year: z._default(z.int().check(z.minimum(0), z.maximum(1945)), 0),
  /** 2GM-RULING-01: `edition` is higher in Tactics, equal or higher in Pacific. */
  critPenetration: z._default(z.enum(['edition', 'gt', 'gte']), 'edition'),
  /** 2GM-RULING-12. */
  rangeMetric: z._default(z.enum(['manhattan', 'straightLine']), 'manhattan'),
  /** 2GM-RULING-15. */
  smokeLineOfFire: z._default(z.enum(['anyClearPath', 'centerLine']), 'anyClearPath'),
  /** 2GM-RULING-22. */
  difficultEnterNeedsFullMove: z._default(z.boolean(), false),
  /** 2GM-RULING-26. */
  terrainShareDamage: z._default(z.enum(['buildingsOnly', 'all']), 'buildingsOnly'),
  /** 2GM-RULING-34. */
  terrainStackCover: z._default(z.boolean(), true),
  /** 2GM-RULING-47. */
  terrainPlaceAlternating: z._default(z.boolean(), false),
  /** 2GM-RULING-56. */
  suppressionMovement: z._default(z.enum(['setTo1', 'reduceBy1']), 'setTo1'),
  /** 2GM-RULING-60. */
  assaultReactionIgnoresArmor: z._default(z.boolean(), false),
  /** 2GM-RULING-73. */
  coverRequireArmored: z._default(z.boolean(), false),
  /** 2GM-RULING-130. */
  promotionRequiresKill: z._default(z.boolean(), true),
  /** 2GM-RULING-116, 2GM-GAP-13: Promotion tokens on one unit; 0 is as the edition has it, one in Tactics and two in Pacific. */
  promotionMax: z._default(z.int().check(z.minimum(0), z.maximum(9)), 0),
  /** 2GM-OPT-38. */
  shielding: z._default(z.boolean(), false),
  /** 2GM-OPT-42. */
  selfPropelled: z._default(z.boolean(), false),
  /** 2GM-HITTAB-01: no dice in attacks. */
  hitTable: z._default(z.boolean(), false),
  /** 2GM-OPT-49. */
  smokeCanister: z._default(z.boolean(), false),
  /** 2GM-OPT-06, 2GM-OPT-29. */
  tokenDrop: z._default(z.boolean(), false),
  /** 2GM-OPT-33. */
  tacticalArtillery: z._default(z.boolean(), false),
  /** 2GM-RULING-135. */
  tacticalArtilleryDamage: z._default(z.int().check(z.minimum(0), z.maximum(5)), 1),
  /** 2GM-OPT-14. */
  lendLease: z._default(z.boolean(), false),
  /** 2GM-OPT-11. */
  fieldMarshal: z._default(z.boolean(), false),
  /** 2GM-OPT-08, 2GM-OPT-18. */
  largeField: z._default(z.boolean(), false),
  /** 2GM-ABIL-05: terrain goes one row farther. */
  advancedDeployment: z._default(z.boolean(), false),
  /** 2GM-OPT-22. */
  startingDeployment: z._default(z.boolean(), false),
  /** 2GM-OPT-05. */
  inGameTerrain: z._default(z.boolean(), false),
  /** 2GM-WEATHER-01, 2GM-WEATHER-02; a scenario says for itself (2GM-WEATHER-15). */
  weather: z._default(z.enum(['clear', 'fog', 'rain', 'winds', 'storm', 'rolled', 'changing']), 'clear'),
  /** 2GM-NIGHT-01; a scenario says for itself (2GM-NIGHT-02). */
  night: z._default(z.boolean(), false),
  /** 2GM-ARCTIC-01. */
  arctic: z._default(z.boolean(), false),
  /** 2GM-RULING-82: `edition` is on in Pacific. */
  transportShareWounds: z._default(z.enum(['edition', 'yes', 'no']), 'edition'),
  /** 2GM-RULING-88: `edition` is at once in Tactics. */
  bomberTiming: z._default(z.enum(['edition', 'atOnce', 'shootingPhase']), 'edition'),
  /** 2GM-RULING-96. */
  aaMayTargetParked: z._default(z.boolean(), false),
  /** 2GM-RULING-159: half each, all for each (2GM-TEAM-03), or one deck that partners divide as they like (2GM-TEAM-05). */
  teamPoints: z._default(z.enum(['split', 'fullEach', 'shared']), 'split'),
  /** 2GM-TEAM-02: the first seat of a team leads it, or a die decides. */
  teamRoles: z._default(z.enum(['agreed', 'rolled']), 'agreed'),
  /** 2GM-TEAM-16: two fields side by side with four HQs. */
  twoCopies: z._default(z.boolean(), false),
  /** 2GM-VICTORY-03: giving up can be ruled out, for tables that play every match to its end. */
  surrender: z._default(z.boolean(), true),
  /** 2GM-GAP-25; 0 is no limit. */
  maxTurns: z._default(z.int().check(z.minimum(0), z.maximum(200)), 0),
});

const SeatShape = z.strictObject({
  nation: z.enum(NATIONS),
  /** Card ids, one for each copy; or the name of a deck we ship. */
  deck: z.union([z.array(z.string()), z.string()]),
  /** 2GM-RECRUIT-01, 2GM-RECRUIT-02: AP more in each Headquarters Phase. */
  recruit: z._default(z.int().check(z.minimum(0), z.maximum(5)), 0),
  /** 2GM-ABIL-85: one card for each Setup card of the deck. */
  aside: z._default(z.array(z.string()), () => []),
  /** 2GM-OPT-11: who commands from the start where that is agreed; left out: the first General of the nation. */
  general: z.optional(z.nullable(z.string())),
  /** A solo opponent plays it: its deck is made by its own rules, and `deck` only says what a person would bring. */
  solo: z.optional(z.nullable(SoloShape)),
});

const SetupShape = z.strictObject({
  edition: z.enum(['tactics', 'pacific']),
  /** South and north by turns: with four the first and the third are the southern team (2GM-TEAM-01, 2GM-TEAM-14). */
  seats: z.array(SeatShape),
  options: z._default(OptionsShape, () => OptionsShape.parse({})),
  /** One of ours by its id, or one somebody wrote; null is a Pitched Battle. */
  scenario: z.optional(z.nullable(z.union([z.string(), ScenarioShape]))),
  /** The printed values of an owner, or the name and hash of a pack that has not been sent along (decision 45). */
  pack: z.optional(z.nullable(z.looseObject({}))),
});

export type Options = z.infer<typeof OptionsShape>;
export type GmSetup = Omit<z.infer<typeof SetupShape>, 'pack'> & { readonly pack?: Pack };

export const DEFAULT_OPTIONS: Options = OptionsShape.parse({});

export { OptionsShape };

export function readSetup(raw: unknown, w: GmWords = en): Result<GmSetup> {
  const shaped = readShape(SetupShape, raw, w.shape);
  const read = shaped.ok ? withItsPack(shaped.value, w) : shaped;
  if (!read.ok) return read;
  const { seats, options } = read.value;
  if (by(seats.length < 2 || seats.length > 4, '2GM-DECK-01')) return failure('seats', w.setup.seatCount(seats.length));
  if (options.twoCopies && seats.length !== 4) return failure('options/twoCopies', w.setup.twoCopiesGameNeed);
  for (let i = 0; i < seats.length; i++) {
    const solo = seats[i]?.solo;
    if (solo === undefined || solo === null) continue;
    const [unknown] = unknownCards(solo);
    if (unknown !== undefined) return failure(`seats/${i}/solo/without`, w.setup.noCard(unknown));
    if (solo.counts.length > 0 && solo.counts.length < 5)
      return failure(`seats/${i}/solo/counts`, w.setup.expectedFiveNumbersCards);
    // one against one
    if (by(seats.length > 2, 'SOLOP-GEN-01')) return failure(`seats/${i}/solo`, w.setup.soloOpponentsPlayOne);
  }
  return success(read.value);
}

/** The pack of the set-up is read like any other; from here on the cards have its values. */
function withItsPack({ pack, ...rest }: z.infer<typeof SetupShape>, w: GmWords): Result<GmSetup> {
  const read = packOf(pack, w);
  if (!read.ok) return read;
  layPack(read.value);
  return success(read.value === undefined ? rest : { ...rest, pack: read.value });
}

/** What stands for a pack in a set-up or a position: all of it, or who it is. Only the first can be played with. */
export function packOf(pack: object | null | undefined, w: GmWords): Result<Pack | undefined> {
  if (pack === undefined || pack === null) return success(undefined);
  const { name, hash } = pack as { readonly name?: unknown; readonly hash?: unknown };
  if (typeof hash === 'string') return failure('pack', w.setup.packMissing(String(name ?? ''), hash.slice(0, 8)));
  const read = playablePack(pack);
  if (read.ok) return read;
  return { ok: false, problems: read.problems.map((problem) => under('pack', problem)) };
}
