import { i18n } from '../../i18n/with-forms';
import { recordOf } from '../../new-match/remembered';
import { type AgreedTerms, termsIn } from '../../new-match/term';
import { BOOK_CHOICES, RULING_CHOICES } from './choices';
import { DEFAULT_OPTIONS } from './draft';

/** What a table of Aces & Armor plays by, from its set-up. */
export function agreedTerms(setup: unknown): AgreedTerms {
  const options = recordOf(recordOf(setup).options);
  const { options: words } = i18n.t.newMatch;
  const chosen = termsIn([...BOOK_CHOICES, ...RULING_CHOICES], words, DEFAULT_OPTIONS, options);
  return { briefing: null, options: chosen, byLot: false };
}
