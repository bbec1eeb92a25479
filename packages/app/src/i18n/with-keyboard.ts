import { addPart, sentencesWith } from './catalogue.svelte';
import { keyboard } from './en/keyboard';

const KEYBOARD = addPart({ en: () => ({ keyboard }) });

/** What the help about the keyboard says. */
export const i18n = sentencesWith(KEYBOARD);
