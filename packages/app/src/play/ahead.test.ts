import { describe, expect, it } from 'vitest';
import { typedAhead } from './ahead';

const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

function typed(...keys: string[]): string {
  return keys.reduce((text, key) => typedAhead(text, { ...NO_KEYS, key }) ?? text, '');
}

describe('what is typed before the command line is there', () => {
  it('is kept letter by letter, whatever a letter means at the table', () => {
    expect(typed('u', 'n', ' ', 'E', 'é', '😀')).toBe('un Eé😀');
  });

  it('can be mended, and no further than its beginning', () => {
    expect(typed('m', 'v', 'Backspace', 'o')).toBe('mo');
    expect(typed('Backspace', 'm', '😀', 'Backspace')).toBe('m');
  });

  it('is run by Enter, and is whole then', () => {
    expect(typed('e', 'Enter', 'x', 'Backspace', 'Enter')).toBe('e\n');
  });

  it.each([
    ['Tab', {}],
    ['Escape', {}],
    ['ArrowLeft', {}],
    ['r', { ctrlKey: true }],
    ['r', { metaKey: true }],
    ['r', { altKey: true }],
    ['r', { isComposing: true }],
  ])('%s %j is not for it', (key, held) => {
    expect(typedAhead('mo', { ...NO_KEYS, ...held, key })).toBeNull();
  });
});
