/** The part of `Storage` we use. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

/** Storage can be missing, forbidden or full: a setting that cannot be kept is no reason to stop. */
export function readSetting(store: () => KeyValueStore, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

export function writeSetting(store: () => KeyValueStore, key: string, value: string): boolean {
  try {
    store().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const browserStore = (): KeyValueStore => window.localStorage;
/** Only as long as the tab is open, over a reload too. */
export const tabStore = (): KeyValueStore => window.sessionStorage;
