import { expect, it } from 'vitest';
import { toldOf } from './told';

it('says what a die was rolled for', () => {
  const facts = [
    { event: { type: 'roll', rule: 'SOLOT-STANCE-01', purpose: 'its stance' }, told: 'north rolls 5' },
    { event: { type: 'roll', rule: '2GM-SHOOT-08', purpose: '' }, told: 'north rolls 6' },
    { event: { type: 'phase', rule: '2GM-TURN-01' }, told: 'The Movement Phase' },
  ];
  expect(toldOf({ facts })).toBe('north rolls 5: its stance. north rolls 6. The Movement Phase');
});
