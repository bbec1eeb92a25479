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

/** Heroes and Generals, and some for them to lead. */
function leaders(nation: Nation, edition: Edition): object {
  const heroes = edition === 'pacific' ? catalogue.heroes.filter((card) => card.nation === nation) : [];
  const led = catalogue.units.filter(
    (card) => card.nation === nation && !card.scenarioOnly && ['infantry', 'tank', 'aircraft'].includes(card.type),
  );
  const general = new Array<string>(8).fill('support/general');
  return { nation, deck: [...heroes, ...heroes, ...led].map((card) => card.id).concat(general), recruit: 5 };
}

/** Nothing but aircraft: they meet. */
function winged(nation: Nation): object {
  const aircraft = catalogue.units.filter((card) => card.nation === nation && card.type === 'aircraft');
  return { nation, deck: [...aircraft, ...aircraft, ...aircraft, ...aircraft].map((card) => card.id), recruit: 5 };
}

function fleet(side: 'south' | 'north', card: string): object {
  return { at: 'hq', side, card };
}

/** What a scenario lays out, for people or for solo opponents. */
function landing(scenario: string, nations: readonly [string, string], solo: object | null): object {
  const decks: Readonly<Record<string, string>> = { usa: 'usa-pacific', japan: 'japan-pacific' };
  const seats = nations.map((nation) => ({
    nation,
    deck: decks[nation] ?? `${nation}-starter`,
    ...(solo === null ? {} : { solo }),
  }));
  return { edition: scenario === 'normandy' ? 'tactics' : 'pacific', seats, scenario, options: { surrender: false } };
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
  'Pacific, dogfights': {
    edition: 'pacific',
    seats: [winged('usa'), winged('japan')],
    options: { points: 1000, surrender: false },
  },
  'Pacific, two air fleets face to face': {
    position: {
      game: '2gm',
      edition: 'pacific',
      phase: 'shooting',
      south: { nation: 'usa', recruit: 5, deck: 30 },
      north: { nation: 'japan', recruit: 5, deck: 30 },
      units: [
        ...['b-25-mitchell', 'b-17', 'p-51-mustang', 'p-40-warhawk', 'p-38-lightning'].map((card) =>
          fleet('south', card),
        ),
        ...['mits-a6m-zero', 'nakajima-ki-43', 'mits-a6m-zero', 'aichi-d3a'].map((card) => fleet('north', card)),
      ],
    },
  },
  'Tactics, dogfights': {
    edition: 'tactics',
    seats: [winged('germany'), winged('ussr')],
    options: { points: 1000, surrender: false, bomberTiming: 'shootingPhase' },
  },
  'Pacific, those who lead the United States and Japan': {
    edition: 'pacific',
    seats: [leaders('usa', 'pacific'), leaders('japan', 'pacific')],
    options: { points: 1000, surrender: false },
  },
  'Pacific, those who lead Germany and the United Kingdom': {
    edition: 'pacific',
    seats: [leaders('germany', 'pacific'), leaders('uk', 'pacific')],
    options: { points: 1000, surrender: false },
  },
  'Pacific, those who lead the Soviet Union and Italy': {
    edition: 'pacific',
    seats: [leaders('ussr', 'pacific'), leaders('italy', 'pacific')],
    options: { points: 1000, surrender: false, tokenDrop: true },
  },
  'Pacific, a landing': landing('tarawa', ['usa', 'japan'], null),
  'Tactics, a landing': landing('normandy', ['usa', 'germany'], null),
  'Tactics, solo opponents': {
    edition: 'tactics',
    seats: [
      { ...starter('uk', 'uk-starter'), solo: { system: 'tactics', type: 'offensive' } },
      { ...starter('germany', 'germany-starter'), solo: { system: 'tactics', type: 'defensive' } },
    ],
    options: { surrender: false },
  },
  'Tactics, solo opponents who place units beforehand': landing('normandy', ['usa', 'germany'], {
    system: 'tactics',
    predeploy: 6,
  }),
  'Pacific, solo opponents who place units beforehand': landing('tarawa', ['usa', 'japan'], {
    system: 'pacific',
    predeploy: 6,
  }),
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
