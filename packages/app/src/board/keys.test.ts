import { describe, expect, it } from 'vitest';
import { boardKey, type KeyPress } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}) =>
  boardKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('keys on the board', () => {
  it('walk, zoom, fit and pick', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'step', dx: -1, dy: 0 });
    expect(press('PageDown')).toEqual({ kind: 'step', dx: 0, dy: 4 });
    expect(press('+')).toEqual({ kind: 'zoom', by: 1.3 });
    expect(press('-')).toEqual({ kind: 'zoom', by: 1 / 1.3 });
    expect(press('0')).toEqual({ kind: 'fit' });
    expect(press('Enter')).toEqual({ kind: 'pick' });
    expect(press(' ')).toEqual({ kind: 'pick' });
    expect(press('End')).toEqual({ kind: 'end', of: 'row', last: true });
    expect(press('Home', { ctrlKey: true })).toEqual({ kind: 'end', of: 'map', last: false });
  });

  it('leave the rest to others', () => {
    expect(press('u')).toBeNull();
    expect(press('Escape')).toBeNull();
    expect(press('+', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('0', { metaKey: true })).toBeNull();
  });
});
