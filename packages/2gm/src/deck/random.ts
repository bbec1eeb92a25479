import { type Rng, randomBelow } from '@sandtable/kernel';
import type { Catalogue } from '../content/catalogue';
import { type DeckCard, UNIT_TYPES, type UnitType } from '../content/types';
import { checkDeck, inBoxes, mostCopies } from './check';
import type { Deck } from './deck';
import { deckPoints } from './points';
import type { DeckRules } from './rules';

/** What a random army leans to: how often a card of each kind is tried. */
export const STYLES = ['balanced', 'infantry', 'armor', 'guns', 'air', 'support'] as const;
export type Style = (typeof STYLES)[number];

type Kind = UnitType | 'support' | 'hero';
const KINDS: readonly Kind[] = [...UNIT_TYPES, 'support', 'hero'];

const USUAL: Readonly<Record<Kind, number>> = {
  infantry: 9,
  artillery: 4,
  tank: 5,
  transport: 3,
  aircraft: 2,
  support: 9,
  hero: 1,
};

const LEANINGS: Readonly<Record<Style, Partial<Record<Kind, number>>>> = {
  balanced: {},
  infantry: { infantry: 24, tank: 2 },
  armor: { tank: 18, transport: 5, infantry: 5 },
  guns: { artillery: 16 },
  air: { aircraft: 10 },
  support: { support: 24 },
};

function kindOf(card: DeckCard): Kind {
  return card.kind === 'unit' ? card.type : card.kind;
}

/**
 * A legal army by chance: starts from `deck` and adds cards that the rules of the battle allow, within what the boxes hold,
 * until no further one fits the points. SETUP cards are left out: they would ask for another choice.
 */
export function completedDeck(deck: Deck, rules: DeckRules, style: Style, catalogue: Catalogue, rng: Rng): Deck {
  const weights = { ...USUAL, ...LEANINGS[style] };
  const cards = deck.cards.map(({ id, copies }) => ({ id, copies }));
  const now = (): Deck => ({ ...deck, cards });
  const copiesOf = (id: string): number => cards.find((entry) => entry.id === id)?.copies ?? 0;
  const allowed = poolOf(deck, rules, catalogue);
  for (;;) {
    const left = rules.points - deckPoints(now(), catalogue, rules.general);
    const fitting = allowed.filter(({ card, most }) => card.cost <= left && copiesOf(card.id) < most);
    const picked = pick(fitting, weights, rng);
    if (picked === null) return now();
    const there = cards.find((entry) => entry.id === picked.id);
    if (there === undefined) cards.push({ id: picked.id, copies: 1 });
    else there.copies++;
  }
}

interface Allowed {
  readonly card: DeckCard;
  readonly most: number;
}

/** What each card may be there of, asked of the deck check itself. */
function poolOf({ nation }: Deck, rules: DeckRules, catalogue: Catalogue): Allowed[] {
  const cards: readonly DeckCard[] = [...catalogue.units, ...catalogue.support, ...catalogue.heroes];
  return cards.flatMap((card) => {
    if (card.kind === 'support' && card.setup) return [];
    const alone: Deck = { nation, cards: [{ id: card.id, copies: 1 }], setAside: [] };
    const forbids = checkDeck(alone, { ...rules, points: 1000 }, catalogue).some((p) => p.warning !== true);
    const most = Math.min(inBoxes(card, { nation }), mostCopies(card, { nation }, rules));
    return forbids || most < 1 ? [] : [{ card, most }];
  });
}

/** First the kind by its weight, then a card of it: nations with many tanks do not bring more of them. */
function pick(fitting: readonly Allowed[], weights: Readonly<Record<Kind, number>>, rng: Rng): DeckCard | null {
  const kinds = KINDS.filter((kind) => fitting.some(({ card }) => kindOf(card) === kind));
  let at = randomBelow(
    rng,
    Math.max(
      1,
      kinds.reduce((sum, kind) => sum + weights[kind], 0),
    ),
  );
  const kind = kinds.find((each) => {
    at -= weights[each];
    return at < 0;
  });
  const cards = fitting.filter(({ card }) => kindOf(card) === kind);
  return cards.length === 0 ? null : (cards[randomBelow(rng, cards.length)]?.card ?? null);
}
