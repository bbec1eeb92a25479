import { acesGame, acesIn } from '@sandtable/aces';
import { analyse, withCommander } from '@sandtable/commander/aces';
import { hosted } from '@sandtable/host';
import type { GameEngine } from '../game-module';
import { ACES_WORDS } from './languages';
import { acesRecords } from './records';

export const engine: GameEngine = {
  open: async (locale) => hosted(withCommander(acesIn(await ACES_WORDS[locale]()))),
  records: acesRecords,
  // thoughts are facts: the language does not matter
  opponents: withCommander(acesGame).opponents as unknown as NonNullable<GameEngine['opponents']>,
  analyse,
};
