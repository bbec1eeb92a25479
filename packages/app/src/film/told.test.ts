import { factOfText, inBrief } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { readWith } from '../i18n/reading';
import { toldOf } from './told';

const FACTS = [
  {
    event: { type: 'roll', rule: 'AA-FIRST-10', purpose: { key: 'rolls.whichArmies', args: [] } },
    told: 'North rolls 5',
  },
  { event: { type: 'roll', rule: '2GM-SHOOT-08', purpose: factOfText('') }, told: 'North rolls 6' },
  { event: { type: 'phase', rule: '2GM-TURN-01' }, told: 'The Movement Phase' },
];

it('says what a die was rolled for, in words, and shows no key of them while they are on their way', () => {
  const told = () => toldOf({ facts: FACTS }, 'some-game');
  expect(told()).toBe('North rolls 5. North rolls 6. The Movement Phase');
  readWith('some-game', (fact) => (fact.args.length === 0 ? 'which armies it uses' : inBrief(fact)));
  expect(told()).toBe('North rolls 5: which armies it uses. North rolls 6. The Movement Phase');
});
