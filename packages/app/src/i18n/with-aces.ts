import { addPart, sentencesWith } from './catalogue.svelte';
import { acesPlay } from './en/aces-play';
import { board } from './en/board';

export const ACES = addPart({ en: () => ({ acesPlay, board }) });

/** What the table of Aces & Armor says. */
export const i18n = sentencesWith(ACES);
export type Catalogue = typeof i18n.t;
