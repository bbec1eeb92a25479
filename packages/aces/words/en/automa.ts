import { countingFor } from '@sandtable/kernel/words';
import { names } from './names';

const count = countingFor('en');

/** What a row of the Automa's tables says of the candidates it keeps; rows of targets go on from "it …". */
const rows = {
  destroyed: 'is destroyed by this attack',
  wouldBeDestroyed: 'would be destroyed if it were in range',
  hasTargetToDestroy: 'has a target that it would destroy',
  infantryByFactory: 'is Infantry beside a neutral factory or one of the Automa',
  cannotShootBack: 'cannot shoot back',
  bomber: 'is a Bomber',
  infantryNearFactory: 'is Infantry that can reach a neutral factory or one of the Automa next turn',
  infantryOnFactory: 'is Infantry on a factory that Infantry of the Automa can reach next turn',
  attackedAlready: 'has been attacked already this turn',
  mostExperience: 'has the most experience',
  lowestAttack: 'has the lowest attack value',
  mostExpensive: 'is the most expensive',
  leastExperience: 'has the least experience',
  hitHardest: 'is hit hardest',
  firstOfEqual: 'meets the first of several equal units',
  higherOrder: 'can fulfil the higher order',
  hasTarget: (ground: string) => `has a target that ${ground}`,
  fighter: 'is a Fighter',
  mostEnemies: 'damages the most enemies',
  fewestFriends: 'damages the fewest friends',
  farFromEnemy: 'furthest from the nearest enemy',
  byRoad: 'on or next to a road',
  inForest: 'in a forest',
  hexesFromEnemy: 'the most hexes away from the nearest enemy',
  hexesFromFriend: 'the fewest hexes away from another unit of the Automa',
  closestToFriend: 'closest to another unit of the Automa',
  closestToStart: 'closest to where it stood',
  hexesFromStart: 'the fewest hexes away from where it stood',
  reachOfInfantry: 'within reach of enemy Infantry',
  nearestToEnemy: 'the one an enemy is nearest to',
  nextEnemiesNearer: 'the one whose next enemies are nearer',
};

/** Why the Automa does what it does. */
export const automa = {
  rows,
  /** A row with the letter the book gives it, e.g. "cannot shoot back (c)". */
  row: (says: string, letter: string) => `${says} (${letter})`,
  grounds: (grounds: readonly string[]) => names.list(grounds),
  unit: (unit: string) => `the ${unit}`,
  unitOn: (unit: string, hex: string) => `the ${unit} on ${hex}`,
  anyUnit: 'any unit',
  sentence: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,

  /** Where a candidate fell behind: what the row asks, and its letter where the book gives it one. */
  lostAt: (says: string, letter: string) => `“${says}” counts more${letter.length === 1 ? ` (row ${letter})` : ''}`,
  lostByDie: 'The die chose between equals',
  chosen: 'chosen',

  usesArmies: (armies: readonly string[]) =>
    `the Automa uses ${count(armies.length, { one: 'army', other: 'armies' })} ${names.list(armies)}`,
  stays: 'stays',
  movesTo: (hex: string) => `moves to ${hex}`,
  staysForDuty: (unit: string, target: string) => `${unit} stays to attack ${target}, which it has intercepted`,
  staysForNobody: (unit: string) => `${unit} stays: there is no enemy it could damage`,
  attacksAfter: (unit: string, moves: string, target: string) => `${unit} ${moves} to attack ${target}`,
  approaches: (unit: string, moves: string, target: string) => `${unit} ${moves}, as close as it gets to ${target}`,
  occupies: (unit: string, hex: string) => `${unit} occupies the factory on ${hex}`,
  goes: (unit: string, moves: string, errand: string) => `${unit} ${moves}, ${errand}`,
  goesAndAttacks: (unit: string, moves: string, errand: string, target: string) =>
    `${unit} ${moves}, ${errand}, and means to attack ${target}`,
  errands: {
    2: 'next to a factory to conquer',
    3: 'one more move from a factory to conquer',
    5: 'towards the closest factory to conquer',
  } as Readonly<Record<number, string>>,
  because: (text: string, grounds: string) => `${text}: it ${grounds}`,
  chosenHex: (sentence: string, hex: string, grounds: string) =>
    `${sentence} Of the hexes that allow it, ${hex} is ${grounds}.`,

  attacks: (unit: string, target: string) => `${unit} attacks ${target}`,
  attacksIntercepted: (unit: string, target: string) => `${unit} attacks ${target}, which it has intercepted`,
  firesAt: (text: string, hex: string, enemies: number) =>
    `${text}, firing at ${hex}: the salvo damages ${count(enemies, { one: '{n} enemy', other: '{n} enemies' })}`,
  holds: (unit: string, why: string) => `${unit} does not attack: ${why}`,
  whyHold: {
    'AA-RULING-96': 'it cannot reach the unit it has intercepted',
    'AA-AUTOMA-17': 'on its way to a factory it fights only whom it destroys (a) or who stands beside one (b)',
    'AA-RULING-87': 'in this match Infantry on its way to a factory attacks nobody',
    'AA-AUTOMA-35': 'it could not damage anybody in range',
    'AA-AUTOMA-01': 'nobody is in range',
  } as Readonly<Record<string, string>>,

  letsPass: (unit: string) => `${unit} may pass`,
  intercepts: (unit: string, target: string) => `${unit} intercepts ${target}`,
  cannotBuy: (unit: string) => `the Automa cannot buy ${unit} and keeps its coins`,
  buys: (unit: string, hex: string) => `the Automa buys ${unit} on the factory ${hex}`,
  buysBecause: (text: string, grounds: string) => `${text}: it is ${grounds}`,
};
