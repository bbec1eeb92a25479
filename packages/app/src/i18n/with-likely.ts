import { addPart, sentencesWith } from './catalogue.svelte';
import { likely } from './en/likely';
import { ACES } from './with-aces';

const LIKELY = addPart({ en: () => ({ likely }) });

/** What is said of the Automa's targets. */
export const i18n = sentencesWith(ACES, LIKELY);
