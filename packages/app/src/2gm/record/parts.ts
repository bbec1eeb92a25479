import { type GmEvent, type GmView, seatTitle } from '@sandtable/2gm/table';
import type { RecordParts } from '../../record/parts';
import { backgroundOf } from './background';
import { ledgerOf } from './ledger';
import { GmLogReader } from './log-reader';
import { rollsOf } from './rolls';
import { sideNames } from './words';

function table(view: unknown): GmView['table'] {
  return (view as GmView).table;
}

/** A phase begins, a card is laid aside, a token is turned back: the log has it. */
const QUIET: ReadonlySet<string> = new Set<GmEvent['type']>(['phase', 'discarded', 'flipped', 'readied', 'expired']);

/** How matches of 2GM are told. */
export const gmRecord: RecordParts = {
  quiet: QUIET,
  logReader: (look, t) =>
    new GmLogReader(
      () => table(look()),
      (seat) => seatTitle(table(look()), seat),
      t,
    ),
  logWords: (t) => ({ topics: t.gmRecord.topics, searchHint: t.gmRecord.searchHint }),
  sides: (view, t) => sideNames(table(view), t),
  rolls: rollsOf,
  // 2GM-HITTAB-01: with the table nobody rolls for hits
  diceNote: (view, t) => (table(view).opt.hitTable ? t.gmRecord.hitTable : null),
  background: backgroundOf,
  length: (view, answers, t) => t.gmRecord.length(table(view).turn, answers),
  opponentName: (name, t) => (name === 'greedy' ? t.gmRecord.plainOpponent : t.gmRecord.opponent),
  ledger: ledgerOf,
};
