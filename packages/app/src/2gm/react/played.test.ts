import { describe, expect, it } from 'vitest';
import { playedBy } from './played';

const fact = (event: object): { event: { type: string } } => ({ event: { type: '', ...event } });
const table = { seats: [{}, {}] } as unknown as Parameters<typeof playedBy>[2];

describe('cards that others have played', () => {
  it('are shown, the own ones and the unknown ones are not', () => {
    const facts = [
      fact({ type: 'phase', phase: 'deployment' }),
      fact({ type: 'played', seat: 1, card: 12, target: -1 }),
      fact({ type: 'played', seat: 0, card: 13, target: -1 }),
      fact({ type: 'played', seat: 1, card: -1, target: -1 }),
    ];
    expect(playedBy(facts, 0, table)).toEqual([{ seat: 1, card: 12 }]);
    // a spectator sees everybody's
    expect(playedBy(facts, -1, table).map((played) => played.card)).toEqual([12, 13]);
  });
});
