import { CLOSED } from '@sandtable/geometry';
import { type Rng, randomBelow } from '@sandtable/kernel';
import { isUnitCard, unitCard } from '../cards';
import { catalogue } from '../content/index';
import { isInfantry, isVehicle, terrainCode } from '../field/entering';
import { NONE, type Table } from '../state';
import { newUnit } from '../turn/new-unit';
import { ordinaryDeck } from './seats';

/** What a position writes for a face-down unit nobody on this side has seen. */
export const UNKNOWN_CARD = 'unknown';

/** One of the units the nation could have there: as with unknown cards of a hand, any of an ordinary deck will do. */
export function hiddenCard(s: Table, seat: number, space: number, rng: Rng): number {
  const there = s.units[s.on[space] ?? NONE];
  const fits = unitCards(s, seat).filter((card) => {
    const id = s.units.push(newUnit(s, card, seat)) - 1;
    const u = s.units[id];
    const enters = terrainCode(s, id, space) !== CLOSED;
    const pairs =
      there === undefined || (u !== undefined && (isVehicle(s, there) ? isInfantry(s, u) : isVehicle(s, u)));
    s.units.pop();
    return enters && pairs;
  });
  return fits[fits.length === 0 ? 0 : randomBelow(rng, fits.length)] ?? NONE;
}

/** Those that stand on the field: of its deck, or of its nation if that has none. */
function unitCards(s: Table, seat: number): number[] {
  const stands = (card: number): boolean => isUnitCard(card) && unitCard(s, card).type !== 'aircraft';
  const deck = ordinaryDeck(s, seat).filter(stands);
  return deck.length > 0 ? deck : catalogue.units.map((card) => catalogue.numberOf(card.id)).filter(stands);
}
