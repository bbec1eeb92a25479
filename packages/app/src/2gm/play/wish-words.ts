import {
  cardNamed,
  cardTitle,
  NATIONS,
  type Table,
  tokenName,
  unitNamed,
  upgradeNumber,
  upgradeOf,
} from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import type { GmPlayWords } from '../../i18n/en/gm-play';
import { nationOf } from '../board/scene';
import { NOWHERE } from '../board/spots';
import { spotName, spotNamed, unitName } from './words';

const KINDS = ['unit', 'support', 'hero', 'terrain'] as const;

/** What a seat tried or could have done, as people say it rather than as it would be typed; a verb without such words stays as it is. */
export function wishWords(table: Table, seat: Seat, text: string, t: GmPlayWords): string {
  const [verb = '', ...rest] = text.split(' ');
  const [first = '', second = ''] = rest;
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
  const upgrade = (id: string): string => {
    const number = upgradeNumber(id.slice(1));
    return number < 0 ? id : tokenName(table.edition, nationOf(table, seat), upgradeOf(number));
  };
  const { tried } = t;
  const isWhole = second !== '';
  switch (verb) {
    case 'move':
    case 'pair':
      return isWhole ? tried.move(whom(first), place(second)) : whom(first);
    case 'board':
    case 'join':
      return tried.move(whom(first), whom(second));
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
    case 'equip':
      return tried.upgrades(rest.map(upgrade));
    case 'end':
      return tried.end;
    default:
      return text;
  }
}
