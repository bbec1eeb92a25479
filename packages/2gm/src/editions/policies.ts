import type { RuleId } from '../../book/index';
import type { TerrainTag, UpgradeId } from '../content/types';

/**
 * Everything in which the editions of the system differ, by name. An edition is one complete listing of these; shared rules
 * ask the listing of their table and never which edition it is.
 */
export interface Policies {
  /** Whether bombers attack the moment they are played (2GM-AIR-05, 2GM-AIR-06); a table may agree otherwise (2GM-RULING-88). */
  readonly bombersAttackAtOnce: boolean;
  /** Whether a bomber may attack a single unit on the field (2GM-AIR-21). */
  readonly bombersStrafe: boolean;
  /** Whether other aircraft attack any terrain, or only what has walls (2GM-AIR-12, 2GM-AIR-13). */
  readonly aircraftRazeAnything: boolean;
  /** Whether a bomber gets its escort before anybody intercepts (2GM-AIR-40, 2GM-AIR-42). */
  readonly escortsFlyAhead: boolean;
  /** Whether guns have to aim at an escort before what it escorts (2GM-AA-10, 2GM-AA-11). */
  readonly escortsDrawFire: boolean;
  /** Whether a critical hit destroys only what it pierces with something to spare (2GM-SHOOT-09 to 2GM-SHOOT-11, 2GM-RULING-01). */
  readonly criticalsMustExceedArmor: boolean;
  /** Whether what a transport suffers hurts its passenger (2GM-RULING-82). */
  readonly transportsShareWounds: boolean;
  /** Whether a carrier drives to whom it takes aboard (2GM-TRANS-05, 2GM-TRANS-08). */
  readonly carriersFetch: boolean;
  /** Whether unloading counts as the carrier's move (2GM-TRANS-19, 2GM-TRANS-20). */
  readonly unloadingIsAMove: boolean;
  /** Whether a craft takes a transport that carries somebody (2GM-LCVP-04). */
  readonly craftTakeLoadedTransports: boolean;
  /** Whether whoever is in a craft shoots and acts from it (2GM-LCVP-07). */
  readonly craftPassengersAct: boolean;
  /** Where sappers stand to carry others over a river: on it, or on both banks. */
  readonly sappersBridge: 'river' | 'banks';
  /** Whether paratroopers may come down on buildings (2GM-PARA-03, 2GM-PARA-04). */
  readonly dropsOnBuildings: boolean;
  /** Whether natural terrain hurts them, too (2GM-PARA-06, 2GM-PARA-07). */
  readonly naturalTerrainHurtsDrops: boolean;
  /** Whether a unit that brings upgrades is seen at night (2GM-NIGHT-07). */
  readonly upgradesShowAtNight: boolean;
  /** Whether nobody sees who gets into a carrier at night, even one that lies open (2GM-NIGHT-03). */
  readonly passengersHideAtNight: boolean;
  /** Whether Heroes fight (2GM-DECK-15). */
  readonly heroes: boolean;
  /** Promotions a unit can have (2GM-RULING-116). */
  readonly promotions: number;
  /** The tokens infantry leaves on its space (2GM-OPT-29, 2GM-OPT-30); null for all of them (2GM-OPT-06). */
  readonly leavesTokens: readonly UpgradeId[] | null;
  /** Terrain that may lie across several spaces of a large field (2GM-OPT-08, 2GM-OPT-18). */
  readonly liesAcross: (tags: readonly TerrainTag[]) => boolean;
  /** AP that the HQ of the edition's solo opponent gives. */
  readonly soloProduction: { readonly ap: number; readonly rule: RuleId };
  /** Tokens that the edition's own book calls by another name. */
  readonly tokenNames: Readonly<Partial<Record<UpgradeId, string>>>;
}
