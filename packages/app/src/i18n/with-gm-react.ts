import { addPart, sentencesWith } from './catalogue.svelte';
import { gmReact } from './en/gm-react';
import { GM } from './with-gm';

const GM_REACT = addPart({ en: () => ({ gmReact }) });

/** What a table of 2GM says of set-up, reactions, air combat and whatever is secret. */
export const i18n = sentencesWith(GM, GM_REACT);
