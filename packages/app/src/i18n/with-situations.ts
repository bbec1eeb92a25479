import { addPart, sentencesWith } from './catalogue.svelte';
import { situations } from './en/situations';

const SITUATIONS = addPart({ en: () => ({ situations }) });

/** What the situations say. */
export const i18n = sentencesWith(SITUATIONS);
