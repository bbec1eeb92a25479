import { gmGame } from './game';
import { type GmSetup, readSetup } from './setup';

function army(nation: string, deck: string): object {
  return { nation, deck };
}

const USA = army('usa', 'usa-pacific');
const JAPAN = army('japan', 'japan-pacific');
const UK = army('uk', 'uk-starter');
const GERMANY = army('germany', 'germany-starter');
const USSR = army('ussr', 'ussr-starter');
const ITALY = army('italy', 'italy-starter');

/** Both editions, every army of ours and every option at least once. */
export const TABLES: Readonly<Record<string, unknown>> = {
  'Pacific, the decks of the book': { edition: 'pacific', seats: [USA, JAPAN], options: { surrender: false } },
  'Tactics, the British against the Germans': {
    edition: 'tactics',
    seats: [UK, GERMANY],
    options: { surrender: false },
  },
  'Tactics, the Soviets against the Italians': {
    edition: 'tactics',
    seats: [USSR, ITALY],
    options: {
      terrainPlaceAlternating: true,
      terrainStackCover: false,
      coverRequireArmored: true,
      surrender: false,
      maxTurns: 30,
    },
  },
  'Pacific, other readings': {
    edition: 'pacific',
    seats: [JAPAN, USA],
    options: {
      critPenetration: 'gt',
      rangeMetric: 'straightLine',
      smokeLineOfFire: 'centerLine',
      difficultEnterNeedsFullMove: true,
      terrainShareDamage: 'all',
      suppressionMovement: 'reduceBy1',
      assaultReactionIgnoresArmor: true,
      promotionRequiresKill: false,
      surrender: false,
    },
  },
  'Tactics, the Italians against the British': {
    edition: 'tactics',
    seats: [ITALY, UK],
    options: { critPenetration: 'gte', maxTurns: 40 },
  },
  'Pacific, the Germans against the Soviets': {
    edition: 'pacific',
    seats: [GERMANY, USSR],
    options: { surrender: false },
  },
};

/** A table of the list, ready to be played. */
export function tableOf(name: string): GmSetup {
  const setup = readSetup(TABLES[name]);
  if (!setup.ok) throw new Error(`${name}: ${JSON.stringify(setup.problems)}`);
  return setup.value;
}

/** The game with each of these tables as an edition of its own. */
export const gmTables: typeof gmGame = {
  ...gmGame,
  editions: Object.keys(TABLES),
  defaultSetup: (name) => tableOf(name),
};
