import { type Option, type Seat, type Wish, type WishLanguage, wishForm } from '@sandtable/kernel';
import type { GmState } from './state';
import { equippedCard } from './wishes-moment';
import { equipmentNamed } from './wishes-read';

export { wishOf } from './wishes-print';
export { optionOf } from './wishes-read';

export const language: WishLanguage = {
  forms: [
    wishForm('keep', '', 'keep the opening hand'),
    wishForm('redraw', '', 'draw a new opening hand'),
    wishForm('bid', 'ap:number', 'bid AP for the first turn'),
    wishForm(
      'lay',
      'card:word at:place [to end:place]',
      'lay a Terrain card with the AP of the bid, across a row up to another space',
    ),
    wishForm(
      'move',
      'from:place to:place [by way:word]',
      'move a unit; by advance, riders, climb, dash or tunnel, or several as advance-riders',
    ),
    wishForm('join', 'from:place to:place [by way:word]', 'move a unit into the space of a friend to walk beside him'),
    wishForm('pair', 'from:place to:place', 'move a covered pair'),
    wishForm('hold', 'at:place', 'leave a unit of a solo opponent where it is'),
    wishForm('upgrade', 'at:place what:word', 'buy an upgrade for a unit that a solo opponent has deployed this turn'),
    wishForm('swap', 'one:place two:place', 'let two adjacent units change places'),
    wishForm(
      'assault',
      'unit:place target:place [from start:place] [by way:word]',
      'declare an assault, from where the unit stands or from another space',
    ),
    wishForm('board', 'from:place to:place', 'get into a transport or craft'),
    wishForm('fetch', 'from:place to:place', 'drive to a unit and take it aboard'),
    wishForm('unload', 'from:place to:place', 'let the passenger get off'),
    wishForm(
      'deploy',
      'card:word [to:place] [upgrades:extras]',
      'put a unit of the hand on the field, aircraft beside the HQ, with these upgrades',
    ),
    wishForm('drop', 'card:word at:place [upgrades:extras]', 'let paratroopers of the hand come down there'),
    wishForm('equip', '[upgrades:extras]', 'buy these upgrades for the unit that is being deployed'),
    wishForm('load', 'card:word into:place', 'deploy a unit of the hand inside a carrier'),
    wishForm('stay', '', 'neither move nor load right after deployment'),
    wishForm(
      'shoot',
      'from:place to:place [with weapon:word]',
      'shoot at a unit, at empty terrain or at an HQ, with the main weapon unless another is named',
    ),
    wishForm('beside', 'at:place', 'let the second rocket come down on this unit'),
    wishForm(
      'raid',
      'from:place to:place [toward direction:word]',
      'send an aircraft against a unit, a space, an HQ or an aircraft beside it; a bomb run goes north unless told otherwise',
    ),
    wishForm('intercept', 'from:place', 'intercept the raid with a fighter'),
    wishForm('escort', 'from:place', 'send a fighter along'),
    wishForm('flak', 'from:place to:place', 'fire at an aircraft of the raid'),
    wishForm('engage', 'target:place', 'fire at this interceptor'),
    wishForm('resolve', 'from:place', 'resolve the assault of a unit'),
    wishForm('react', '[with weapon:word]', 'fire at the assaulting unit'),
    wishForm('strike', '[with weapon:word]', 'attack in the assault'),
    wishForm('screen', 'from:place to:place [sides:word]', 'lay a Smoke Screen; left, right or both widen it'),
    wishForm('mount', 'at:place [weapon:word]', 'mount an HMG or Mortar'),
    wishForm('dismount', 'at:place [weapon:word]', 'dismount it'),
    wishForm('heal', 'from:place to:place', 'heal a wound'),
    wishForm('repair', 'from:place to:place', 'repair a wound'),
    wishForm('ram', 'from:place to:place', 'ram an enemy with a tank that has Ram'),
    wishForm('sap', 'from:place to:place', 'remove an obstacle next to the unit'),
    wishForm('smoke', 'at:place', 'throw a Smoke Grenade'),
    wishForm('rally', 'at:place', 'free a unit from suppressive fire, by its General'),
    wishForm(
      'play',
      'card:word [on:place] [what:word]',
      'play a support card, on a unit, a space or a card if it wants one',
    ),
    wishForm('hero', 'card:word on:place', 'let a hero join a unit'),
    wishForm('take', 'what:word', 'choose a card that a support card offers, or take up a token that lies there'),
    wishForm('leave', '', 'leave the tokens where they lie'),
    wishForm('token', 'weapon:word', 'choose a token of the unit'),
    wishForm('done', '', 'choose nothing more'),
    wishForm('build', 'card:word at:place [to end:place]', 'lay a Terrain card during play'),
    wishForm('lend', 'ap:number', 'give HP of the HQ for AP'),
    wishForm('call', 'at:place', 'call tactical artillery down'),
    wishForm('charge', 'ap:number', 'pay so many AP for the call'),
    wishForm('discard', 'card:word', 'discard a card'),
    wishForm('gift', '', 'give an AP to the partner'),
    wishForm('partner', '', 'let the partner go on with the common phase'),
    wishForm('end', '', 'end the phase'),
    wishForm('pass', '', 'do not react'),
    wishForm('surrender', '', 'give up'),
  ],
  isPlace: (text) => /^([a-z][1-9]\d?|south|north)(:[a-z0-9][a-z0-9-]*)?$/.test(text),
  placeHint: 'a space such as c3, or an HQ: south or north',
};

/** `deploy light-infantry c1 +grenades` answers the question about upgrades too. */
export function continueWish(s: GmState, seat: Seat, wish: Wish): Option | null {
  const asked = s.asks.find((a) => a.seat === seat && a.answer === null)?.kind;
  if ((wish.verb !== 'deploy' && wish.verb !== 'drop') || asked !== 'equip') return null;
  return ['equip', equipmentNamed(s, equippedCard(s), wish.extras)];
}
