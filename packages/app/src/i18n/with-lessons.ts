import { addPart, sentencesWith } from './catalogue.svelte';
import { learn } from './en/learn';

const LESSONS = addPart({ en: () => ({ learn }) });

/** What the tutorials say: all of that of Aces & Armor, and what they share. */
export const i18n = sentencesWith(LESSONS);
