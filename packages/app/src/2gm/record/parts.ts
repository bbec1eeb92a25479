import { areEnemies, type GmEvent, type GmView, seatTitle } from '@sandtable/2gm/table';
import { enemyTurn } from '../../film/enemy-turn';
import type { Sentences } from '../../i18n/catalogue.svelte';
import type { Catalogue } from '../../i18n/with-gm-record';
import type { RecordParts } from '../../record/parts';
import { seatName } from '../play/words';
import { backgroundOf } from './background';
import { digestOf } from './digest';
import { GmLogReader } from './log-reader';
import { rollsOf } from './rolls';
import { sideNames } from './words';

function table(view: unknown): GmView['table'] {
  return (view as GmView).table;
}

/** A phase begins, a card is laid aside, a token is turned back: the log has it. */
const QUIET: ReadonlySet<string> = new Set<GmEvent['type']>(['phase', 'discarded', 'flipped', 'readied', 'expired']);

/** Somebody goes somewhere: an opponent's turn has a dozen of these. */
const BRIEF: ReadonlySet<string> = new Set<GmEvent['type']>(['moved', 'swapped', 'joined', 'loaded', 'unloaded']);

/** How matches of 2GM are told. */
export function gmRecord(said: Sentences<Catalogue>): RecordParts {
  return {
    quiet: QUIET,
    brief: BRIEF,
    logReader: (look) =>
      new GmLogReader(
        () => table(look()),
        (seat) => seatTitle(table(look()), seat),
        said.t,
      ),
    logWords: () => ({ topics: said.t.gmRecord.topics, searchHint: said.t.gmRecord.searchHint }),
    opening: (first) => {
      const { turn, active, phase } = table(first);
      return phase === 'set-up' || turn === 0
        ? null
        : said.t.gmPlay.phase.turn(turn, seatName(table(first), active, said.t.gmPlay));
    },
    sides: (view) => sideNames(table(view), said.t),
    rolls: rollsOf,
    named: (view, seat, wish) =>
      import('../play/wish-words').then(
        ({ wishWords }) => wishWords(table(view), seat, wish, said.t.gmPlay),
        () => wish,
      ),
    // 2GM-HITTAB-01: with the table nobody rolls for hits
    diceNote: (view) => (table(view).opt.hitTable ? said.t.gmRecord.hitTable : null),
    background: (steps, step) => backgroundOf(steps, step, said.t),
    digest: (steps, view, seat) => {
      const turn = enemyTurn(steps, (other) => areEnemies(table(view), seat, other));
      return turn === null ? null : { text: digestOf(turn, table(view), seat, said.t), answers: turn.answers };
    },
  };
}
