import { ClockRulesShape } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { clockOf, USUAL_CLOCKS } from './manners';

describe('the clock of the form', () => {
  it.each(['live', 'correspondence'] as const)('is one the server takes: %s', (kind) => {
    expect(ClockRulesShape.safeParse(clockOf(USUAL_CLOCKS[kind], 60)).success).toBe(true);
  });

  it('counts minutes live and hours by correspondence', () => {
    expect(clockOf({ ...USUAL_CLOCKS.live, turn: 0.5, bank: 2 }, 0)).toMatchObject({ turnMs: 30_000, bankMs: 120_000 });
    expect(clockOf({ ...USUAL_CLOCKS.correspondence, turn: 24 }, 60)).toMatchObject({
      turnMs: 86_400_000,
      weekends: 'off',
      zone: 60,
    });
  });

  it('is none where nobody is in a hurry', () => {
    expect(clockOf(USUAL_CLOCKS.none, 0)).toBeUndefined();
  });
});
