import { by, type Seat } from '@sandtable/kernel';
import { isUnitCard, playCost, unitCard, upgradeNumber, upgradeOf } from '../../cards';
import { catalogue } from '../../content/index';
import type { Slot } from '../../content/types';
import { NONE, type Table, type Unit } from '../../state';
import { deployCost } from '../../turn/deployments';
import { offersOf } from '../../turn/offers';
import { compulsoryCost } from '../../turn/upgrades';
import { soloSpace } from '../situation/field';
import type { Situation } from '../situation/situation';
import { hasTag } from './support-tags';

/** What the opponent would pay for a card of its hand now, without upgrades it may choose (SOLO-RULING-06). */
export function priceOf(s: Table, seat: Seat, card: number): number {
  if (!isUnitCard(card)) return catalogue.cards[card]?.kind === 'support' ? playCost(s, seat, card) : 0;
  const space = unitCard(s, card).type === 'aircraft' ? NONE : soloSpace(s, seat, s.rows, 4);
  return deployCost(s, { seat, card, space, discount: 0 }) + compulsoryCost(s, card);
}

/** The same, looked up once for each decision. */
export function price(situation: Situation, card: number): number {
  return situation.about(card, priceNow);
}

function priceNow({ s, seat }: Situation, card: number): number {
  return priceOf(s, seat, card);
}

const SUPPLIES = 'supplies';

/** The offer of Supplies on a transport's card, NONE without. */
export function suppliesOffer(s: Table, card: number): number {
  return offersOf(s, card).findIndex((offer) => offer.token === SUPPLIES);
}

/** Cards that bring AP by themselves (SOLOP-PRIO-04): Command Groups, radio units, support cards. */
export function generatesAp(s: Table, card: number): boolean {
  if (!isUnitCard(card)) return catalogue.cards[card]?.kind === 'support' && hasTag(card, 'ap');
  const { tags } = unitCard(s, card);
  return tags.includes('command') || tags.includes('synergy');
}

/** A transport with the Supplies upgrade brings AP as well (SOLOP-APUNIT-06). */
export function carriesSupplies(u: Unit): boolean {
  return u.tokens.some((token) => upgradeOf(token.kind).id === SUPPLIES);
}

/**
 * The kinds of upgrade a token counts as, some as both; a tank's
 * flamethrower is offensive.
 */
export function classesOf(token: string, system: 'pacific' | 'tactics'): readonly Slot[] {
  if (token === 'tank-flamethrower') return ['offensive'];
  return by(upgradeOf(upgradeNumber(token)).ai[system], 'SOLOP-UPGRADE-05', 'SOLOP-UPGRADE-06', 'SOLOP-UPGRADE-07');
}
