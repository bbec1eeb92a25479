import { addPart, sentencesWith } from './catalogue.svelte';
import { online } from './en/online';
import { PAGES } from './with-pages';

const ONLINE = addPart({ en: () => ({ online }) });

/** What is said about tables across the net. */
export const i18n = sentencesWith(ONLINE, PAGES);
