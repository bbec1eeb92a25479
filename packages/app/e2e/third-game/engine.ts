import { hosted } from '@sandtable/host';
import { toyGame } from '@sandtable/testkit/toy';
import type { GameEngine } from '../../src/game-module';
import { toyRecords } from './records';

export const engine: GameEngine = { open: async () => hosted(toyGame), records: toyRecords };
