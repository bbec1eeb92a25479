import { gmGame, gmIn } from '@sandtable/2gm';
import { analyse, withCommander } from '@sandtable/commander/2gm';
import { hosted } from '@sandtable/host';
import type { GameEngine } from '../game-module';
import { GM_WORDS } from './languages';
import { gmRecords } from './records';

export const engine: GameEngine = {
  open: async (locale) => hosted(withCommander(gmIn(await GM_WORDS[locale]()))),
  records: gmRecords,
  // thoughts are facts: the language does not matter
  opponents: withCommander(gmGame).opponents as unknown as NonNullable<GameEngine['opponents']>,
  analyse,
};
