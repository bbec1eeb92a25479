import { fileURLToPath } from 'node:url';
import { corpusTests } from '@sandtable/testkit';
import NUMBERS from '../content/numbers.json';
import { houseCards } from './content/cards';
import { NATURALS, UPGRADES } from './content/types';
import { gmGame } from './game';
import { FILES } from './scenario/files';
import { TABLES } from './tables.fixture';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Every scenario of ours, for people on both sides. */
function scenarios(): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const { id, edition } of FILES) {
    const table = gmGame.tableFor?.(edition, { scenario: id });
    if (table?.ok !== true) throw new Error(`The scenario ${id} cannot be laid out.`);
    out[`scenario ${id}`] = table.value;
  }
  return out;
}

corpusTests(
  {
    game: gmGame,
    tables: { ...TABLES, ...scenarios() },
    opponentAt: (s, seat) => (s.seats[seat]?.solo == null ? null : (gmGame.opponents.rulebook ?? null)),
    folder: at('../corpus'),
    versionFile: at('./version.ts'),
    numbers: NUMBERS,
  },
  { cards: houseCards.cards.map((card) => card.id), upgrades: UPGRADES, naturals: NATURALS },
);
