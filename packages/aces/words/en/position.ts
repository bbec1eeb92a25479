import { shapeEnglish } from '@sandtable/kernel/words';

/** What is wrong with the shape of a position or a set-up; its own sentences by their keys. */
export const shape = {
  ...shapeEnglish,
  own: {
    hex: 'Expected a hex as "column,row" such as "4,7".',
    mapSize: 'Expected "columns x rows" such as 9x9.',
  },
};

/** What is wrong with a position of the right shape. */
export const position = {
  twoSeats: (found: number) => `Expected at least two seats, found ${found}.`,
  noMover: (seat: string, hex: string) => `Expected a unit of ${seat} in its phase "move", found none on ${hex}.`,
  noHex: (found: string) => `Expected a hex of the map, found "${found}".`,
  outsideMap: (size: string, found: string) => `Expected a hex inside ${size}, found "${found}".`,
  noSeat: (seats: readonly string[], found: string) =>
    `Expected one of the seats (${seats.join(', ')}), found "${found}".`,
  noUnitOf: (seat: string, found: string) => `Expected a unit of ${seat}, found "${found}".`,
  hexTaken: (hex: string) => `Expected a free hex, but a unit already stands on ${hex}.`,
  nobodyMarked: (hex: string) => `Expected a unit on ${hex}.`,
  wrongMark: (from: string, to: string) =>
    `Expected an enemy beside ${from} that the unit there may attack, found the unit on ${to}.`,
  noFactory: (hex: string) => `Expected a factory on ${hex}, found none.`,
  notAlly: 'Expected the ally of the seat.',
  notPartners: 'Expected the seat whose purse is shared, which shares nobody else’s.',
  factoryTwice: (hex: string) => `Expected every factory once, found ${hex} again.`,
  tokenTwice: (hex: string) => `Expected one token on a hex, found two on ${hex}.`,
  oneLauncher: 'Expected one launcher, found a second one.',
  launcherOfMission: 'Expected a launcher only in the V2 mission ("v2"), found one without.',
  meant: (problem: string) => `${problem} A deliberate "what if" says "whatIf: true".`,
  oneTeam: 'Expected seats of both sides, found only one side (AA-PLAYERS-06).',
  germanController: 'Expected a German seat to fire the rocket.',
  foundAlready: 'Expected no face-down launcher once it is found (AA-V2-11).',
  cannotStand: (unit: string) => `Expected ground on which it can stand, found ${unit}.`,
  enemyFactory: (unit: string) => `Expected no unit in a factory of the enemy, found ${unit} (AA-FACTORY-07).`,
  onToken: (hex: string) => `Expected a hex without a token, found a unit on ${hex} (AA-V2-08).`,
  nothingToRepair: 'Expected damage to repair, found none (AA-REPAIR-01).',
  noToken: (found: string) => `Expected one of the tokens, found "${found}".`,
};
