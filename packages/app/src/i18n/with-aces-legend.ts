import { addPart, sentencesWith } from './catalogue.svelte';
import { acesLegend } from './en/aces-legend';

const LEGEND = addPart({ en: () => ({ acesLegend }) });

/** What the signs on the map of Aces & Armor mean. */
export const i18n = sentencesWith(LEGEND);
