import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from './storage';
import { applyTheme, readTheme, THEME_KEY, THEMES, writeTheme } from './theme';

function memory(): KeyValueStore {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

const forbidden = (): KeyValueStore => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the kept theme', () => {
  it.each(THEMES)('comes back: %s', (theme) => {
    const store = memory();
    expect(writeTheme(() => store, theme)).toBe(true);
    expect(readTheme(() => store)).toBe(theme);
  });

  it('is the system one when nothing or nonsense is kept', () => {
    const store = memory();
    expect(readTheme(() => store)).toBe('system');
    store.setItem(THEME_KEY, 'purple');
    expect(readTheme(() => store)).toBe('system');
  });

  it('does not need storage', () => {
    expect(readTheme(forbidden)).toBe('system');
    expect(writeTheme(forbidden, 'night')).toBe(false);
  });
});

describe('applyTheme', () => {
  it('names the theme on the root, or leaves it to the system', () => {
    const root: { dataset: Record<string, string | undefined> } = { dataset: {} };
    applyTheme(root, 'night');
    expect(root.dataset.theme).toBe('night');
    applyTheme(root, 'system');
    expect('theme' in root.dataset).toBe(false);
  });
});

describe('theme-boot.js', () => {
  const script = readFileSync(new URL('../../public/theme-boot.js', import.meta.url), 'utf8');
  const bootWith = (localStorage: unknown): string | undefined => {
    const document = { documentElement: { dataset: {} as Record<string, string | undefined> } };
    new Function('localStorage', 'document', script)(localStorage, document);
    return document.documentElement.dataset.theme;
  };

  it.each(THEMES)('agrees with applyTheme about %s', (theme) => {
    const store = memory();
    writeTheme(() => store, theme);
    const root: { dataset: Record<string, string | undefined> } = { dataset: {} };
    applyTheme(root, theme);
    expect(bootWith(store)).toBe(root.dataset.theme);
  });

  it('does not fail without storage', () => {
    expect(bootWith(undefined)).toBeUndefined();
  });
});
