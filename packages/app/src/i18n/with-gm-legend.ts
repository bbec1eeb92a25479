import { addPart, sentencesWith } from './catalogue.svelte';
import { gmLegend } from './en/gm-legend';
import { GM } from './with-gm';

const LEGEND = addPart({ en: () => ({ gmLegend }) });

/** What the signs of 2GM mean; counters and tokens are called as at the table. */
export const i18n = sentencesWith(GM, LEGEND);
