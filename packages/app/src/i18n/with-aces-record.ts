import { sentencesWith } from './catalogue.svelte';
import { ACES } from './with-aces';
import { RECORD } from './with-record';

/** What is told of a match of Aces & Armor: its log and its film. */
export const i18n = sentencesWith(ACES, RECORD);
export type Catalogue = typeof i18n.t;
