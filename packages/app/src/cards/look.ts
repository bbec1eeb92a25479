import type { Catalogue } from '../i18n/with-cards';
import type { CardEntry } from './entry';

/** Whose it is and what it is, in one line. */
export function hintOf(entry: CardEntry, t: Catalogue): string {
  return [entry.nationName, t.cards.types[entry.type] ?? ''].filter((part) => part !== '').join(' · ');
}
