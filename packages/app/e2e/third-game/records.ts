import type { DuelView } from '@sandtable/testkit/toy';
import type { GameRecords } from '../../src/match/record';

const RULEBOOK = { by: 'opponent', name: 'rulebook' } as const;

export const toyRecords: GameRecords = {
  edition: () => undefined,
  sides: () => ['left', 'right'],
  teams: () => [0, 1],
  battle: async () => null,
  round: (view) => (view as DuelView).turn,
  picture: () => null,
  standIns: () => ['rulebook'],
  occupants: (_setup, person) => [{ by: 'person', name: person }, RULEBOOK],
};
