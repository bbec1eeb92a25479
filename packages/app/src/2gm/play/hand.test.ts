import { describe, expect, it } from 'vitest';
import { gmPlay } from '../../i18n/en/gm-play';
import { Moment, north, south } from '../react/moment.fixture';
import { armiesOf } from './army';
import { generalsOf, handCards } from './holdings';
import { pictureOf } from './picture';
import { purseOf } from './purse';
import { compulsoryBits, freeBits, offersIn, outfitOf } from './upgrades';

function deploying(hand: readonly string[], ap: number): Moment {
  return new Moment([south('light-infantry', 'c2'), north('light-infantry', 'c5')], {
    phase: 'deployment',
    south: { hand, ap },
  });
}

describe('the hand', () => {
  it('says how much of its income the HQ can still hold', () => {
    const purse = (ap: number) => {
      const rows = ['c1', 'c2'].map((at) => south('light-infantry', at));
      const { table } = new Moment([...rows, north('light-infantry', 'c5')], { south: { ap } }).desk().view;
      const { ap: earns, fits } = purseOf(table, 0) ?? { ap: 0, fits: 0 };
      return gmPlay.hand.income(fits, earns);
    };
    expect([7, 8, 9, 10].map(purse)).toEqual([
      '+3 AP next turn',
      '+2 of 3 next turn',
      '+1 of 3 next turn',
      '+0 of 3 next turn',
    ]);
  });

  it('takes what can be played and asks why of the rest', () => {
    const moment = deploying(['light-infantry', 'm26-pershing', 'fortunate', 'light-infantry'], 2);
    const desk = moment.desk();
    const cards = handCards(desk, pictureOf(desk));
    expect(cards.map(({ name, playable }) => [name, playable])).toEqual([
      ['Light Infantry', true],
      ['M26 Pershing', false],
      ['Fortunate', false],
      ['Light Infantry', true],
    ]);
    expect(cards.map(({ deed }) => (deed.do === 'hold' ? deed.why : ''))).toEqual([
      null,
      'deploy m26-pershing d1',
      'play fortunate',
      null,
    ]);
  });

  it('asks the carrier that comes why it brings none of these', () => {
    const moment = deploying(['m3-half-track', 'light-infantry', 'm4a2'], 9).do('deploy m3-half-track d1', 'equip');
    const desk = moment.desk();
    const cards = handCards(desk, pictureOf(desk));
    expect(cards.map(({ deed }) => (deed.do === 'hold' ? deed.why : ''))).toEqual([null, 'load m4a2 d1']);
  });

  it('holds one of two equal cards, and puts it back', () => {
    const moment = deploying(['light-infantry', 'light-infantry'], 2);
    const [card = -1] = moment.sandbox.state.seats[0]?.hand ?? [];
    const desk = moment.desk(0, { card });
    const cards = handCards(desk, pictureOf(desk));
    expect(cards.map((c) => c.held)).toEqual([true, false]);
    expect(cards[0]?.deed).toEqual({ do: 'hold', card: -1, why: null });
  });
});

it('Generals are told with what they do while their card is in hand', () => {
  const moment = deploying(['general', 'fuel'], 5);
  const [card = -1, other = -1] = moment.sandbox.state.seats[0]?.hand ?? [];
  const told = generalsOf(moment.desk(0, { card }));
  expect(told.map(({ name }) => name)).toEqual(['Marshall', 'Patton', 'MacArthur']);
  expect(told[0]?.text).toBe('Gain 3 AP when he takes command.');
  expect(generalsOf(moment.desk(0, { card: other }))).toEqual([]);
});

describe('upgrades', () => {
  const moment = deploying(['heavy-infantry'], 3).do('deploy heavy-infantry e1');
  const desk = moment.desk();
  const offers = offersIn(desk.view);
  const bit = (name: string): number => offers.find((o) => o.token.id === name)?.bit ?? 0;

  it('has what costs nothing already chosen, unless that would betray it at night', () => {
    const desk = deploying(['m26-pershing'], 9).do('deploy m26-pershing d1').desk();
    const { view } = desk;
    const free = offersIn(view).filter((offer) => (freeBits(desk) & offer.bit) !== 0);
    expect(free.map((offer) => [offer.name, offer.cost])).toEqual([['MG', 0]]);
    const night = { ...view, table: { ...view.table, opt: { ...view.table.opt, night: true } } };
    expect(freeBits({ ...desk, view: night })).toBe(0);
    expect(freeBits({ ...desk, question: null })).toBe(0);
  });

  it('are listed at their price, with the sum as it stands', () => {
    expect(offers.map((o) => [o.token.id, o.cost])).toContainEqual(['hmg', 1]);
    expect(compulsoryBits(offers)).toBe(0);
    const plain = outfitOf(desk, 0);
    expect([plain.unitCost, plain.total, plain.purse]).toEqual([2, 2, 3]);
    expect(plain.option).toEqual(['equip', 0]);
    const armed = outfitOf(desk, bit('hmg'));
    expect(armed).toMatchObject({ total: 3, option: ['equip', bit('hmg')], wish: 'equip +hmg' });
  });

  it('that do not go together or cannot be paid are not offered, and the engine says why', () => {
    const both = outfitOf(desk, bit('hmg') | bit('mortar'));
    expect(both.option).toBeNull();
    expect(both.total).toBe(4);
    expect(moment.sandbox).toRefuseCiting(both.wish, ['2GM-DEPLOY-08', '2GM-DEPLOY-05']);
  });
});

it('lists the armies, the own one first, with what each unit has done', () => {
  const moment = new Moment(
    [south('light-infantry', 'c3'), north('light-infantry', 'c5'), south('p-51-mustang', 'hq')],
    { phase: 'movement' },
  ).do('move c3 d3');
  const [own, other] = armiesOf(moment.desk().view, 0, gmPlay);
  expect(own?.name).toBe('United States');
  expect(own?.rows.map((row) => [row.name, row.notes])).toEqual([
    ['Light Infantry on d3', ['has moved']],
    ['P-51 Mustang beside the HQ', []],
  ]);
  expect(other?.own).toBe(false);
});
