/** What is wrong with a set-up. */
export const setup = {
  packMissing: (name: string, hash: string) =>
    `The match is played with the pack "${name}" (${hash}), which is not here: add it, or play with the values of the house.`,
  noMap: (known: readonly string[], found: string) => `Expected one of ${known.join(', ')}, found "${found}".`,
  factionTwice: 'Expected every faction at most once.',
  onlyAutomaByChance: 'Only an Automa leaves its faction to chance.',
  missionNeedsGerman:
    'A mission needs a person on the German side: the Automa has no orders for a rocket or for the coast (AA-RULING-105).',
  playerOfOneTeam: 'One person holds seats of one team, and no Automa is a person (AA-PLAYERS-05).',
  bulgeInWinter: 'The Battle of the Bulge is fought on the winter map (AA-BULGE-01).',
  twoOnHalf: 'Two seats play on one half of the map (AA-PLAYERS-07, AA-PLAYERS-17).',
  twoTeams: 'Two seats belong to different teams (AA-PLAYERS-06).',
  threeAreTwoAndAutoma: 'Three seats are two partners and the Automa against them (AA-PLAYERS-11).',
  fourOnFullMap: 'Four factions play on the full map.',
  alliesApart: 'Allied factions never sit next to each other (AA-PLAYERS-35).',
  seatCount: (found: number) => `Expected 2, 3 or 4 seats, found ${found}.`,
};
