import { addPart, sentencesWith } from './catalogue.svelte';
import { gmOdds } from './en/gm-odds';
import { GM } from './with-gm';

const GM_ODDS = addPart({ en: () => ({ gmOdds }) });

/** What a table of 2GM says of chances. */
export const i18n = sentencesWith(GM, GM_ODDS);
