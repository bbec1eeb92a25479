import { describe, expect, it } from 'vitest';
import { type TablePress, tableKey } from './keys';

const PLAIN: TablePress = {
  key: 'u',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  focused: 'BODY',
  letters: true,
};

describe('keys of the table', () => {
  it.each([
    ['u', false, 'undo'],
    ['U', true, 'redo'],
    ['n', false, 'next'],
    ['p', false, 'previous'],
    ['e', false, 'end'],
    ['/', false, 'command'],
    ['l', false, 'list'],
    ['m', false, 'map'],
    ['x', false, null],
  ])('%s (shift %s) is %s', (key, shiftKey, meaning) => {
    expect(tableKey({ ...PLAIN, key, shiftKey })).toBe(meaning);
  });

  it('are silent while somebody types, means the browser, or has turned them off', () => {
    expect(tableKey({ ...PLAIN, focused: 'INPUT' })).toBeNull();
    expect(tableKey({ ...PLAIN, ctrlKey: true })).toBeNull();
    expect(tableKey({ ...PLAIN, letters: false })).toBeNull();
  });

  it('leave Escape working everywhere', () => {
    expect(tableKey({ ...PLAIN, key: 'Escape', focused: 'INPUT', letters: false })).toBe('escape');
  });
});
