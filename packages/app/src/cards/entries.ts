import {
  type Card,
  type Catalogue,
  catalogue,
  EDITIONS,
  tokenNameIn,
  type UnitCard,
  type Weapon,
} from '@sandtable/2gm/decks';
import { FACTIONS, UNIT_TYPES, type UnitType } from '@sandtable/aces/units';
import { fold } from '../rules/words';
import type { CardEntry, NumberKey } from './entry';

/** The words of a language that cards are found by. */
export interface CardWords {
  readonly tags: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  readonly types: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly nations: Readonly<Record<string, string>>;
  readonly factions: Readonly<Record<string, string>>;
}

/** Every card of both games in the order of their files. */
export function allEntries(t: CardWords, content: Catalogue = catalogue): readonly CardEntry[] {
  return [
    ...content.cards.map((card, number) => gmEntry(card, number, content, t)),
    ...UNIT_TYPES.flatMap((unit) => (unit.faction < 0 ? [] : [acesEntry(unit, t)])),
  ];
}

function gmEntry(card: Card, number: number, content: Catalogue, t: CardWords): CardEntry {
  const nation = 'nation' in card ? card.nation : null;
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
    nation === null ? '' : (t.nations[nation] ?? ''),
    'text' in card ? card.text : '',
    ...abilities.flatMap((tag) => [t.tags[tag]?.name ?? tag, t.tags[tag]?.text ?? '']),
    ...tokens,
  ];
  return {
    key: `2gm/${card.id}`,
    name: card.name,
    kind: card.kind,
    nation,
    type,
    editions: 'editions' in card ? card.editions : ['tactics', 'pacific'],
    abilities,
    equips,
    decks: content.decks.filter((deck) => deck.cards.some(({ id }) => id === card.id)).map(({ id }) => id),
    numbers: numbersOf(card),
    book: card.book,
    words: fold(words.join(' ')),
    face: { game: '2gm', card, number },
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

function acesEntry(unit: UnitType, t: CardWords): CardEntry {
  const nation = FACTIONS[unit.faction] ?? '';
  const type = ['infantry', 'tank', 'artillery', 'aircraft'][unit.arm] ?? '';
  return {
    key: `aces/${nation}/${unit.id}`,
    name: unit.name,
    kind: 'unit',
    nation,
    type,
    editions: ['aces'],
    abilities: [],
    equips: [],
    decks: [],
    numbers: { cost: unit.cost, move: unit.speed / 2, range: unit.maxRange, value: unit.value, hp: 6 },
    book: unit.book,
    words: fold([unit.name, t.types[type] ?? '', t.factions[nation] ?? '', unit.role].join(' ')),
    face: { game: 'aces', unit },
  };
}
