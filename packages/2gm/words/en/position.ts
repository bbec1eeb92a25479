/** What is wrong with a position of the right shape. */
export const position = {
  expectedOneOf: (known: readonly string[], found: string) => `Expected one of ${known.join(', ')}, found "${found}".`,
  expectedLessDamageThan: (terrain: string, hp: number, damage: number) =>
    `Expected less damage than ${terrain} takes (${hp}), found ${damage}.`,
  expectedOneTerrainCard: (space: string) => `Expected one Terrain card on ${space}, found two (2GM-FIELD-07).`,
  expectedBuildingLieRuins: (name: string) => `Expected a building to lie in ruins, found ${name}.`,
  expectedOneMineFound: (at: string) => `Expected one mine on ${at}, found two.`,
  expectedMineFound: (card: string) => `Expected a mine, found "${card}".`,
  expectedBridgeOverTwo: (text: string) =>
    `Expected a bridge over two river spaces, one above the other, found ${text} alone.`,
  expectedFewerThanHp: (hp: number, wounds: number) => `Expected fewer than its ${hp} HP, found ${wounds}.`,
  expectedFreeSpaceBut: (space: string) => `Expected a free space, but a unit already stands on ${space}.`,
  expectedUpgradeFound: (unit: string, listed: readonly string[], found: string) =>
    `Expected an upgrade of ${unit} (${listed.join(', ') || 'none'}), found "${found}".`,
  unknownLiesFaceDown: 'Expected a card that is known, or "faceDown: true" on a space of the field.',
  expectedUnit: (text: string) => `Expected a unit on ${text}.`,
  expectedUnitCarriesRoom: 'Expected the unit that carries it, with room, and "at: craft".',
  expectedSouthsPartner: 'Expected "south-2" before "north-2": with three players south has the partner (2GM-TEAM-01).',
  expectedOneFieldMarshal: 'Expected one Field Marshal for each side (2GM-TEAM-02).',
  expectedPlayerThere: (there: readonly string[], found: string) =>
    `Expected one of the players ${there.join(', ')}, found "${found}".`,
  expectedEnemyUnitNext: (text: string) => `Expected an enemy unit next to it, found ${text}.`,
  meant: (problem: string) => `${problem} A deliberate "what if" says "whatIf: true".`,
  hqHasFallen: 'Expected an HQ with HP left, found none: the match would be over (2GM-VICTORY-01).',
  laterTurn: (now: number, found: number) => `Expected a turn up to the present one (${now}), found ${found}.`,
  tooLong: (what: string, until: number) => `Expected an end within the next turns (${what}), found turn ${until}.`,
  alongRow: (spaces: readonly string[]) => `Expected spaces side by side in a row, found ${spaces.join(', ')}.`,
  atMost: (most: number, found: number) => `Expected at most ${most}, found ${found}.`,
  faceDownByDay: 'Expected a unit face up: only at night they lie face down (2GM-NIGHT-03).',
  infantryAssaults: (unit: string) => `Expected infantry to assault, found ${unit} (2GM-ASSAULT-02).`,
  assaultsInTurn: (side: string) => `Expected an assault of ${side}, whose turn it is (2GM-ASSAULT-03).`,
  aircraftAtHq: (unit: string) => `Expected ${unit} beside its HQ ("at: hq"), where aircraft wait (2GM-HQ-20).`,
  onlyAircraftAtHq: (unit: string) => `Expected ${unit} on the field: only aircraft wait beside their HQ (2GM-HQ-20).`,
  cannotStandOnWater: (unit: string, space: string) => `Expected ${unit} on land, found it on water (${space}).`,
  craftOnLand: (unit: string, space: string) => `Expected ${unit} on water, found it on land (${space}).`,
  cannotCarry: (carrier: string, passenger: string) =>
    `Expected a unit that can carry ${passenger}, found ${carrier} (2GM-TRANS-01).`,
  friendlyAttacker: (unit: string) => `Expected a unit of the other side, found ${unit}.`,
  oneOfEach: 'Expected at most one offensive and one defensive upgrade on infantry (2GM-DEPLOY-08).',
  playersOfTeam: 'Expected players of the side whose turn it is, and one of them who still acts.',
  notBeforeTheFirst: 'Expected no turn: this phase is before the first one.',
  onlyInSetUp: 'Expected only before the first turn: in the phases hand, bid, terrain and predeployment.',
  onlyWhileLaying: 'Expected only while Terrain cards are laid: in the phase terrain.',
  laidForMore: (bid: number, cost: number) =>
    `Expected Terrain cards for the ${bid} AP bid, found some for ${cost} (2GM-SETUP-10).`,
  kinds: {
    unit: 'unit',
    support: 'support card',
    hero: 'hero',
    general: 'General',
    terrain: 'Terrain card',
  },
  anyCard: 'card',
  expectedSpaceFieldFound: (text: string) => `Expected a space of the field, found "${text}".`,
  expectedNameFound: (kinds: readonly string[], found: string) =>
    `Expected the name of a ${kinds.join(' or ')}, found "${found}".`,
};
