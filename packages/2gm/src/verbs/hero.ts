import { refusals } from '@sandtable/kernel';
import { heroChecks, offerHeroes, takeHero } from '../heroes/deploying';
import { unitNamed, unitRef } from '../names/units';
import { act } from './asking';
import type { Verb } from './verb';
import { cardOf, cardOption, cardText, numbersOf } from './writing';

export const hero: Verb = {
  word: 'hero',
  form: 'card:word on:place',
  print(s, seat, option) {
    const [card, id] = numbersOf(option);
    return `hero ${cardText(s, seat, card)} ${unitRef(s, id, seat)}`;
  },
  read: (s, seat, { words, places }) =>
    cardOption('hero', cardOf(s, seat, words.card, ['hero']), unitNamed(s, places.on ?? '', seat)),
  refuse(s, { seat, option }, w) {
    const [card, unit] = numbersOf(option);
    return refusals(heroChecks, s, { seat, card, unit }, w);
  },
};

export const joiningHeroes = act([hero], offerHeroes, takeHero);
