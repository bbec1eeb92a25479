import type { Catalogue, Nation } from '@sandtable/2gm/decks';
import { sideOf } from '@sandtable/2gm/decks';
import type { Briefing } from '@sandtable/2gm/scenarios';
import type { Occupant, Opening } from '@sandtable/host';
import type { DeckDraft } from './draft';
import { packForSetup } from './packs';
import type { KeptPack } from './store';

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

/** The deck of a partner (2GM-TEAM-03), with its code. */
export interface Partner {
  readonly draft: DeckDraft;
  readonly code: string;
}

function seatOf(draft: DeckDraft, code: string) {
  return {
    nation: draft.nation,
    deck: code,
    aside: draft.setAside,
    ...(draft.general === '' ? {} : { general: draft.general }),
  };
}

/** The set-up of a match of the deck against somebody; `own` plays it. With a partner two stand against two of the same kind. */
export function setupAgainst(
  draft: DeckDraft,
  code: string,
  against: Adversary,
  briefing: Briefing | null,
  pack: KeptPack | null = null,
  partner: Partner | null = null,
): unknown {
  const own = seatOf(draft, code);
  const other = {
    nation: against.nation,
    deck: against.deck,
    solo: against.by === 'rulebook' ? { system: draft.edition } : null,
  };
  const isSouth = briefing === null || briefing.south.nation === draft.nation;
  return {
    edition: draft.edition,
    seats: both<object>([own, other], partner === null ? null : [seatOf(partner.draft, partner.code), other], isSouth),
    options: {
      points: Math.max(draft.points, partner?.draft.points ?? 0, 120),
      // 2GM-RULING-159: each brings a whole deck
      ...(partner === null ? {} : { teamPoints: 'fullEach' }),
      year: briefing === null ? draft.year : 0,
      ...(draft.general === '' && (partner?.draft.general ?? '') === '' ? {} : { fieldMarshal: true }),
    },
    ...(briefing === null ? {} : { scenario: briefing.id }),
    ...(pack === null ? {} : { pack: packForSetup(pack) }),
  };
}

/** South and north by turns, the partners behind those who began (2GM-TEAM-01). */
function both<T>(first: readonly [T, T], second: readonly [T, T] | null, isSouth: boolean): T[] {
  const pairs = second === null ? [first] : [first, second];
  return pairs.flatMap(([own, other]) => (isSouth ? [own, other] : [other, own]));
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
  pack: KeptPack | null = null,
  partner: Partner | null = null,
): Opening {
  const other: Occupant = { by: 'opponent', name: against.by };
  const own: Occupant = { by: 'person', name: person };
  const pair: readonly [Occupant, Occupant] = [own, other];
  const seats = both(pair, partner === null ? null : pair, seatIn(draft, briefing) === 0);
  return { setup: setupAgainst(draft, code, against, briefing, pack, partner), seed, seats, thoughts: 'open' };
}
