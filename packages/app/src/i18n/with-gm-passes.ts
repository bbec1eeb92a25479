import { addPart, sentencesWith } from './catalogue.svelte';
import { gmPasses } from './en/gm-passes';
import { GM } from './with-gm';

const GM_PASSES = addPart({ en: () => ({ gmPasses }) });

/** What a table of 2GM says of moments for cards. */
export const i18n = sentencesWith(GM, GM_PASSES);
