import { describe, expect, it } from 'vitest';
import { Moment, north, south } from '../react/moment.fixture';
import { wishWords } from './wish-words';
import { chosen } from './wishes';

describe('what was tried, in words', () => {
  const desk = new Moment([south('light-infantry', 'c3'), north('light-infantry', 'c5')], { phase: 'movement' }).desk();

  it.each([
    ['move c3 c6', 'Light Infantry on c3 to c6'],
    ['shoot c3 c5', 'Light Infantry on c3 at Light Infantry on c5'],
    ['shoot c3 north', 'Light Infantry on c3 at the HQ of Germany'],
    ['assault c3 c5', 'Light Infantry on c3 against Light Infantry on c5'],
    ['deploy heavy-infantry d1', 'Heavy Infantry on d1'],
    ['deploy p-51-mustang', 'P-51 Mustang'],
    ['lay house e4', 'House on e4'],
    ['play i-want-you', 'I Want You'],
    ['play fuel c5', 'Fuel on Light Infantry on c5'],
    ['board c3 c5', 'Light Infantry on c3 to Light Infantry on c5'],
    ['equip', 'no upgrades'],
    ['equip +hmg +grenades', 'HMG and Grenades'],
    ['equip +nothing', '+nothing'],
    ['end', 'ending the phase'],
    ['mount c3', 'mount c3'],
    [chosen('move c3 c4'), 'Light Infantry on c3'],
    [chosen('raid c3 c5'), 'Light Infantry on c3'],
    [chosen('deploy heavy-infantry d1'), 'Heavy Infantry'],
    [chosen('load heavy-infantry c3'), 'Heavy Infantry'],
  ])('%s', (wish, words) => {
    expect(wishWords(desk.view.table, desk.seat, wish, desk.t)).toBe(words);
  });
});
