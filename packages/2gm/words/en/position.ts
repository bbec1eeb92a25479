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
