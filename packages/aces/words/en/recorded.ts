/**
 * Texts of the record: what a die was rolled for, why the match ended. A phrase that holds another one comes first, so that
 * both are told apart when they are read back.
 */
export const recorded = {
  whoPlacesFirst: 'who places first',
  firstTurn: 'the first turn',
  weather: 'the weather',
  rocket: 'the V2, above 3',
  attacks: '{unit} attacks, {n} or less',
  shootsBack: '{unit} shoots back, {n} or less',
  salvo: '{unit} fires a salvo, {n} or less',

  whichArmies: 'which armies the Automa uses',
  whichUnit: 'which of the equal units acts first',
  whichTargetOn: 'which of the equal targets the {unit} on {hex} takes',
  whichTarget: 'which of the equal targets the {unit} takes',
  whichHexOn: 'which of the equal hexes the {unit} on {hex} takes',
  whichHex: 'which of the equal hexes the {unit} takes',
  whereFiresOn: 'where the {unit} on {hex} fires',
  whereFires: 'where the {unit} fires',
  whichType: 'which type the Automa buys',
  whichFactory: 'which of the equal factories gets the {unit}',

  alliesHold: 'The Allies hold {n} factories.',
  germanyHolds: 'Germany holds {n} factories.',
  alliesDestroyedAll: 'The Allies have destroyed every enemy unit.',
  germanyDestroyedAll: 'Germany has destroyed every enemy unit.',
  alliesHoldMore: 'The Allies hold more factories after the last units fell together.',
  germanyHoldsMore: 'Germany holds more factories after the last units fell together.',
  bothFell: 'The last units of both teams fell together.',
  v2Factories: 'Germany has destroyed five factories with the V2.',
  v2FactoriesOfHalf: 'Germany has destroyed three factories with the V2.',
  v2Launcher: 'The Allies have destroyed the launcher.',
  bulgeDestroyed: 'The Allies have destroyed every German unit.',
  bulgeKept: 'The Allies have kept German tanks from the sea for {n} rounds.',
  bulgeShore: 'Germany has a tank on the seashore.',
};
