import { inBrief } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import type { GameModule } from '../../src/game-module';
import { toyRecords } from './records';

function missing(): Promise<never> {
  return Promise.reject(new Error('Nobody looks at this in the test.'));
}

/** The toy game as the app's third game: no more than it takes to begin a match, play it and find it again. */
export const toyModule: GameModule<'toy', 'toy'> = {
  id: 'toy',
  tables: [
    {
      id: 'toy',
      edition: null,
      tutorial: null,
      quickMatch: async (person, seed) => ({
        setup: toyGame.defaultSetup('toy', []),
        seed,
        seats: [
          { by: 'person', name: person },
          { by: 'opponent', name: 'rulebook' },
        ],
      }),
      quickMeeting: missing,
    },
  ],
  ruleIds: /^TOY-[A-Z]+-\d+$/,
  book: async () => ({ book: toyGame.book }),
  reader: async () => toyGame.read ?? inBrief,
  records: async () => toyRecords,
  terms: missing,
  cardsAbout: async () => null,
  lay: async () => undefined,
  armies: missing,
  sideNames: () => ({ left: 'Left', right: 'Right' }),
  screens: { table: () => import('./Table.svelte'), form: missing, picture: missing },
  record: { parts: missing, summary: missing, board: missing },
};
