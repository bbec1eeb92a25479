import { acesGame } from './game';
import { type AcesSetup, parseSetup } from './setup';

const FOUR = [{ faction: 'germany-1' }, { faction: 'usa' }, { faction: 'germany-2' }, { faction: 'soviet-union' }];
const PARTNERS = [{ faction: 'usa' }, { faction: 'soviet-union' }];
const AUTOMA = { faction: 'random', automa: true };

/** Every kind of table the book knows, and every option at least once. Three people sit at a table for four. */
export const TABLES: Readonly<Record<string, unknown>> = {
  'four players': { seats: FOUR },
  'four players with two sets, weather': { map: 'winter', seats: FOUR, options: { sets: '2', weather: true } },
  'four experienced players, short game': { seats: FOUR, options: { sets: '1+4', shortGame: true } },
  'two players on the half 1-6': { half: '1-6', seats: [FOUR[0], FOUR[1]] },
  'two players on the half 7-12, two sets, mountains': {
    map: 'winter',
    half: '7-12',
    seats: [FOUR[3], FOUR[2]],
    options: { sets: '2', mountains: true, maxPerType: 0 },
  },
  'two experienced players': { half: '7-12', seats: [FOUR[3], FOUR[2]], options: { sets: '1+4' } },
  'two players without dice': { half: '1-6', seats: [FOUR[0], FOUR[3]], options: { diceless: true } },
  'two players against the clock, other readings': {
    half: '1-6',
    seats: [FOUR[0], FOUR[3]],
    options: {
      timerSeconds: 300,
      diceless: true,
      dicelessSupport: true,
      waterPlacementAllUnits: false,
      alliedFactoryEntry: false,
      katyushaFriendlyXp: true,
    },
  },
  'solo on the winter map': { map: 'winter', half: '7-12', seats: [FOUR[2], AUTOMA] },
  'solo with two sets, overkill': {
    half: '1-6',
    seats: [FOUR[1], AUTOMA],
    options: { sets: '2', difficulty: 'overkill', automaInfantryAttacksAfterOrders23: 'always' },
  },
  'solo, experienced start, hard': {
    half: '1-6',
    seats: [AUTOMA, FOUR[3]],
    options: { sets: '1+4', difficulty: 'hard', automaIntercepts: false, automaRolls: true },
  },
  'partners on the full map, weather and mountains': {
    seats: [...PARTNERS, AUTOMA],
    options: { weather: true, mountains: true },
  },
  'partners on half of the map': {
    map: 'winter',
    half: '7-12',
    seats: [...PARTNERS, AUTOMA],
    options: { difficulty: 'easy', timerSeconds: 300 },
  },
  'three people, one with both German factions': {
    seats: FOUR.map((seat, i) => (i % 2 === 0 ? { ...seat, player: 1 } : seat)),
    options: { sets: '1+4' },
  },
  'V2 Rocket Attack': { seats: FOUR, options: { mission: 'v2' } },
  'V2 Rocket Attack in any weather': {
    map: 'winter',
    seats: FOUR,
    options: { mission: 'v2', weather: true, mountains: true, v2MayHitOwnFactories: false },
  },
  'V2 Rocket Attack on half of the map': { half: '1-6', seats: [FOUR[2], FOUR[3]], options: { mission: 'v2' } },
  'V2 Rocket Attack against the Automa': {
    half: '7-12',
    seats: [FOUR[0], AUTOMA],
    options: { mission: 'v2', difficulty: 'hard' },
  },
  'V2 Rocket Attack of partners': { seats: [FOUR[0], FOUR[2], AUTOMA], options: { mission: 'v2' } },
  'the Battle of the Bulge for two': {
    map: 'winter',
    half: '7-12',
    seats: [FOUR[3], FOUR[2]],
    options: { mission: 'bulge', weather: true },
  },
  'the Battle of the Bulge of partners against the Automa': {
    map: 'winter',
    seats: [FOUR[2], FOUR[0], AUTOMA],
    options: { mission: 'bulge', bulgeRounds: 4 },
  },
  'the Battle of the Bulge against two Automas': {
    map: 'winter',
    seats: FOUR.map((seat, i) => (i % 2 === 1 ? { ...seat, automa: true } : seat)),
    options: { mission: 'bulge', bulgeRounds: 3 },
  },
  'the Battle of the Bulge': { map: 'winter', seats: FOUR, options: { mission: 'bulge', bulgeRounds: 3 } },
  'the Battle of the Bulge, experienced, in any weather': {
    map: 'winter',
    seats: FOUR,
    options: { mission: 'bulge', sets: '1+4', weather: true, mountains: true, timerSeconds: 300 },
  },
};

/** A table of the list, ready to be played. */
export function tableOf(name: string): AcesSetup {
  const setup = parseSetup(TABLES[name]);
  if (!setup.ok) throw new Error(`${name}: ${JSON.stringify(setup.problems)}`);
  return setup.value;
}

/** The game with each of these tables as an edition of its own; matches of the Automa alone stay ordinary ones. */
export const acesTables: typeof acesGame = {
  ...acesGame,
  editions: Object.keys(TABLES),
  defaultSetup: (name, seats) =>
    seats === undefined ? tableOf(name) : acesGame.defaultSetup('aces', ['automa', 'automa']),
};
