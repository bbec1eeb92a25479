import type { Deck, DeckEntry, DeckRules, Edition, Nation, PackName, UnitType } from '@sandtable/2gm/decks';

/** A deck as it is being built: its cards, and what it is built for. */
export interface DeckDraft {
  readonly nation: Nation;
  readonly edition: Edition;
  /** 2GM-DECK-08, 2GM-DECK-09. */
  readonly points: number;
  /** 0 is no limit (2GM-DECK-19). */
  readonly year: number;
  /** The id of a scenario, empty for a Pitched Battle. */
  readonly scenario: string;
  /** Who commands from the start (2GM-OPT-11); empty for nobody. */
  readonly general: string;
  /** Held to what lies in the boxes one owns. */
  readonly boxes: boolean;
  readonly cards: readonly DeckEntry[];
  readonly setAside: readonly string[];
  /** The id of the partner's deck in a team of two; empty without one (2GM-TEAM-03). */
  readonly partner: string;
  /** The owner's pack it is built with; left out or null with the values of the house. */
  readonly pack?: PackName | null;
}

const USUAL_POINTS = 120;
export const MOST_POINTS = 1000;
const MOST_COPIES = 99;

export function emptyDraft(nation: Nation, edition: Edition): DeckDraft {
  return {
    nation,
    edition,
    points: USUAL_POINTS,
    year: 0,
    scenario: '',
    general: '',
    boxes: false,
    cards: [],
    setAside: [],
    partner: '',
    pack: null,
  };
}

export function deckOf({ nation, cards, setAside }: DeckDraft): Deck {
  return { nation, cards, setAside };
}

/** What a scenario keeps out is asked of the list of scenarios, which pages load by themselves. */
export function rulesOf(draft: DeckDraft, forbidden: readonly UnitType[] = []): DeckRules {
  return {
    edition: draft.edition,
    points: draft.points,
    year: draft.year === 0 ? null : draft.year,
    forbidden,
    maxCopies: 'any',
    general: draft.general === '' ? null : `general/${draft.general}`,
  };
}

export function copiesIn({ cards }: Pick<DeckDraft, 'cards'>, id: string): number {
  return cards.find((entry) => entry.id === id)?.copies ?? 0;
}

/** So many copies more; fewer where the number is negative. A card without copies leaves the deck. */
export function withCopies(draft: DeckDraft, id: string, more: number): DeckDraft {
  const copies = Math.max(0, Math.min(MOST_COPIES, copiesIn(draft, id) + more));
  const there = draft.cards.some((entry) => entry.id === id);
  const cards = there
    ? draft.cards.flatMap((entry) => (entry.id !== id ? [entry] : copies === 0 ? [] : [{ id, copies }]))
    : copies === 0
      ? draft.cards
      : [...draft.cards, { id, copies }];
  return { ...draft, cards };
}

/** Another nation brings other cards: those that only the old one may have leave the deck. */
export function inNation(draft: DeckDraft, nation: Nation, mayBring: (id: string) => boolean): DeckDraft {
  return {
    ...draft,
    nation,
    general: '',
    setAside: [],
    partner: '',
    cards: draft.cards.filter(({ id }) => mayBring(id)),
  };
}
