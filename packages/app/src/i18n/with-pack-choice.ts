import { addPart, sentencesWith } from './catalogue.svelte';
import { packChoice } from './en/pack-choice';

const PACK_CHOICE = addPart({ en: () => ({ packChoice }) });

/** What the choice between our values and those of a pack says. */
export const i18n = sentencesWith(PACK_CHOICE);
