import { type Rng, randomBelow } from '@sandtable/kernel';
import { catalogue } from './content/index';
import { type Edition, type Nation, sideOf } from './content/types';
import { gmGame } from './game';
import type { GmSetup } from './setup';

function starter(nation: string, deck: string): object {
  return { nation, deck };
}

/** One of every card the nation may bring, so that everything comes into play sooner or later. */
function everything(nation: Nation, edition: Edition): object {
  const units = catalogue.units.filter((card) => card.nation === nation && !card.scenarioOnly);
  const support = catalogue.support.filter((card) => card.nations === 'any' || card.nations.includes(nation));
  const heroes = edition === 'pacific' ? catalogue.heroes.filter((card) => card.nation === nation) : [];
  const friend = catalogue.units.find(
    (card) => card.nation !== nation && sideOf(card.nation) === sideOf(nation) && !card.scenarioOnly,
  );
  return {
    nation,
    deck: [...units, ...support, ...heroes].map((card) => card.id),
    aside: support.flatMap((card) => (card.setup && friend !== undefined ? [friend.id] : [])),
    recruit: 5,
  };
}

const FLYING: readonly string[] = ['paratroopers', 'anti-aircraft'];

/** Aircraft, those who jump out of them, and those who shoot at both. */
function airborne(nation: Nation): object {
  const units = catalogue.units.filter(
    (card) =>
      card.nation === nation &&
      !card.scenarioOnly &&
      (card.type === 'aircraft' || card.tags.some((tag) => FLYING.includes(tag))),
  );
  const jump = catalogue.support.filter(
    (card) =>
      ['support/paratroopers', 'support/c-47-skytrain', 'support/kamikaze'].includes(card.id) &&
      (card.nations === 'any' || card.nations.includes(nation)),
  );
  return { nation, deck: [...units, ...units, ...units, ...jump, ...jump].map((card) => card.id), recruit: 5 };
}

export function grand(edition: Edition, south: Nation, north: Nation, options: object = {}): object {
  return {
    edition,
    seats: [everything(south, edition), everything(north, edition)],
    options: { points: 1000, surrender: false, ...options },
  };
}

const OTHER_READINGS = {
  critPenetration: 'gt',
  rangeMetric: 'straightLine',
  smokeLineOfFire: 'centerLine',
  difficultEnterNeedsFullMove: true,
  terrainShareDamage: 'all',
  terrainStackCover: false,
  terrainPlaceAlternating: true,
  suppressionMovement: 'reduceBy1',
  assaultReactionIgnoresArmor: true,
  coverRequireArmored: true,
  promotionRequiresKill: false,
};

