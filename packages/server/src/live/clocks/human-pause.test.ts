import { describe, expect, it } from 'vitest';
import { asIfHuman, humanPause, isReaction } from './human-pause';

describe('a pause', () => {
  it('is for reactions that can be let pass, and for nothing else', () => {
    expect(isReaction({ options: [['intercept', 3], ['pass']] })).toBe(true);
    expect(isReaction({ options: [['pass']] })).toBe(true);
    expect(isReaction({ options: [['move', 3], ['end']] })).toBe(false);
    expect(isReaction({})).toBe(false);
  });

  it('takes as long whether there was much to think about or nothing', async () => {
    const pauses = async (thought: number) => {
      const begun = performance.now() - thought;
      await asIfHuman(begun, () => 60);
      return (performance.now() - begun) / 60;
    };
    expect(await pauses(1)).toBeGreaterThan(0.95);
    expect(await pauses(10)).toBeGreaterThan(0.95);
    expect(await pauses(70)).toBeGreaterThan(1.95);
  });

  it('is never nothing', () => {
    for (let i = 0; i < 100; i++) expect(humanPause()).toBeGreaterThanOrEqual(500);
  });
});
