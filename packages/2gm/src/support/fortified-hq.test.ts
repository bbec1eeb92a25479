import { describe, expect } from 'vitest';
import { rule, sandbox, side, unit } from '../rules/cards.fixture';

describe('Fortified HQ', () => {
  rule('2GM-CARD-16', 'takes the next 4 damage to the HQ, then it is discarded', () => {
    const s = sandbox(
      { south: { ap: 2, hand: ['fortified-hq'] }, units: [unit('N panther d2'), unit('N panther e2')] },
      [9, 9],
    );
    s.do('play fortified-hq');
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: [] });
    s.do('end', 'end').do('end', 'end', 'shoot d2 south');
    expect([s.state.hqs[0]?.hp, s.state.hqs[0]?.beside[0]?.left]).toEqual([10, 1]);
    s.do('shoot e2 south');
    expect([s.state.hqs[0]?.hp, s.state.hqs[0]?.beside]).toEqual([8, []]);
    expect(side(s, 0).discard).toEqual(['fortified-hq']);
    s.end();
  });

  rule('2GM-CARD-16', 'guards its own HQ only', () => {
    const s = sandbox(
      { phase: 'shooting', south: { beside: [{ card: 'fortified-hq', left: 4 }] }, units: ['S m26-pershing d5'] },
      [9],
    );
    s.do('shoot d5 north');
    expect([s.state.hqs[1]?.hp, s.state.hqs[0]?.beside[0]?.left]).toEqual([7, 4]);
  });
});
