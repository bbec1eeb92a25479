import { expect, it } from 'vitest';
import { NOWHERE } from '../board/spots';
import { Moment, north, south } from '../react/moment.fixture';
import { pictureOf } from './picture';
import { spokenOf } from './spoken';

const RIFLES = [south('light-infantry', 'c3'), north('light-infantry', 'c4')];

it('the odds of a shot speak of who shoots and of the target', () => {
  const moment = new Moment(RIFLES);
  const desk = moment.desk(0, { unit: 0 });
  expect(spokenOf(desk, pictureOf(desk).aims)).toEqual([18, 26]);
  expect(spokenOf(desk, [])).toEqual([]);
});

it('a card has no place of its own', () => {
  const desk = new Moment(RIFLES).desk();
  const [aim] = pictureOf(new Moment(RIFLES).desk(0, { unit: 0 })).aims;
  expect(spokenOf(desk, aim === undefined ? [] : [aim])).toEqual([NOWHERE, 26]);
});

it('a reaction speaks of what is under way, to whoever is asked', () => {
  const moment = new Moment(RIFLES, { south: { hand: ['impact'] } }).do('shoot c3 c4');
  expect(spokenOf(moment.desk(0), [])).toEqual([18, 26]);
  expect(spokenOf(moment.desk(1), [])).toEqual([]);
});

it('upgrades are chosen for the space where the unit will stand', () => {
  const moment = new Moment(RIFLES, { phase: 'deployment', south: { hand: ['light-infantry'] } });
  expect(spokenOf(moment.do('deploy light-infantry b1').desk(), [])).toEqual([1]);
});

it('a barrage speaks of all that it may be called down on', () => {
  const moment = new Moment([...RIFLES, north('light-infantry', 'e5')], {
    phase: 'barrage',
    options: { tacticalArtillery: true },
  });
  expect(spokenOf(moment.desk(0), [])).toEqual([26, 36]);
  expect(spokenOf(moment.do('call e5').desk(0), [])).toEqual([36]);
});
