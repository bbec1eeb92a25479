import { type KeyValueStore, readSetting, writeSetting } from './storage';

export const THEMES = ['day', 'night', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Shared with `public/theme-boot.js`, which applies the theme before the first paint. */
export const THEME_KEY = 'sandtable.theme';

export function readTheme(store: () => KeyValueStore): Theme {
  const saved = readSetting(store, THEME_KEY);
  return THEMES.find((theme) => theme === saved) ?? 'system';
}

export function writeTheme(store: () => KeyValueStore, theme: Theme): boolean {
  return writeSetting(store, THEME_KEY, theme);
}

/** The style sheet follows the system unless the root element names a theme. */
export function applyTheme(root: { dataset: Record<string, string | undefined> }, theme: Theme): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
