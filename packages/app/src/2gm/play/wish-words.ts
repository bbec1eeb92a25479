import { cardNamed, cardTitle, NATIONS, unitNamed } from '@sandtable/2gm/table';
import { NOWHERE } from '../board/spots';
import type { Desk } from './desk';
import { spotName, spotNamed, unitName } from './words';

const KINDS = ['unit', 'support', 'hero', 'terrain'] as const;

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
  switch (verb) {
    case 'move':
    case 'pair':
      return tried.move(whom(first), place(second));
    case 'shoot':
    case 'raid':
      return tried.shoot(whom(first), whom(second));
    case 'assault':
      return tried.assault(whom(first), whom(second));
    case 'deploy':
    case 'lay':
    case 'build':
    case 'drop':
      return second === '' ? tried.card(card()) : tried.cardOn(card(), place(second));
    case 'play':
    case 'hero':
    case 'load':
      return second === '' ? tried.card(card()) : tried.cardOn(card(), whom(second));
    default:
      return text;
  }
}
