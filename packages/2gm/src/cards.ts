import { by, type Seat } from '@sandtable/kernel';
import { houseCards } from './content/cards';
import { whenLaid } from './content/laid';
import type { GeneralCard, HeroCard, SupportCard, Tag, TerrainCard, UnitCard, UpgradeToken } from './content/types';
import { UPGRADES } from './content/types';
import { type Attached, seatState, type Table, unit } from './state';

/** Stands for a card the viewer may not know. */
export const UNKNOWN = -9;

/** What a face-down unit looks like to the other side: position and owner are all that is known (2GM-GAP-29). */
export const HIDDEN_UNIT: UnitCard = {
  kind: 'unit',
  id: 'hidden',
  name: 'Face-down unit',
  book: [],
  nation: 'usa',
  type: 'infantry',
  year: null,
  sets: [],
  editions: [],
  scenarioOnly: true,
  copies: 0,
  cost: 2,
  move: 1,
  armor: 1,
  hp: 3,
  weapon: null,
  secondGun: null,
  multiple: 0,
  bomber: 0,
  tags: [],
  options: [],
  upgrades: [],
};

/** Cards by number, one list for each kind: they are looked up all the time, and a list of one kind is read faster. */
const UNITS = houseCards.cards.map((card) => (card.kind === 'unit' ? card : null));
const TERRAINS = houseCards.cards.map((card) => (card.kind === 'terrain' ? card : null));
const SUPPORTS = houseCards.cards.map((card) => (card.kind === 'support' ? card : null));

/** The unit card of a number; a position may have added some of its own (2GM-DECK-04). */
export function unitCard(s: Pick<Table, 'custom'>, n: number): UnitCard {
  return (n < 0 ? null : UNITS[n]) ?? rareUnit(s, n);
}

export function hpLeft(s: Table, id: number): number {
  const u = unit(s, id);
  return unitCard(s, u.card).hp - u.wounds;
}

function rareUnit(s: Pick<Table, 'custom'>, n: number): UnitCard {
  if (n === UNKNOWN) return HIDDEN_UNIT;
  const own = s.custom[n - UNITS.length];
  if (own === undefined) throw new RangeError(`Card ${n} is no unit.`);
  return own;
}

/** Which unit cards carry a tag: some are asked for so often that the list of tags is searched once and for all. */
export function withTag(tag: Tag): (s: Pick<Table, 'custom'>, n: number) => boolean {
  let known: readonly boolean[] = [];
  whenLaid(() => {
    known = UNITS.map((card) => card?.tags.includes(tag) === true);
  });
  return (s, n) => (n < 0 ? false : known[n]) ?? unitCard(s, n).tags.includes(tag);
}

export function isUnitCard(n: number): boolean {
  return n >= UNITS.length || (n >= 0 && UNITS[n] !== null);
}

export function supportCard(n: number): SupportCard {
  const card = n < 0 ? null : SUPPORTS[n];
  if (!card) throw new RangeError(`Card ${n} is no support card.`);
  return card;
}

export function terrainCard(n: number): TerrainCard {
  const card = n < 0 ? null : TERRAINS[n];
  if (!card) throw new RangeError(`Card ${n} is no Terrain card.`);
  return card;
}

export function isHeroCard(n: number): boolean {
  return houseCards.cards[n]?.kind === 'hero';
}

export function heroCard(n: number): HeroCard {
  const card = houseCards.cards[n];
  if (card?.kind !== 'hero') throw new RangeError(`Card ${n} is no hero.`);
  return card;
}

function generalCard(n: number): GeneralCard {
  const card = houseCards.cards[n];
  if (card?.kind !== 'general') throw new RangeError(`Card ${n} is no General.`);
  return card;
}

export function upgradeOf(kind: number): UpgradeToken {
  const token = houseCards.upgrades[kind];
  if (token === undefined) throw new RangeError(`There is no upgrade ${kind}.`);
  return token;
}

export function upgradeNumber(id: string): number {
  return (UPGRADES as readonly string[]).indexOf(id);
}

/** AP for playing a support card; a General may make it cheaper. */
export function playCost(s: Table, seat: Seat, card: number): number {
  const { play } = supportCard(card);
  return by(play >= 3 && generalIs(s, seat, 'wavell') ? play - 1 : play, '2GM-ABIL-71');
}

export function generalIs(s: Table, seat: Seat, name: string): boolean {
  const { general } = seatState(s, seat);
  return general >= 0 && generalCard(general).id === `general/${name}`;
}

/** Does a card that lies on a unit lie there until it assaults? Heroes stay. */
export function endsWithAssault(n: number): boolean {
  const card = houseCards.cards[n];
  return card?.kind === 'support' && card.duration === 'until-assault';
}

/** Is its effect over with the turn? (2GM-TURN-17) */
export function endsWithTurn(n: number): boolean {
  const card = houseCards.cards[n];
  return card?.kind === 'support' && (card.duration === 'turn' || card.duration === 'attack');
}

/** Is the unit, or the HQ, under the effect of this card? (2GM-CARD-19) */
export function has(cards: readonly Attached[], card: number): boolean {
  return cards.some((a) => a.card === card);
}
