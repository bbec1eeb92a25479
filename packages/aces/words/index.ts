import type { en } from './en/index';

/** What a language needs to speak Aces & Armor. */
export type AcesWords = typeof en;
