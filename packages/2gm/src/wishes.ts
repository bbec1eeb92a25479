import { type Option, type Seat, type Wish, type WishLanguage, wishForm } from '@sandtable/kernel';
import type { GmWords } from '../words/index';
import type { GmState } from './state';
import { equippedCard } from './wishes-moment';
import { equipmentNamed } from './wishes-read';

export { wishOf } from './wishes-print';
export { optionOf } from './wishes-read';

/** What may be typed; only the help is translated. */
export function languageIn(w: GmWords): WishLanguage {
  const { help } = w.wishes;
  return {
    forms: [
      wishForm('keep', '', help.keep),
      wishForm('redraw', '', help.redraw),
      wishForm('bid', 'ap:number', help.bid),
      wishForm('lay', 'card:word at:place [to end:place]', help.lay),
      wishForm('move', 'from:place to:place [by way:word]', help.move),
      wishForm('join', 'from:place to:place [by way:word]', help.join),
      wishForm('pair', 'from:place to:place', help.pair),
      wishForm('hold', 'at:place', help.hold),
      wishForm('upgrade', 'at:place what:word', help.upgrade),
      wishForm('swap', 'one:place two:place', help.swap),
      wishForm('assault', 'unit:place target:place [from start:place] [by way:word]', help.assault),
      wishForm('board', 'from:place to:place', help.board),
      wishForm('fetch', 'from:place to:place', help.fetch),
      wishForm('unload', 'from:place to:place', help.unload),
      wishForm('deploy', 'card:word [to:place] [upgrades:extras]', help.deploy),
      wishForm('drop', 'card:word at:place [upgrades:extras]', help.drop),
      wishForm('equip', '[upgrades:extras]', help.equip),
      wishForm('load', 'card:word into:place', help.load),
      wishForm('stay', '', help.stay),
      wishForm('shoot', 'from:place to:place [with weapon:word]', help.shoot),
      wishForm('beside', 'at:place', help.beside),
      wishForm('raid', 'from:place to:place [toward direction:word]', help.raid),
      wishForm('intercept', 'from:place', help.intercept),
      wishForm('escort', 'from:place', help.escort),
      wishForm('flak', 'from:place to:place', help.flak),
      wishForm('engage', 'target:place', help.engage),
      wishForm('resolve', 'from:place', help.resolve),
      wishForm('react', '[with weapon:word]', help.react),
      wishForm('strike', '[with weapon:word]', help.strike),
      wishForm('screen', 'from:place to:place [sides:word]', help.screen),
      wishForm('mount', 'at:place [weapon:word]', help.mount),
      wishForm('dismount', 'at:place [weapon:word]', help.dismount),
      wishForm('heal', 'from:place to:place', help.heal),
      wishForm('repair', 'from:place to:place', help.repair),
      wishForm('ram', 'from:place to:place', help.ram),
      wishForm('sap', 'from:place to:place', help.sap),
      wishForm('smoke', 'at:place', help.smoke),
      wishForm('rally', 'at:place', help.rally),
      wishForm('play', 'card:word [on:place] [what:word]', help.play),
      wishForm('hero', 'card:word on:place', help.hero),
      wishForm('take', 'what:word', help.take),
      wishForm('leave', '', help.leave),
      wishForm('token', 'weapon:word', help.token),
      wishForm('done', '', help.done),
      wishForm('build', 'card:word at:place [to end:place]', help.build),
      wishForm('lend', 'ap:number', help.lend),
      wishForm('call', 'at:place', help.call),
      wishForm('charge', 'ap:number', help.charge),
      wishForm('discard', 'card:word', help.discard),
      wishForm('gift', '', help.gift),
      wishForm('partner', '', help.partner),
      wishForm('end', '', help.end),
      wishForm('pass', '', help.pass),
      wishForm('surrender', '', help.surrender),
    ],
    isPlace: (text) => /^([a-z][1-9]\d?|south|north)(:[a-z0-9][a-z0-9-]*)?$/.test(text),
    placeHint: w.wishes.place,
    words: w.wishes.reading,
  };
}

/** `deploy light-infantry c1 +grenades` answers the question about upgrades too. */
export function continueWish(s: GmState, seat: Seat, wish: Wish): Option | null {
  const asked = s.asks.find((a) => a.seat === seat && a.answer === null)?.kind;
  if ((wish.verb !== 'deploy' && wish.verb !== 'drop') || asked !== 'equip') return null;
  return ['equip', equipmentNamed(s, equippedCard(s, seat), wish.extras)];
}
