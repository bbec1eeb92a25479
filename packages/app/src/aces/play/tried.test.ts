import { expect, it } from 'vitest';
import { acesPlay as t } from '../../i18n/en/aces-play';
import { german, Moment, usa } from './desk.fixture';
import { meansAttack, triedWords } from './tried';

const moment = new Moment([usa('sherman', '3,5'), german('tiger', '5,3')]);

it.each([
  ['move 3,5 3,5', 'moving M4 Sherman on 3,5'],
  ['move 3,5 8,8', 'M4 Sherman on 3,5 to 8,8'],
  ['step 3,5 4,5', 'M4 Sherman on 3,5 to 4,5'],
  ['reveal 2', 'turning over army 2'],
  ['attack 3,5 5,3', 'M4 Sherman on 3,5 against Tiger on 5,3'],
  ['attack 3,5 4,4', 'M4 Sherman on 3,5 against hex 4,4'],
  ['place mobile-infantry 5,5', 'Mobile Infantry on 5,5'],
  ['buy infantry 5,5', 'buying Infantry on 5,5'],
  ['repair 3,5', 'repairing M4 Sherman on 3,5'],
  ['intercept 5,3', 'stopping it with Tiger on 5,3'],
  ['end', 'ending the phase'],
])('"%s" is told as "%s"', (wish, words) => {
  expect(triedWords(moment.sandbox.state, wish, t)).toBe(words);
});

it('whoever would move to an enemy means an attack; to a hex, or a unit of their own, they do not', () => {
  const { state } = new Moment([usa('sherman', '3,5'), usa('infantry', '3,6'), german('tiger', '5,3')]).sandbox;
  const meant = ['move 3,5 5,3', 'move 3,5 3,6', 'move 3,5 8,8', 'attack 3,5 5,3'].map((wish) =>
    meansAttack(state, wish),
  );
  expect(meant).toEqual([true, false, false, false]);
});
