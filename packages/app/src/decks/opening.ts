import type { Catalogue, Nation } from '@sandtable/2gm/decks';
import { sideOf } from '@sandtable/2gm/decks';
import type { Briefing } from '@sandtable/2gm/scenarios';
import type { Occupant, Opening } from '@sandtable/host';
import { RULEBOOK } from '../2gm/records';
import type { DeckDraft } from './draft';

/** Whom a deck meets: the opponent of the book with a nation, or a plain one with a ready deck. */
export interface Adversary {
  readonly id: string;
  readonly nation: Nation;
  /** The id of a ready deck. */
  readonly deck: string;
  readonly by: 'rulebook' | 'greedy';
}

/** Everybody there is to play against: the other side first, then the rest. */
export function adversaries(draft: DeckDraft, briefing: Briefing | null, catalogue: Catalogue): readonly Adversary[] {
  const decks = catalogue.decks.filter(({ nation }) => briefing === null || nation === enemyIn(draft, briefing));
  const all = decks.flatMap(({ id, nation }): Adversary[] => [
    { id: `rulebook/${id}`, nation, deck: id, by: 'rulebook' },
    { id: `greedy/${id}`, nation, deck: id, by: 'greedy' },
  ]);
  const isFoe = ({ nation }: Adversary): boolean => sideOf(nation) !== sideOf(draft.nation);
  const once = all.filter(
    (one, at) =>
      one.by === 'greedy' || all.findIndex((two) => two.by === 'rulebook' && two.nation === one.nation) === at,
  );
  return [...once.filter(isFoe), ...once.filter((one) => !isFoe(one))];
}

function enemyIn({ nation }: DeckDraft, { south, north }: Briefing): Nation {
  return south.nation === nation ? north.nation : south.nation;
}

/** The set-up of a match of the deck against somebody; `own` plays it. */
export function setupAgainst(draft: DeckDraft, code: string, against: Adversary, briefing: Briefing | null): unknown {
  const own = {
    nation: draft.nation,
    deck: code,
    aside: draft.setAside,
    ...(draft.general === '' ? {} : { general: draft.general }),
  };
  const other = {
    nation: against.nation,
    deck: against.deck,
    solo: against.by === 'rulebook' ? { system: draft.edition } : null,
  };
  const isSouth = briefing === null || briefing.south.nation === draft.nation;
  return {
    edition: draft.edition,
    seats: isSouth ? [own, other] : [other, own],
    options: {
      points: Math.max(draft.points, 120),
      year: briefing === null ? draft.year : 0,
      ...(draft.general === '' ? {} : { fieldMarshal: true }),
    },
    ...(briefing === null ? {} : { scenario: briefing.id }),
  };
}

/** The seat the deck sits at in such a set-up. */
export function seatIn(draft: DeckDraft, briefing: Briefing | null): number {
  return briefing === null || briefing.south.nation === draft.nation ? 0 : 1;
}

export function openingAgainst(
  draft: DeckDraft,
  code: string,
  against: Adversary,
  briefing: Briefing | null,
  person: string,
  seed: string,
): Opening {
  const other: Occupant = against.by === 'rulebook' ? RULEBOOK : { by: 'opponent', name: 'greedy' };
  const own: Occupant = { by: 'person', name: person };
  const seats = seatIn(draft, briefing) === 0 ? [own, other] : [other, own];
  return { setup: setupAgainst(draft, code, against, briefing), seed, seats, thoughts: 'open' };
}
