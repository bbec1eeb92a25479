import { gmGame } from './game';
import type { GmSetup, Options } from './setup';
import { grand } from './tables.fixture';

/** The optional rules of the books, each as a table agrees on it (2GM-OPT-01). */
const OPTIONAL: Readonly<Record<string, Partial<Options>>> = {
  'Field Marshal': { fieldMarshal: true },
  'Lend-Lease': { lendLease: true },
  'Large Field': { largeField: true },
  'Starting Deployment': { startingDeployment: true },
  'Upgrade Token Drop': { tokenDrop: true },
  'Tactical Artillery Attack': { tacticalArtillery: true },
  'Additional Shielding': { shielding: true },
  'Self-Propelled Artillery': { selfPropelled: true },
  'Smoke Canister': { smokeCanister: true },
  'Successful Hit Table': { hitTable: true },
  'Terrain during play': { inGameTerrain: true },
  'Advanced Deployment': { advancedDeployment: true },
  'Changing weather': { weather: 'changing' },
  'Night combat': { night: true },
  'Arctic warfare': { arctic: true },
};

export interface Pair {
  readonly name: string;
  readonly options: Partial<Options>;
}

/** Every two of them. */
export const PAIRS: readonly Pair[] = Object.keys(OPTIONAL).flatMap((one, i, names) =>
  names.slice(i + 1).map((two) => ({ name: `${one} and ${two}`, options: { ...OPTIONAL[one], ...OPTIONAL[two] } })),
);

function setupOf(name: string): GmSetup {
  const at = PAIRS.findIndex((pair) => pair.name === name);
  // the editions by turns: every rule meets others in both
  const table =
    at % 2 === 0
      ? grand('pacific', 'usa', 'japan', PAIRS[at]?.options)
      : grand('tactics', 'germany', 'ussr', PAIRS[at]?.options);
  const setup = gmGame.rules.parseSetup(table);
  if (!setup.ok) throw new Error(`${name}: ${JSON.stringify(setup.problems)}`);
  return setup.value;
}

/** The game with each pair of optional rules as an edition of its own; nobody but chance plays it. */
export const gmPairs: typeof gmGame = {
  ...gmGame,
  opponents: {},
  editions: PAIRS.map((pair) => pair.name),
  defaultSetup: setupOf,
};
