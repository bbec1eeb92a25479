import { fileURLToPath } from 'node:url';
import { corpusTests } from '@sandtable/testkit';
import NUMBERS from '../content/numbers.json';
import { registeredName, UNIT_TYPES } from './content/unit-types';
import { acesGame } from './game';
import { TABLES } from './tables.fixture';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

corpusTests(
  {
    game: acesGame,
    tables: TABLES,
    opponentAt: (s, seat) => (s.seats[seat]?.automa === true ? (acesGame.opponents.automa ?? null) : null),
    folder: at('../corpus'),
    versionFile: at('./version.ts'),
    numbers: NUMBERS,
  },
  { units: UNIT_TYPES.map(registeredName) },
);
