import { addPart, sentencesWith } from './catalogue.svelte';
import { matchList } from './en/match-list';
import { PAGES } from './with-pages';

const MATCH_LIST = addPart({ en: () => ({ matchList }) });

/** What the list of matches says, and whoever opens files. */
export const i18n = sentencesWith(MATCH_LIST, PAGES);
