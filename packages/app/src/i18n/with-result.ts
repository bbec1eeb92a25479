import { addPart, sentencesWith } from './catalogue.svelte';
import { result } from './en/result';

const RESULT = addPart({ en: () => ({ result }) });

/** What is said when a match has ended. */
export const i18n = sentencesWith(RESULT);
