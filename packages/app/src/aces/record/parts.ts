import type { AcesView } from '@sandtable/aces';
import { areEnemies, factionName } from '@sandtable/aces/table';
import { enemyTurn } from '../../film/enemy-turn';
import type { Sentences } from '../../i18n/catalogue.svelte';
import type { Catalogue } from '../../i18n/with-aces-record';
import type { RecordParts } from '../../record/parts';
import { triedWords } from '../play/tried';
import { digestOf } from './digest';
import { AcesLogReader } from './log-reader';
import { rollsOf } from './rolls';
import { hasFixedHits, logWords, sideNames } from './words';

function table(view: unknown): AcesView['table'] {
  return (view as AcesView).table;
}

/** How matches of Aces & Armor are told. */
export function acesRecord(said: Sentences<Catalogue>): RecordParts {
  return {
    quiet: new Set(),
    logReader: (look) => new AcesLogReader(() => table(look()), logWords(said.t)),
    logWords: () => ({ topics: said.t.record.log.topics, searchHint: said.t.record.log.searchHint }),
    opening: (first) => {
      const { phase, round, active, seats } = table(first);
      return phase === 'setup'
        ? null
        : said.t.acesPlay.phase.round(round, said.t.play.factions[factionName(seats[active]?.faction ?? 0)]);
    },
    sides: (view) => sideNames(table(view), said.t),
    rolls: rollsOf,
    named: (view, _, wish) => triedWords(table(view), wish, said.t.acesPlay),
    diceNote: (view) => (hasFixedHits(table(view)) ? said.t.record.fixedHits : null),
    background: () => null,
    digest: (steps, view, seat) => {
      const turn = enemyTurn(steps, (other) => areEnemies(table(view), seat, other));
      return turn === null ? null : { text: digestOf(turn, table(view), seat, said.t), answers: turn.answers };
    },
  };
}
