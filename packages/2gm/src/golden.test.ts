import { fileURLToPath } from 'node:url';
import { expectGolden } from '@sandtable/testkit';
import { describe, it } from 'vitest';
import { gmGame } from './game';

describe('golden playthroughs', () => {
  it.each(['tactics', 'pacific'])('plays the first turns of %s as on file', (edition) => {
    const setup = gmGame.defaultSetup(edition);
    const file = fileURLToPath(new URL(`./golden/${edition}.txt`, import.meta.url));
    // giving up would end it too soon, and a whole match is more than anybody reads
    expectGolden(gmGame, { ...setup, options: { ...setup.options, surrender: false, maxTurns: 8 } }, 'golden', file);
  });
});
