import type { Catalogue, Deck, PackName } from '@sandtable/2gm/decks';
import { newId } from '../match/record';
import { type DeckDraft, emptyDraft } from './draft';

/** A deck as it was once, with a word about it. */
export interface DeckVersion {
  readonly at: number;
  readonly note: string;
  readonly draft: DeckDraft;
}

/** A deck as it is kept in the browser. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  /** Counts the changes; who changes an older one is told. */
  readonly rev: number;
  readonly changed: number;
  readonly draft: DeckDraft;
  /** The oldest first. */
  readonly versions: readonly DeckVersion[];
}

export const LONGEST_NAME = 60;
/** The oldest leave first. */
const MOST_VERSIONS = 50;

export function newDeck(name: string, draft: DeckDraft): KeptDeck {
  return { id: newId(), name: name.slice(0, LONGEST_NAME), rev: 0, changed: Date.now(), draft, versions: [] };
}

/** A deck that came from elsewhere, with the usual battle around it. */
export function draftOf(
  deck: Deck,
  edition: DeckDraft['edition'],
  points?: number,
  pack: PackName | null = null,
): DeckDraft {
  const empty = emptyDraft(deck.nation, edition);
  return { ...empty, points: points ?? empty.points, cards: deck.cards, setAside: deck.setAside, pack };
}

/** The edition whose boxes hold most of the cards. */
export function editionOf(deck: Deck, catalogue: Catalogue): DeckDraft['edition'] {
  const printed = (edition: DeckDraft['edition']): number =>
    deck.cards.filter(({ id }) => {
      const card = catalogue.byId.get(id);
      return card !== undefined && 'editions' in card && card.editions.includes(edition);
    }).length;
  return printed('pacific') > printed('tactics') ? 'pacific' : 'tactics';
}

export function withVersion(deck: KeptDeck, note: string): KeptDeck {
  const version: DeckVersion = { at: Date.now(), note: note.trim().slice(0, 200), draft: deck.draft };
  return { ...deck, versions: [...deck.versions, version].slice(-MOST_VERSIONS) };
}
