import { expect, it } from 'vitest';
import { toldOf } from './told';

it('says what a die was rolled for', () => {
  const events = [
    { type: 'roll', rule: 'SOLOT-STANCE-01', purpose: 'its stance' },
    { type: 'roll', rule: '2GM-SHOOT-08', purpose: '' },
    { type: 'phase', rule: '2GM-TURN-01' },
  ];
  const told = ['north rolls 5', 'north rolls 6', 'The Movement Phase'];
  expect(toldOf({ events, told })).toBe('north rolls 5: its stance. north rolls 6. The Movement Phase');
});
