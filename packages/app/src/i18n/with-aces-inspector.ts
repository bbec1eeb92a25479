import { addPart, sentencesWith } from './catalogue.svelte';
import { acesInspector } from './en/aces-inspector';
import { ACES } from './with-aces';

const INSPECTOR = addPart({ en: () => ({ acesInspector }) });

/** What the table of Aces & Armor says of a hex and of a unit that somebody looks at. */
export const i18n = sentencesWith(ACES, INSPECTOR);
