import { addPart, sentencesWith } from './catalogue.svelte';
import { gmLearn } from './en/gm-learn';

const GM_LESSONS = addPart({ en: () => ({ gmLearn }) });

/** What the tutorials of 2GM say. */
export const i18n = sentencesWith(GM_LESSONS);
