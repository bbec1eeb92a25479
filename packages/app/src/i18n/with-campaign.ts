import { addPart, sentencesWith } from './catalogue.svelte';
import { campaign } from './en/campaign';

const CAMPAIGN = addPart({ en: () => ({ campaign }) });

/** What the campaigns say. */
export const i18n = sentencesWith(CAMPAIGN);
