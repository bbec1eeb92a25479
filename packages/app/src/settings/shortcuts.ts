import { type KeyValueStore, readSetting, writeSetting } from './storage';

export type Shortcut = 'help' | 'search';

const SHORTCUTS_KEY = 'sandtable.single-keys';

/** The part of a keyboard event a shortcut depends on. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  /** The name of the element that has the focus, as in `tagName`. */
  readonly focused: string;
}

const TYPING = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

/** Single keys never fire while somebody types or means a shortcut of the browser. */
export function shortcutFor(press: KeyPress): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || TYPING.has(press.focused)) return null;
  if (press.key === '?') return 'help';
  if (press.key === '/') return 'search';
  return null;
}

export function readSingleKeys(store: () => KeyValueStore): boolean {
  return readSetting(store, SHORTCUTS_KEY) !== 'off';
}

export function writeSingleKeys(store: () => KeyValueStore, on: boolean): boolean {
  return writeSetting(store, SHORTCUTS_KEY, on ? 'on' : 'off');
}
