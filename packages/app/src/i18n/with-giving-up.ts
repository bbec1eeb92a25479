import { addPart, sentencesWith } from './catalogue.svelte';
import { givingUp } from './en/giving-up';

const GIVING_UP = addPart({ en: () => ({ givingUp }) });

/** What is said before somebody gives a match up. */
export const i18n = sentencesWith(GIVING_UP);
