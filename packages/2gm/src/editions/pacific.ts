import type { Policies } from './policies';

/** 2GM Pacific. */
export const pacific: Policies = {
  bombersAttackAtOnce: false,
  bombersStrafe: true,
  aircraftRazeAnything: true,
  escortsFlyAhead: false,
  escortsDrawFire: true,
  criticalsMustExceedArmor: false,
  transportsShareWounds: true,
  carriersFetch: true,
  unloadingIsAMove: true,
  craftTakeLoadedTransports: true,
  craftPassengersAct: true,
  sappersBridge: 'river',
  dropsOnBuildings: true,
  naturalTerrainHurtsDrops: false,
  upgradesShowAtNight: true,
  passengersHideAtNight: false,
  heroes: true,
  promotions: 2,
  leavesTokens: ['grenades', 'hmg', 'mortar', 'bazooka', 'sniper', 'flamethrower'],
  liesAcross: (tags) => !tags.includes('building'),
  soloProduction: { ap: 1, rule: 'SOLOP-HQ-01' },
  tokenNames: {},
};
