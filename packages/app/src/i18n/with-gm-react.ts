import { addPart, sentencesWith } from './catalogue.svelte';
import { gmReact } from './en/gm-react';
import { GM } from './with-gm';

const GM_REACT = addPart({ en: () => ({ gmReact }) });

/** What a table of 2GM says of reactions, air combat and teams. */
export const i18n = sentencesWith(GM, GM_REACT);
