import { describe, expect, it } from 'vitest';
import { type Tales, talesOn } from './tales';

const fact = (told: string) => ({ event: { type: 'moved', rule: 'R' }, told });
const told = (south: readonly string[], north: readonly string[]) =>
  new Map([
    [0, { steps: [{ facts: south.map(fact) }] }],
    [1, { steps: [{ facts: north.map(fact) }] }],
  ]);
const said = (text: string) => ({ text, weight: 1 });
const texts = (tales: Tales, who: number) => tales.get(who)?.map(({ text }) => text);

describe('what has just happened', () => {
  it('goes on for whoever only watched, and begins again for whoever did it', () => {
    const before = new Map([
      [0, [said('A tank moves')]],
      [1, [said('A tank moves')]],
    ]);
    const after = talesOn(before, told(['Infantry shoots'], ['Somebody shoots']), 0);
    expect(texts(after, 0)).toEqual(['Infantry shoots']);
    expect(texts(after, 1)).toEqual(['A tank moves', 'Somebody shoots']);
  });

  it('is forgotten by everybody when it was taken back', () => {
    const after = talesOn(new Map([[1, [said('A tank moves')]]]), told([], []), 'all');
    expect([after.get(0), after.get(1)]).toEqual([[], []]);
  });

  it('keeps the newest sentences only', () => {
    const many = Array.from({ length: 12 }, (_, i) => `${i}`);
    expect(texts(talesOn(new Map(), told(many, []), null), 0)).toEqual(many.slice(4));
  });
});
