import { isAntiAircraft } from '../../attack/targets';
import { isUnitCard, unitCard } from '../../cards';
import type { Tag } from '../../content/types';
import { PARKED, type Table } from '../../state';
import { takesType } from '../../transport/carrying';
import { isCraftCard } from '../../transport/place';
import { newUnit } from '../../turn/new-unit';
import { mostDangerous } from '../cards/support-use';
import { bestBy } from '../saying/rank';
import { mainPierces } from '../situation/fire';
import { imagined } from '../situation/imagined';
import type { Situation } from '../situation/situation';
import { classOfCard } from './classes';
import type { Troops } from './tables';

const QUICK = 2;

function hasTag(s: Table, card: number, tag: Tag): boolean {
  return unitCard(s, card).tags.includes(tag);
}

function isInfantry(s: Table, card: number, slot: 'offensive' | 'defensive' | null): boolean {
  return unitCard(s, card).type === 'infantry' && (slot === null || classOfCard(s, card).slots.includes(slot));
}

/** SOLOT-PRIO-11: a unit able to destroy the enemy that does the damage. */
function harmsHarmer(situation: Situation, card: number): boolean {
  const { s } = situation;
  const [foe] = mostDangerous(situation, situation.foes);
  if (foe === undefined || unitCard(s, card).weapon === null || unitCard(s, card).type === 'aircraft') return false;
  const [onHq = 0, , onUnits = 0] = situation.danger(foe);
  if (onHq + onUnits === 0) return false;
  return imagined(situation, card, PARKED, (id) => mainPierces(s, id, foe));
}

/** SOLOT-PRIO-02: what could neither fire nor carry nor bring AP would be of no use. */
function isUseful(s: Table, card: number): boolean {
  const { weapon, type, tags } = unitCard(s, card);
  return weapon !== null || (type === 'infantry' && (tags.includes('command') || tags.includes('synergy')));
}

/** Whom a carrier of the list brings; null where the card comes alone. */
export function brought(
  kind: Troops,
): { readonly type: 'infantry' | 'artillery'; readonly slot: 'offensive' | 'defensive' | null } | null {
  switch (kind) {
    case 'with-infantry':
      return { type: 'infantry', slot: null };
    case 'with-offensive-infantry':
      return { type: 'infantry', slot: 'offensive' };
    case 'with-defensive-infantry':
      return { type: 'infantry', slot: 'defensive' };
    case 'with-artillery':
      return { type: 'artillery', slot: null };
    default:
      return null;
  }
}

/** Does a card of the hand belong to the kind? Of a carrier that brings somebody only the transport is asked. */
export function fits(situation: Situation, card: number, kind: Troops): boolean {
  const { s } = situation;
  if (!isUnitCard(card)) return false;
  const { type, weapon, move, tags } = unitCard(s, card);
  if (isCraftCard(s, card)) return false; // it is there for its passenger
  switch (kind) {
    case 'piercing':
      return situation.about(card, harmsHarmer);
    case 'artillery':
      return type === 'artillery';
    case 'field-artillery':
      return type === 'artillery' && !isAntiAircraft(s, newUnit(s, card, situation.seat));
    case 'infantry':
      return isInfantry(s, card, null);
    case 'offensive-infantry':
      return isInfantry(s, card, 'offensive');
    case 'defensive-infantry':
      return isInfantry(s, card, 'defensive');
    case 'tank':
      return type === 'tank';
    case 'fast':
      return weapon !== null && type !== 'aircraft' && move >= QUICK;
    case 'armed-transport':
    case 'transport': // an empty one that cannot fire is of no use (SOLOT-PRIO-02)
      return type === 'transport' && weapon !== null;
    case 'aircraft':
      return type === 'aircraft';
    case 'fighter':
      return type === 'aircraft' && hasTag(s, card, 'fighter');
    case 'any':
      return isUseful(s, card);
    default: {
      const who = brought(kind);
      return type === 'transport' && who !== null && takesType(tags, who.type);
    }
  }
}

/** SOLO-RULING-60: the dearest cards of the hand that the carrier can bring, each once; none where none can be paid. */
export function passengersFor(
  situation: Situation,
  carrier: number,
  kind: Troops,
  hand: readonly number[],
  price: (card: number) => number,
  ap: number,
): number[] {
  const { s } = situation;
  const who = brought(kind);
  if (who === null) return [];
  const rest = hand.slice();
  rest.splice(rest.indexOf(carrier), 1);
  const able = rest.filter(
    (card, i) =>
      rest.indexOf(card) === i &&
      isUnitCard(card) &&
      unitCard(s, card).type === who.type &&
      (who.slot === null || classOfCard(s, card).slots.includes(who.slot)) &&
      price(card) <= ap,
  );
  return bestBy(able, (card) => [price(card)]);
}
