/** Why a match has ended. */
export const endings = {
  alliesHold: (factories: number) => `The Allies hold ${factories} factories.`,
  germanyHolds: (factories: number) => `Germany holds ${factories} factories.`,
  alliesDestroyedAll: 'The Allies have destroyed every enemy unit.',
  germanyDestroyedAll: 'Germany has destroyed every enemy unit.',
  alliesHoldMore: 'The Allies hold more factories after the last units fell together.',
  germanyHoldsMore: 'Germany holds more factories after the last units fell together.',
  bothFell: 'The last units of both teams fell together.',
  v2Factories: 'Germany has destroyed five factories with the V2.',
  v2FactoriesOfHalf: 'Germany has destroyed three factories with the V2.',
  v2Launcher: 'The Allies have destroyed the launcher.',
  bulgeDestroyed: 'The Allies have destroyed every German unit.',
  bulgeKept: (rounds: number) => `The Allies have kept German tanks from the sea for ${rounds} rounds.`,
  bulgeShore: 'Germany has a tank on the seashore.',
};
