import { by } from '@sandtable/kernel';
import { supportCard } from '../../cards';
import { catalogue } from '../../content/index';
import { NATIONS, type SupportTarget, UNIT_TYPES, type UnitCard, type UnitType } from '../../content/types';
import { isInService } from '../../deck/battle';
import type { SoloLevers, SoloSystem } from '../solo';

/** Infantry, artillery, tanks, transports, support: the piles of both books (SOLOP-DECK-06, SOLOT-DECK-07). */
export const PILES = 5;
const SUPPORT = 4;
const AIRCRAFT = UNIT_TYPES.indexOf('aircraft');

function unitOf(card: number): UnitCard | null {
  const found = catalogue.cards[card];
  return found?.kind === 'unit' ? found : null;
}

/** How many cards of each type a deck has; the sixth number are its aircraft. */
export function typesOf(deck: readonly number[]): number[] {
  const out = new Array<number>(PILES + 1).fill(0);
  for (const card of deck) {
    const type = unitOf(card)?.type;
    const kind = catalogue.cards[card]?.kind;
    const i =
      type === 'aircraft' ? PILES : type !== undefined ? UNIT_TYPES.indexOf(type) : kind === 'support' ? SUPPORT : -1;
    if (i >= 0) out[i] = (out[i] ?? 0) + 1;
  }
  return by(out, 'SOLOP-DECK-24');
}

/** As many of each type, and two support cards for each aircraft. */
export function matchingCounts(deck: readonly number[]): number[] {
  const types = typesOf(deck);
  const [aircraft = 0] = types.splice(PILES, 1);
  types[SUPPORT] = (types[SUPPORT] ?? 0) + 2 * aircraft;
  return by(types, 'SOLOP-DECK-09', 'SOLOP-DECK-10', 'SOLOT-DECK-09', 'SOLOT-DECK-10');
}

/**
 * The extra cards of a D10, by pile: none for 1 and 2 (SOLOP-DECK-12, SOLOT-DECK-12); infantry for 3 (SOLOP-DECK-13,
 * SOLOT-DECK-13), artillery for 4 (SOLOP-DECK-14, SOLOT-DECK-14), a tank for 5 (SOLOP-DECK-15, SOLOT-DECK-15), a transport for 6
 * (SOLOP-DECK-16, SOLOT-DECK-16), support for 7 (SOLOP-DECK-17, SOLOT-DECK-17), infantry and a transport for 8 (SOLOP-DECK-18,
 * SOLOT-DECK-18). Only the last line differs (SOLOP-DECK-19, SOLOT-DECK-19).
 */
const EXTRA: readonly (readonly number[])[] = [[], [], [0], [1], [2], [3], [4], [0, 3]];
const LAST: Readonly<Record<SoloSystem, readonly number[]>> = { pacific: [0, 4], tactics: [1, 4] };

export function extraCards(system: SoloSystem, face: number): readonly number[] {
  return EXTRA[face - 1] ?? LAST[system];
}

const MINES = ['at-mine', 'anti-tank-mine', 'anti-personnel-mine'];
const DEAR = 6;

function isTooStrong(card: number): boolean {
  const unit = unitOf(card);
  if (unit === null) return MINES.includes(supportCard(card).id.replace('support/', ''));
  return by(
    unit.type === 'aircraft' || (['artillery', 'tank'].includes(unit.type) && unit.cost > DEAR),
    'SOLOP-DECK-08',
  );
}

/** Whom a support card is about; where nobody of them can be there it is pointless (SOLOP-DECK-20, SOLOT-DECK-21). */
interface Needs {
  readonly own?: readonly UnitType[];
  readonly enemy?: readonly UnitType[];
}

const NEEDS: Readonly<Partial<Record<SupportTarget, Needs>>> = {
  'own-tank': { own: ['tank'] },
  'own-vehicle': { own: ['tank', 'transport'] },
  'own-infantry': { own: ['infantry'] },
  'own-infantry-all': { own: ['infantry'] },
  'own-aircraft': { own: ['aircraft'] },
  'enemy-vehicle': { enemy: ['tank', 'transport'] },
  'enemy-infantry': { enemy: ['infantry'] },
  'enemy-infantry-or-artillery': { enemy: ['infantry', 'artillery'] },
};

