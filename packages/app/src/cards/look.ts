import { sideOf } from '@sandtable/2gm/decks';
import type { Catalogue } from '../i18n/with-cards';
import type { CardEntry } from './entry';

/** The Allies wear the colours of the south, the Axis those of the north; cards of everybody wear none. */
export function sideOfEntry({ face }: Pick<CardEntry, 'face'>): number {
  if (face.game === 'aces') return face.unit.faction >= 2 ? 1 : 0;
  if (!('nation' in face.card)) return -1;
  return sideOf(face.card.nation) === 'allies' ? 0 : 1;
}

export function nationName(entry: CardEntry, t: Catalogue): string {
  if (entry.nation === null) return '';
  if (entry.face.game === 'aces') return t.cards.factions[entry.nation] ?? entry.nation;
  return t.gmBoard.nations[entry.nation as keyof typeof t.gmBoard.nations];
}

/** Whose it is and what it is, in one line. */
export function hintOf(entry: CardEntry, t: Catalogue): string {
  return [nationName(entry, t), t.cards.types[entry.type] ?? ''].filter((part) => part !== '').join(' · ');
}
