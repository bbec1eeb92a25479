import { describe, expect, it } from 'vitest';
import { type KeyPress, readSingleKeys, shortcutFor, writeSingleKeys } from './shortcuts';
import type { KeyValueStore } from './storage';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, focused: 'BODY', ...more };
}

describe('shortcutFor', () => {
  it('knows the keys', () => {
    expect(shortcutFor(press('?'))).toBe('help');
    expect(shortcutFor(press('/'))).toBe('search');
    expect(shortcutFor(press('x'))).toBeNull();
  });

  it.each(['INPUT', 'TEXTAREA', 'SELECT'])('leaves typing in %s alone', (focused) => {
    expect(shortcutFor(press('?', { focused }))).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)('leaves %s to the browser', (held) => {
    expect(shortcutFor(press('/', { [held]: true }))).toBeNull();
  });
});

describe('the switch for single keys', () => {
  it('is on unless somebody turned it off', () => {
    const values = new Map<string, string>();
    const store: KeyValueStore = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    };
    expect(readSingleKeys(() => store)).toBe(true);
    writeSingleKeys(() => store, false);
    expect(readSingleKeys(() => store)).toBe(false);
    writeSingleKeys(() => store, true);
    expect(readSingleKeys(() => store)).toBe(true);
  });
});