/** The types nobody brings: every card of the type stays away. */
function bannedTypes(levers: SoloLevers): ReadonlySet<UnitType> {
  const there = new Set<UnitType>();
  catalogue.cards.forEach((card, n) => {
    if (card.kind === 'unit' && !levers.without.includes(n)) there.add(card.type);
  });
  return new Set(UNIT_TYPES.filter((type) => !there.has(type)));
}

/** The types of its own units: those whose pile has cards of which some are to be taken. */
function ownTypes(piles: readonly number[][], counts: readonly number[]): ReadonlySet<UnitType> {
  const taken = (i: number): readonly number[] => (counts.length > 0 && counts[i] === 0 ? [] : (piles[i] ?? []));
  return new Set(piles.flatMap((_pile, i) => taken(i).flatMap((card) => unitOf(card)?.type ?? [])));
}

function isPointless(card: number, own: ReadonlySet<UnitType>, banned: ReadonlySet<UnitType>): boolean {
  const needs = NEEDS[supportCard(card).target];
  return (
    needs?.own?.every((type) => !own.has(type)) === true || needs?.enemy?.every((type) => banned.has(type)) === true
  );
}

/**
 * May an opponent hold the card at all? SOLOP-DECK-04, SOLOP-DECK-05, SOLOT-DECK-05; SOLO-RULING-80: nobody sets a card aside for
 * it before the game.
 */
function mayHold(system: SoloSystem, card: number): boolean {
  const found = catalogue.cards[card];
  return by(
    found?.kind !== 'support' || (!found.aiNeverHolds.includes(system) && !found.setup),
    'SOLOP-DECK-04',
    'SOLOP-DECK-05',
    'SOLOT-DECK-05',
  );
}

/** Whether a card may lie in the opponent's pool: not taken out by its book, by the table, or by the year (2GM-DECK-20). */
export function isInPool(system: SoloSystem, card: number, levers: SoloLevers, year: number): boolean {
  const found = catalogue.cards[card];
  if (found?.kind !== 'unit' && found?.kind !== 'support') return false; // GAP: no heroes
  if (levers.without.includes(card) || (levers.easy && isTooStrong(card))) return false;
  return found.kind === 'support' ? mayHold(system, card) : isInService(found, year);
}

/** Every card of the nation that was picked for it that the opponent could be dealt, in its five piles, not shuffled. */
export function poolOf(system: SoloSystem, nation: number, levers: SoloLevers, year: number): number[][] {
  const piles: number[][] = Array.from({ length: PILES }, () => []);
  const name = NATIONS[nation] ?? 'usa';
  // SOLOP-DECK-03, SOLOT-DECK-20: no points limit
  catalogue.cards.forEach((card, n) => {
    if (card.kind !== 'unit' || card.nation !== name || card.scenarioOnly) return;
    if (!isInPool(system, n, levers, year)) return;
    // SOLOP-DECK-06: aircraft lie in the Support pile
    const pile = by(
      UNIT_TYPES.indexOf(card.type) === AIRCRAFT ? SUPPORT : UNIT_TYPES.indexOf(card.type),
      'SOLOT-DECK-08',
    );
    for (let i = 0; i < card.copies; i++) piles[pile]?.push(n);
  });
  const own = ownTypes(piles, levers.counts);
  const banned = bannedTypes(levers);
  catalogue.cards.forEach((card, n) => {
    if (card.kind !== 'support' || !isInPool(system, n, levers, year) || isPointless(n, own, banned)) return;
    for (let i = 0; i < card.pool[name]; i++) piles[SUPPORT]?.push(n);
  });
  return by(piles, 'SOLOP-DECK-02');
}

/** Takes as many as asked from each shuffled pile; what a pile lacks comes from the Support pile, as far as it goes. */
export function drawFrom(piles: readonly number[][], counts: readonly number[]): number[] {
  const deck: number[] = [];
  let lacking = 0;
  counts.forEach((count, i) => {
    const taken = piles[i]?.splice(0, count) ?? [];
    deck.push(...taken);
    lacking += count - taken.length;
  });
  deck.push(...(piles[SUPPORT]?.splice(0, lacking) ?? []));
  return deck;
}
