import { type AcesView, roundOf } from '@sandtable/aces/table';
import type { Sentences } from '../../i18n/catalogue.svelte';
import type { Catalogue } from '../../i18n/with-retold';
import type { SummaryParts } from '../../record/parts';
import { ledgerOf } from './ledger';

/** How matches of Aces & Armor are summed up. */
export function acesSummary(said: Sentences<Catalogue>): SummaryParts {
  return {
    length: (view, answers) => said.t.summary.length(roundOf((view as AcesView).table), answers),
    opponentName: (name) =>
      name === 'automa' || name === 'rulebook' ? said.t.summary.opponent : (said.t.matches.opponents[name] ?? name),
    ledger: (match) => ledgerOf(match, said.t),
  };
}
