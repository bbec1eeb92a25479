import type { Edition, Nation } from './content/types';
import { gmGame } from './game';
import type { GmSetup, Options } from './setup';
import { grand } from './tables.fixture';

/** Armies that between them have every card, each in both editions. */
const ARMIES: readonly (readonly [Nation, Nation])[] = [
  ['usa', 'germany'],
  ['japan', 'uk'],
  ['ussr', 'italy'],
  ['usa', 'japan'],
  ['germany', 'ussr'],
  ['italy', 'uk'],
];

/** What else is agreed on: what lies face down meets every optional rule. */
const BESIDE: Readonly<Record<string, Partial<Options>>> = {
  'nothing else': {},
  'what is left lying, canisters, guns that drive': { tokenDrop: true, smokeCanister: true, selfPropelled: true },
  'shields, barrages, another hit table': { shielding: true, tacticalArtillery: true, hitTable: true },
  'units beforehand, a large field, changing weather': {
    startingDeployment: true,
    advancedDeployment: true,
    largeField: true,
    inGameTerrain: true,
    weather: 'changing',
  },
};

function nightOf(edition: Edition, [south, north]: readonly [Nation, Nation], beside: Partial<Options>): GmSetup {
  const setup = gmGame.rules.parseSetup(grand(edition, south, north, { ...beside, night: true }));
  if (!setup.ok) throw new Error(`${edition}, ${south} and ${north} at night: ${JSON.stringify(setup.problems)}`);
  return setup.value;
}

const NIGHTS: ReadonlyMap<string, () => GmSetup> = new Map(
  Object.entries(BESIDE).flatMap(([name, beside]) =>
    ARMIES.flatMap((armies) =>
      (['tactics', 'pacific'] as const).map(
        (edition) => [`${edition}, ${armies.join(' and ')}: ${name}`, () => nightOf(edition, armies, beside)] as const,
      ),
    ),
  ),
);

/** The game with nothing but nights, each an edition of its own: there most is secret. Nobody but chance plays it. */
export const gmNights: typeof gmGame = {
  ...gmGame,
  opponents: {},
  editions: [...NIGHTS.keys()],
  defaultSetup(name) {
    const night = NIGHTS.get(name);
    if (night === undefined) throw new RangeError(`There is no night "${name}".`);
    return night();
  },
};
