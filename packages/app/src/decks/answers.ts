import {
  catalogue,
  checkDeck,
  completedDeck,
  type Deck,
  type DeckRules,
  deckCode,
  deckFile,
  deckList,
  deckPoints,
  deckSize,
  deckText,
  type Edition,
  type Mend,
  mendOf,
  type Nation,
  OPENING_HAND,
  type PackName,
  readAnyDeck,
  type SoloSteps,
  type Style,
  soloSteps,
  sortedDeck,
} from '@sandtable/2gm/decks';
import { layPack } from '@sandtable/2gm/laying';
import { randomBelow, seedRng } from '@sandtable/kernel';
import { cardsEngineOf, type Duel, packReaders } from '../cards/engines';
import type { PairOdds } from '../cards/pair-odds';
import { type Boxes, ownedCards } from './boxes';
import type { ReadPack } from './packs';
import type { KeptPack } from './store';

/** A rule the deck breaks, and what would mend it. */
export interface Fault {
  readonly text: string;
  readonly rule: string | null;
  readonly mend: Mend | null;
  /** Odd, but in nobody's way. */
  readonly warning: boolean;
}

/** All that is known of a deck as it stands. */
export interface Looked {
  readonly points: number;
  readonly size: number;
  readonly faults: readonly Fault[];
  readonly legal: boolean;
  readonly code: string;
  readonly text: string;
  readonly file: string;
}

export type Pasted =
  | {
      readonly ok: true;
      readonly name: string;
      readonly deck: Deck;
      readonly unknown: readonly string[];
      readonly pack: PackName | null;
    }
  | { readonly ok: false; readonly message: string };

/** The cards of the worker with the values of the deck's pack: every question says with which. */
function lay(pack: KeptPack | null): void {
  layPack((pack?.pack ?? undefined) as Parameters<typeof layPack>[0]);
}

/** What the worker answers; the engine behind the heavier questions is loaded with the first of them. */
export const answers = {
  look(
    name: string,
    deck: Deck,
    battle: DeckRules,
    boxes: Boxes | null,
    pack: KeptPack | null,
    named: PackName | null,
  ): Looked {
    lay(pack);
    const rules = boxes === null ? battle : { ...battle, maxCopies: ownedCards(deck.nation, boxes, catalogue) };
    const faults = checkDeck(deck, rules, catalogue);
    return {
      points: deckPoints(deck, catalogue, rules.general),
      size: deckSize(deck),
      faults: faults.map((problem) => ({
        text: problem.message,
        rule: problem.rule,
        mend: mendOf(problem, deck, rules, catalogue),
        warning: problem.warning === true,
      })),
      legal: faults.every(({ warning }) => warning === true),
      code: deckCode(deck, catalogue),
      text: deckText(name, sortedDeck(deck, catalogue), catalogue, named),
      file: deckFile(name, deck, named),
    };
  },
  read(text: string): Pasted {
    lay(null);
    const read = readAnyDeck(text, catalogue);
    if (read.ok) return { ok: true, ...read.value };
    return { ok: false, message: read.problems[0]?.message ?? '' };
  },
  complete(
    deck: Deck,
    battle: DeckRules,
    style: Style,
    seed: string,
    boxes: Boxes | null = null,
    pack: KeptPack | null = null,
  ): Deck {
    lay(pack);
    const rules = boxes === null ? battle : { ...battle, maxCopies: ownedCards(deck.nation, boxes, catalogue) };
    return sortedDeck(completedDeck(deck, rules, style, catalogue, seedRng(seed)), catalogue);
  },
  /** An opening hand dealt from the deck. */
  hand(deck: Deck, seed: string): readonly string[] {
    const rng = seedRng(seed);
    const pile = deckList(deck);
    const hand: string[] = [];
    while (hand.length < OPENING_HAND && pile.length > 0) hand.push(...pile.splice(randomBelow(rng, pile.length), 1));
    return hand;
  },
  /** The deck the opponent of the book would build against this one, step by step. */
  solo(deck: Deck, system: Edition, enemy: Nation, year: number, seed: string): SoloSteps {
    return soloSteps(deck, system, enemy, year, seedRng(seed));
  },
  /** A pack as somebody gave it to us, checked; the checks of both games are loaded with the first. */
  async pack(text: string, name: string, now: number, file = ''): Promise<ReadPack> {
    const [{ readPack }, readers] = await Promise.all([import('./read-pack'), packReaders()]);
    return readPack(readers, text, name, now, file);
  },
  /** The text of one of our maps, to begin a further one with. */
  async map(name: 'summer' | 'winter'): Promise<string> {
    const { ourMap } = await import('@sandtable/aces/packs');
    return ourMap(name);
  },
  /** The chances of a card against another. */
  async odds(game: string, duel: Duel): Promise<readonly PairOdds[]> {
    return (await cardsEngineOf(game)?.duel(duel)) ?? [];
  },
};

export type Answers = typeof answers;
