/** What is wrong with a set-up. */
export const setup = {
  packMissing: (name: string, hash: string) =>
    `The match is played with the pack "${name}" (${hash}), which is not here: add it, or play with the values of the house.`,
  seatCount: (found: number) => `Expected 2, 3 or 4 seats, found ${found} (2GM-DECK-01).`,
  twoCopiesGameNeed: 'Two copies of the game need four players (2GM-TEAM-16).',
  noCard: (unknown: string) => `There is no card "${unknown}".`,
  expectedFiveNumbersCards: 'Expected five numbers of cards (SOLOP-DECK-21).',
  soloOpponentsPlayOne: 'The solo opponents play one against one (SOLOP-GEN-01).',
  generalLeadsFromStart: 'A General leads from the start with the optional rule Field Marshal only (2GM-OPT-11).',
  expectedGeneralFound: (nation: string, generals: readonly string[], found: string) =>
    `Expected a General of ${nation}: ${generals.join(', ')}; found "${found}".`,
  options: {
    fieldMarshal: 'Field Marshal',
    lendLease: 'Lend-Lease',
    largeField: 'Large Field',
    startingDeployment: 'Starting Deployment',
  },
  pitchedBattlesOnly2gm: (option: string) => `${option} is for Pitched Battles only (2GM-OPT-03).`,
  decksSideCostPoints: (points: number, most: number) =>
    `The decks of the side cost ${points} points of ${most} (2GM-TEAM-05).`,
  playerCount: (found: number) => `Expected 2, 3 or 4 players, found ${found}.`,
  noScenarioExpectedOne: (found: string, known: readonly string[]) =>
    `There is no scenario "${found}": expected one of ${known.join(', ')}, or a file.`,
  expectedOneFound: (known: readonly string[], found: string) =>
    `Expected one of ${known.join(', ')}, found "${found}".`,
  scenarioEdition: (title: string, edition: string) => `The scenario "${title}" is of the edition ${edition}.`,
  expectedNation: (nation: string) => `Expected ${nation}.`,
};
