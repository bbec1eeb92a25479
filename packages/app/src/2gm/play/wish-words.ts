import { cardNamed, cardTitle, NATIONS, unitNamed } from '@sandtable/2gm/table';
import { NOWHERE } from '../board/spots';
import type { Desk } from './desk';
import { spotName, spotNamed, unitName } from './words';

const KINDS = ['unit', 'support', 'hero', 'terrain'] as const;

/** A wish without its place, for who has only chosen the unit or the card: where to is a guess of ours. */
export function chosen(text: string): string {
  return text.split(' ', 2).join(' ');
}

/** What was tried, as people say it rather than as it would be typed; a verb without such words stays as it is. */
export function wishWords({ view: { table }, seat, t }: Desk, text: string): string {
  const [verb = '', first = '', second = ''] = text.split(' ');
  const place = (name: string): string => {
    const spot = spotNamed(table, name);
    return spot === NOWHERE ? name : spotName(table, spot, t);
  };
  const whom = (name: string): string => {
    const id = unitNamed(table, name);
    return id < 0 ? place(name) : unitName(table, id, t);
  };
  const card = (): string => {
    const number = cardNamed(table.seats[seat]?.nation ?? NATIONS.length, first, KINDS);
    return number < 0 ? first : cardTitle(table, number);
  };
  const { tried } = t;
  const isWhole = second !== '';
  switch (verb) {
    case 'move':
    case 'pair':
      return isWhole ? tried.move(whom(first), place(second)) : whom(first);
    case 'shoot':
    case 'raid':
      return isWhole ? tried.shoot(whom(first), whom(second)) : whom(first);
    case 'assault':
      return tried.assault(whom(first), whom(second));
    case 'deploy':
    case 'lay':
    case 'build':
    case 'drop':
      return isWhole ? tried.cardOn(card(), place(second)) : tried.card(card());
    case 'play':
    case 'hero':
    case 'load':
      return isWhole ? tried.cardOn(card(), whom(second)) : tried.card(card());
    default:
      return text;
  }
}
