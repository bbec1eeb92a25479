import { addPart, sentencesWith } from './catalogue.svelte';
import { acesDigest } from './en/aces-digest';
import { ACES } from './with-aces';
import { RECORD } from './with-record';

const DIGEST = addPart({ en: () => ({ acesDigest }) });

/** What is told of a match of Aces & Armor: its log and its film. */
export const i18n = sentencesWith(ACES, RECORD, DIGEST);
export type Catalogue = typeof i18n.t;
