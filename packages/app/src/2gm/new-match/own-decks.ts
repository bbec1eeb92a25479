import type { KeptDeck } from '../../decks/kept';
import { codeOfKept } from './decks';
import { BY_CODE, type Draft, type SeatDraft } from './draft';

/** A deck of this browser at a seat; where its builder has named a partner's, that one goes to the seat behind (2GM-TEAM-01). The values it was built with come along. */
export function withKeptDeck(draft: Draft, at: number, deck: KeptDeck, mine: readonly KeptDeck[]): Draft {
  const partner = mine.find(({ id }) => id === deck.draft.partner);
  const behind = draft.seats.length > 2 ? (at + 2) % 4 : -1;
  const seats = draft.seats.map((seat, i) => {
    if (i === at) return brought(seat, deck);
    return i === behind && partner !== undefined && (draft.scenario === '' || partner.draft.nation === seat.nation)
      ? brought(seat, partner)
      : seat;
  });
  return { ...draft, seats, pack: deck.draft.pack ?? draft.pack };
}

function brought(seat: SeatDraft, deck: KeptDeck): SeatDraft {
  const { nation, general } = deck.draft;
  return { ...seat, nation, deck: BY_CODE, code: codeOfKept(deck), general };
}
