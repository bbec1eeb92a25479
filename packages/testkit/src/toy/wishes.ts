import { type Option, type Seat, type Wish, type WishLanguage, wishForm } from '@sandtable/kernel';
import { card, cardNumber, PARRY, RIPOSTE } from './content';
import { type DuelState, PACES } from './state';

/** A pace is written p1 to p5. */
export function paceOf(text: string): number {
  return /^p\d$/.test(text) ? Number(text.slice(1)) : 0;
}

export const language: WishLanguage = {
  forms: [
    wishForm('bid', 'points:number', 'bid hit points for the first turn'),
    wishForm('step', 'to:place', 'take one pace'),
    wishForm('strike', 'card:word', 'strike with a weapon from the hand'),
    wishForm('set', 'card:word', 'lay a card face down'),
    wishForm('breathe', 'card:word', 'discard a card for one hit point, once'),
    wishForm('end', '', 'end the turn'),
    wishForm('parry', '', 'make the strike harder'),
    wishForm('riposte', '', 'strike back first'),
    wishForm('bandage', '', 'heal one hit point'),
    wishForm('pass', '', 'do nothing'),
  ],
  isPlace: (text) => paceOf(text) >= 1 && paceOf(text) <= PACES,
  placeHint: 'a pace from p1 to p5',
};

export function wishOf(_s: DuelState, _seat: Seat, option: Option): string {
  const n = Number(option[1]);
  switch (option[0]) {
    case 'step':
      return `step p${n}`;
    case 'strike':
    case 'set':
    case 'breathe':
      return `${option[0]} ${card(n).id}`;
    case 'answer':
      return card(n).id;
    default:
      return option.join(' ');
  }
}

export function optionOf(_s: DuelState, _seat: Seat, wish: Wish): Option | null {
  switch (wish.verb) {
    case 'bid':
      return ['bid', wish.numbers.points ?? 0];
    case 'step':
      return ['step', paceOf(wish.places.to ?? '')];
    case 'parry':
      return ['answer', PARRY];
    case 'riposte':
      return ['answer', RIPOSTE];
    case 'strike':
    case 'set':
    case 'breathe': {
      const n = cardNumber(wish.words.card ?? '');
      return n < 0 ? null : [wish.verb, n];
    }
    default:
      return [wish.verb];
  }
}
