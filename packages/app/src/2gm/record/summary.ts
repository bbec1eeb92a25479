import type { GmView } from '@sandtable/2gm/table';
import type { Sentences } from '../../i18n/catalogue.svelte';
import type { Catalogue } from '../../i18n/with-gm-retold';
import type { SummaryParts } from '../../record/parts';
import { ledgerOf } from './ledger';

/** How matches of 2GM are summed up. */
export function gmSummary(said: Sentences<Catalogue>): SummaryParts {
  return {
    length: (view, answers) => said.t.gmRecord.length((view as GmView).table.turn, answers),
    opponentName: (name) => (name === 'rulebook' ? said.t.gmRecord.opponent : (said.t.matches.opponents[name] ?? name)),
    ledger: (match) => ledgerOf(match, said.t),
  };
}
