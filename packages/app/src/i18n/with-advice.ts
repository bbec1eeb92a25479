import { addPart, sentencesWith } from './catalogue.svelte';
import { advice } from './en/advice';

const ADVICE = addPart({ en: () => ({ advice }) });

/** What is said around advice. */
export const i18n = sentencesWith(ADVICE);
