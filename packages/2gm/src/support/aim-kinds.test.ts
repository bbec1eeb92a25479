import { Sandbox } from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { catalogue } from '../content/index';
import { gmGame } from '../game';
import { NONE } from '../state';
import { AIM_KINDS, playedOn, SPACE_AIM } from './aim-kinds';
import { supports } from './list';

it('says of every card what the card itself says', () => {
  const said = catalogue.cards.flatMap((card) => {
    const aims = supports.of(catalogue.numberOf(card.id))?.aims;
    if (aims === undefined || aims === 'none' || aims === 'units') return [];
    const kind = typeof aims === 'string' ? aims : aims.kind;
    return kind === 'units' ? [] : [[card.id, kind]];
  });
  expect(Object.fromEntries(said)).toEqual(AIM_KINDS);
});

it('tells a unit from a space, a card, a seat, a weapon and nothing', () => {
  const sides = { south: { nation: 'usa', deck: 5 }, north: { nation: 'germany', deck: 5 } };
  const { state } = new Sandbox(gmGame, {
    game: '2gm',
    edition: 'tactics',
    turn: 3,
    phase: 'movement',
    ...sides,
    units: [],
  });
  const on = (card: string, number: number) => playedOn(state, 0, catalogue.numberOf(`support/${card}`), number);
  expect(on('fuel', NONE)).toEqual({ on: 'nothing' });
  expect(on('fuel', 4)).toEqual({ on: 'unit', number: 4 });
  expect(on('goliath', SPACE_AIM + 9)).toEqual({ on: 'space', number: 9 });
  expect(on('fire', 9)).toEqual({ on: 'space', number: 9 });
  expect(on('enlist', 9)).toEqual({ on: 'card', number: 9 });
  expect(on('enigma', 1)).toEqual({ on: 'seat', number: 1 });
  expect(on('counterattack', 1)).toEqual({ on: 'weapon', number: 1 });
  const south = state.seats[0];
  if (south === undefined) throw new Error('There is no south.');
  south.lastSupport = catalogue.numberOf('support/fire');
  expect(on('duplicate', 9)).toEqual({ on: 'space', number: 9 });
  south.aside = [30, 31];
  expect(on('allies', 1)).toEqual({ on: 'card', number: 31 });
});
