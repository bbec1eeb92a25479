import { browserStore, readSetting, writeSetting } from '../settings/storage';

const KEY = 'sandtable.name';
export const LONGEST_NAME = 40;

/** How this person was called last time; empty if nobody has said. */
export function ownName(): string {
  return readSetting(browserStore, KEY) ?? '';
}

export function rememberName(name: string): void {
  writeSetting(browserStore, KEY, name);
}

/** A name as others will see it: one line without anything that is not shown. */
export function cleanName(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
}
