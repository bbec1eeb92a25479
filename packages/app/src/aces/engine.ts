import { acesIn } from '@sandtable/aces';
import { withCommander } from '@sandtable/commander/aces';
import { hosted } from '@sandtable/host';
import type { GameEngine } from '../game-module';
import { ACES_WORDS } from './languages';
import { acesRecords } from './records';

export const engine: GameEngine = {
  open: async (locale) => hosted(withCommander(acesIn(await ACES_WORDS[locale]()))),
  records: acesRecords,
};
