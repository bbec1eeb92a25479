/** What a die is rolled for. */
export const rolls = {
  whoPlacesFirst: 'who places first',
  firstTurn: 'the first turn',
  weather: 'the weather',
  rocket: 'the V2, above 3',
  attacks: (unit: string, n: number) => `${unit} attacks, ${n} or less`,
  shootsBack: (unit: string, n: number) => `${unit} shoots back, ${n} or less`,
  salvo: (unit: string, n: number) => `${unit} fires a salvo, ${n} or less`,

  whichArmies: 'which armies the Automa uses',
  whichUnit: 'which of the equal units acts first',
  whichTarget: (unit: string) => `which of the equal targets ${unit} takes`,
  whichHex: (unit: string) => `which of the equal hexes ${unit} takes`,
  whereFires: (unit: string) => `where ${unit} fires`,
  whichType: 'which type the Automa buys',
  whichFactory: (unit: string) => `which of the equal factories gets ${unit}`,
};
