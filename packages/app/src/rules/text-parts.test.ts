import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';
import { splitText } from './text-parts';

const known = (id: string): boolean => id === '2GM-RULING-12';

describe('splitText', () => {
  it('links known rules and leaves other capitals alone', () => {
    expect(splitText('See [2GM-RULING-12], not AT-4.', known)).toEqual([
      { kind: 'plain', text: 'See [' },
      { kind: 'rule', text: '2GM-RULING-12' },
      { kind: 'plain', text: '], not AT-4.' },
    ]);
  });

  it('reads code and stress', () => {
    expect(splitText('`range.metric` is *never* **2 * 3**', known)).toEqual([
      { kind: 'code', text: 'range.metric' },
      { kind: 'plain', text: ' is ' },
      { kind: 'stress', text: 'never' },
      { kind: 'plain', text: ' **2 * 3**' },
    ]);
  });

  it('loses nothing of a plain text', () => {
    expect(splitText('+1/+1 and 2 * 3 * 4', known)).toEqual([{ kind: 'plain', text: '+1/+1 and 2 * 3 * 4' }]);
  });
});

describe('highlight', () => {
  it('marks the words that were searched for, with their endings', () => {
    expect(highlight('Smoke screens end.', 'screen')).toEqual([
      { text: 'Smoke ', hit: false },
      { text: 'screens', hit: true },
      { text: ' end.', hit: false },
    ]);
  });

  it('marks nothing without words', () => {
    expect(highlight('Smoke', '')).toEqual([{ text: 'Smoke', hit: false }]);
  });
});