/** Both editions, every army of ours, every card and every option at least once. */
export const TABLES: Readonly<Record<string, unknown>> = {
  'Pacific, the decks of the book': {
    edition: 'pacific',
    seats: [starter('usa', 'usa-pacific'), starter('japan', 'japan-pacific')],
    options: { surrender: false },
  },
  'Tactics, the British against the Germans': {
    edition: 'tactics',
    seats: [starter('uk', 'uk-starter'), starter('germany', 'germany-starter')],
    options: { maxTurns: 40 },
  },
  'Tactics, the Soviets against the Italians': {
    edition: 'tactics',
    seats: [starter('ussr', 'ussr-starter'), starter('italy', 'italy-starter')],
    options: { surrender: false },
  },
  'Tactics, every card of the United States and of Germany': grand('tactics', 'usa', 'germany'),
  'Tactics, every card of the Soviet Union and of Italy': grand('tactics', 'ussr', 'italy'),
  'Pacific, every card of the United Kingdom and of Japan': grand('pacific', 'uk', 'japan'),
  'Pacific, every card of Japan and of the United States': grand('pacific', 'japan', 'usa'),
  'Pacific, other readings': grand('pacific', 'germany', 'ussr', OTHER_READINGS),
  'Tactics, shields, barrages and changing weather': grand('tactics', 'italy', 'uk', {
    critPenetration: 'gte',
    shielding: true,
    tacticalArtillery: true,
    tokenDrop: true,
    weather: 'changing',
    inGameTerrain: true,
    lendLease: true,
  }),
  'Tactics, self-propelled guns, recruits and a storm in the snow': {
    edition: 'tactics',
    seats: [
      { ...everything('germany', 'tactics'), recruit: 2 },
      { ...everything('uk', 'tactics'), recruit: 1 },
    ],
    options: {
      points: 1000,
      surrender: false,
      selfPropelled: true,
      tacticalArtillery: true,
      tacticalArtilleryDamage: 0,
      weather: 'storm',
      arctic: true,
      transportShareWounds: 'yes',
      bomberTiming: 'shootingPhase',
      promotionMax: 3,
    },
  },
  'Pacific, smoke canisters, lent HP and air raids at once': grand('pacific', 'usa', 'japan', {
    smokeCanister: true,
    lendLease: true,
    bomberTiming: 'atOnce',
    aaMayTargetParked: true,
    transportShareWounds: 'no',
    weather: 'rolled',
    shielding: true,
    maxTurns: 60,
  }),
  'Tactics, two against one': {
    edition: 'tactics',
    seats: [starter('uk', 'uk-starter'), starter('germany', 'germany-starter'), starter('ussr', 'ussr-starter')],
    options: { surrender: false, teamPoints: 'fullEach' },
  },
  'Pacific, two copies of the game': {
    edition: 'pacific',
    seats: [
      starter('usa', 'usa-pacific'),
      starter('japan', 'japan-pacific'),
      starter('uk', 'uk-starter'),
      starter('germany', 'germany-starter'),
    ],
    options: { surrender: false, teamPoints: 'fullEach', teamRoles: 'rolled', twoCopies: true },
  },
  'Tactics, four at night with their Generals': {
    edition: 'tactics',
    seats: (['usa', 'germany', 'uk', 'italy'] as const).map((nation) => everything(nation, 'tactics')),
    options: {
      points: 1000,
      surrender: false,
      teamPoints: 'fullEach',
      night: true,
      fieldMarshal: true,
      startingDeployment: true,
      largeField: true,
      advancedDeployment: true,
      inGameTerrain: true,
    },
  },
  'Pacific, three at night with lent HP and artillery': {
    edition: 'pacific',
    seats: (['japan', 'usa', 'germany'] as const).map((nation) => everything(nation, 'pacific')),
    options: {
      points: 1000,
      surrender: false,
      teamPoints: 'fullEach',
      teamRoles: 'rolled',
      night: true,
      lendLease: true,
      tacticalArtillery: true,
      selfPropelled: true,
      smokeCanister: true,
      tokenDrop: true,
      startingDeployment: true,
      largeField: true,
    },
  },
  'Pacific, in the air': {
    edition: 'pacific',
    seats: [airborne('usa'), airborne('japan')],
    options: { points: 1000, surrender: false },
  },
  'Tactics, in the air': {
    edition: 'tactics',
    seats: [airborne('germany'), airborne('uk')],
    options: { points: 1000, surrender: false },
  },
  'Pacific, the hit table at night': grand('pacific', 'usa', 'japan', { hitTable: true, night: true, tokenDrop: true }),
};

/** A table of the list, ready to be played; its decks are legal. */
export function tableOf(name: string): GmSetup {
  const setup = gmGame.rules.parseSetup(TABLES[name]);
  if (!setup.ok) throw new Error(`${name}: ${JSON.stringify(setup.problems)}`);
  return setup.value;
}

/** The game with each of these tables as an edition of its own; its opponents play ordinary matches. */
export const gmTables: typeof gmGame = {
  ...gmGame,
  editions: Object.keys(TABLES),
  defaultSetup: (name, seats) =>
    seats === undefined
      ? tableOf(name)
      : gmGame.defaultSetup(name.startsWith('Pacific') ? 'pacific' : 'tactics', seats),
};

/** Anything of a list. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  const found = list[randomBelow(rng, list.length)];
  if (found === undefined) throw new RangeError('There is nothing to pick from.');
  return found;
}
