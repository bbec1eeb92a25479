import {
  type Card,
  type Catalogue,
  catalogue,
  EDITIONS,
  sideOf,
  tokenNameIn,
  type UnitCard,
  type Weapon,
} from '@sandtable/2gm/decks';
import type { CardEntry, CardsOfGame, CardWords, NumberKey } from '../../cards/entry';
import { fold } from '../../rules/words';

/** The card an entry of ours stands for. */
export function cardOf({ face }: CardEntry): Card {
  return face as Card;
}

/** Every card in the order of the files. */
export function gmEntries(of: CardsOfGame, t: CardWords): readonly CardEntry[] {
  return catalogue.cards.map((card) => entryOf(card, catalogue, of, t));
}

function entryOf(card: Card, content: Catalogue, of: CardsOfGame, t: CardWords): CardEntry {
  const nation = 'nation' in card ? card.nation : null;
  const nationName = nation === null ? '' : (t.nations[nation] ?? nation);
  const type = card.kind === 'unit' ? card.type : card.kind;
  const equips = card.kind === 'unit' ? [...new Set(card.upgrades.map(({ token }) => token))] : [];
  const abilities = abilitiesOf(card);
  const tokens = equips.map((id) => {
    const token = content.upgrades.find((each) => each.id === id);
    return token === undefined ? id : tokenNameIn(card.kind === 'unit' ? card.editions : EDITIONS, nation, token);
  });
  const words = [
    card.name,
    ...(card.kind === 'support' ? card.aliases : []),
    t.types[type] ?? '',
    t.kinds[card.kind] ?? '',
    nationName,
    'text' in card ? card.text : '',
    ...abilities.flatMap((tag) => [t.tags[tag]?.name ?? tag, t.tags[tag]?.text ?? '']),
    ...tokens,
  ];
  return {
    of,
    key: `2gm/${card.id}`,
    id: card.id,
    name: card.name,
    folded: fold(card.name),
    kind: card.kind,
    nation,
    nationName,
    // the Allies wear the colours of the south, the Axis those of the north; cards of everybody wear none
    side: nation === null ? -1 : sideOf(nation) === 'allies' ? 0 : 1,
    type,
    editions: 'editions' in card ? card.editions : EDITIONS,
    abilities,
    equips,
    decks: content.decks.filter((deck) => deck.cards.some(({ id }) => id === card.id)).map(({ id }) => id),
    numbers: numbersOf(card),
    reachesAircraft: abilities.includes('anti-aircraft') || abilities.includes('fighter'),
    book: card.book,
    words: fold(words.join(' ')),
    face: card,
  };
}

function abilitiesOf(card: Card): readonly string[] {
  if (card.kind === 'unit') return card.tags;
  return card.kind === 'terrain' ? card.tags : [];
}

function numbersOf(card: Card): CardEntry['numbers'] {
  switch (card.kind) {
    case 'unit':
      return { ...body(card), ...weaponNumbers(card.weapon) };
    case 'support':
      return { cost: card.cost, play: card.play, ...weaponNumbers(card.weapon) };
    case 'terrain':
      return { cost: card.cost, armor: card.armor, hp: card.hp, copies: card.copies };
    case 'hero':
      return { cost: card.cost };
    case 'general':
      return {};
  }
}

function body({ cost, year, armor, hp, move, copies }: UnitCard): Partial<Record<NumberKey, number | null>> {
  return { cost, year, armor, hp, move, copies };
}

function weaponNumbers(weapon: Weapon | null): Partial<Record<NumberKey, number>> {
  return weapon ?? {};
}
