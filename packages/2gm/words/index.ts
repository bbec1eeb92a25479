import type { en } from './en/index';

/** What a language needs to speak 2GM. */
export type GmWords = typeof en;
