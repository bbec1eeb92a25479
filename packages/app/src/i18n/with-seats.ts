import { addPart, sentencesWith } from './catalogue.svelte';
import { seats } from './en/seats';

const SEATS = addPart({ en: () => ({ seats }) });

/** What is said where seats change hands. */
export const i18n = sentencesWith(SEATS);
