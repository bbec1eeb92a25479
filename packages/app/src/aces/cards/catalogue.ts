import { FACTIONS, UNIT_TYPES, type UnitType } from '@sandtable/aces/units';
import type { CardEntry, CardsOfGame, CardWords, NumberKey } from '../../cards/entry';
import { fold } from '../../rules/words';

/** The cells of the content files behind a number of the catalogue, where they are called otherwise. */
const CELLS: Readonly<Partial<Record<NumberKey, string>>> = { move: 'speed' };
/** The sixth damage destroys any unit: a rule, not a value of the mat. */
const BY_RULE: readonly NumberKey[] = ['hp'];
const DESTROYED_AT = 6;
const ARMS = ['infantry', 'tank', 'artillery', 'aircraft'];

export const acesCardsOf: CardsOfGame = {
  game: 'aces',
  entries: (t) => UNIT_TYPES.flatMap((unit) => (unit.faction < 0 ? [] : [entryOf(unit, t)])),
  nations: (t) => FACTIONS.map((id) => [id, t.factions[id] ?? id]),
  editions: () => [],
  abilities: () => [],
  traitName: (id) => id,
  equipment: () => [],
  decks: () => [],
  small: () => import('./UnitMat.svelte'),
  large: () => import('./AcesMat.svelte'),
  cellOf: (key) => (BY_RULE.includes(key) ? null : (CELLS[key] ?? key)),
  explained: 'acesExplained',
  // AA-RULING-17: terrain never touches aircraft
  grounds: ({ type }) => (type === 'aircraft' ? ['over'] : ['open', 'forest']),
  areEnemies: (attacker, target) => attacker.side !== target.side,
  relatedTo: () => [],
  decksWith: () => null,
};

function entryOf(unit: UnitType, t: CardWords): CardEntry {
  const nation = FACTIONS[unit.faction] ?? '';
  const nationName = t.factions[nation] ?? nation;
  const type = ARMS[unit.arm] ?? '';
  return {
    of: acesCardsOf,
    key: `aces/${nation}/${unit.id}`,
    id: `${nation}/${unit.id}`,
    name: unit.name,
    folded: fold(unit.name),
    kind: 'unit',
    nation,
    nationName,
    side: unit.faction >= 2 ? 1 : 0,
    type,
    editions: ['aces'],
    abilities: [],
    equips: [],
    decks: [],
    numbers: { cost: unit.cost, move: unit.speed / 2, range: unit.maxRange, value: unit.value, hp: DESTROYED_AT },
    reachesAircraft: unit.air,
    book: unit.book,
    words: fold([unit.name, t.types[type] ?? '', nationName, unit.role].join(' ')),
    face: unit,
  };
}
