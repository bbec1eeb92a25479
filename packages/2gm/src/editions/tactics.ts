import type { Policies } from './policies';

/** 2GM Tactics. */
export const tactics: Policies = {
  bombersAttackAtOnce: true,
  bombersStrafe: false,
  aircraftRazeAnything: false,
  escortsFlyAhead: true,
  escortsDrawFire: false,
  criticalsMustExceedArmor: true,
  transportsShareWounds: false,
  carriersFetch: false,
  unloadingIsAMove: false,
  craftTakeLoadedTransports: false,
  craftPassengersAct: false,
  sappersBridge: 'banks',
  dropsOnBuildings: false,
  naturalTerrainHurtsDrops: true,
  upgradesShowAtNight: false,
  passengersHideAtNight: true,
  heroes: false,
  promotions: 1,
  leavesTokens: null,
  liesAcross: (tags) => tags.includes('large-field'),
  soloProduction: { ap: 2, rule: 'SOLOT-HQ-01' },
  tokenNames: { 'hit-the-dirt': 'Face Down', 'smoke-grenade': 'Smoke Shell' },
};
