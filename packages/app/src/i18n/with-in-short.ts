import { addPart, sentencesWith } from './catalogue.svelte';
import { inShort } from './en/in-short';

const IN_SHORT = addPart({ en: () => ({ inShort }) });

/** The games on two pages each. */
export const i18n = sentencesWith(IN_SHORT);
