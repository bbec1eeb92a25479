import type { AcesView } from '@sandtable/aces';
import type { RecordParts } from '../../record/parts';
import { ledgerOf } from './ledger';
import { AcesLogReader } from './log-reader';
import { rollsOf } from './rolls';
import { hasFixedHits, logWords, sideNames } from './words';

function table(view: unknown): AcesView['table'] {
  return (view as AcesView).table;
}

/** How matches of Aces & Armor are told. */
export const acesRecord: RecordParts = {
  quiet: new Set(),
  logReader: (look, t) => new AcesLogReader(() => table(look()), logWords(t)),
  logWords: (t) => ({ topics: t.record.log.topics, searchHint: t.record.log.searchHint }),
  sides: (view, t) => sideNames(table(view), t),
  rolls: rollsOf,
  diceNote: (view, t) => (hasFixedHits(table(view)) ? t.record.dice.fixed : null),
  background: () => null,
  length: (view, answers, t) => t.record.summary.length(table(view).round, answers),
  opponentName: (_name, t) => t.record.summary.opponent,
  ledger: ledgerOf,
};
