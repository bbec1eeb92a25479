/** What goes into the odds of an attack, and what may come of it. */
export const odds = {
  onlyAttacks: 'Only an attack has odds, e.g. "attack 4,7 5,7".',
  forbidden: (why: string, rule: string) => `${why} (${rule})`,
  doing: {
    attacks: (unit: string) => `${unit} attacks`,
    salvo: (unit: string) => `${unit} fires a salvo`,
    shootsBack: (unit: string) => `${unit} shoots back`,
  },
  dice: (doing: string, damage: number) => `${doing} with ${damage} damage: dice`,
  fixedHits: (doing: string, damage: number) => `${doing} with ${damage} damage: fixed hits`,
  hitsUpTo: (unit: string, level: string) => `${unit} as ${level}: a die hits up to`,
  moreHits: (unit: string, level: string) => `${unit} as ${level}: more hits`,
  redDice: {
    arms: 'Combined arms',
    wingman: 'Another aircraft',
    wingmen: 'Two or more other aircraft',
  },
  withArms: (label: string, arms: readonly string[]) => `${label}: ${arms.join(', ')}`,
  inForest: (unit: string, table: readonly number[]) =>
    `${unit} in a forest (${table.join(', ')}): hits that destroy it`,
  inOpen: (unit: string, table: readonly number[]) => `${unit} in the open (${table.join(', ')}): hits that destroy it`,
  amount: (damage: number, destroyed: boolean) => (destroyed ? `${damage} (destroyed)` : String(damage)),
  exchange: (dealt: string, taken: string) => `${dealt} dealt, ${taken} taken`,
  nothingHit: 'nothing hit',
  hit: (unit: string, amount: string) => `${unit} ${amount}`,
  hits: (hits: readonly string[]) => hits.join(', '),
};
