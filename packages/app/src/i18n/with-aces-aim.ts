import { addPart, sentencesWith } from './catalogue.svelte';
import { acesReact } from './en/aces-react';
import { acesWays } from './en/aces-ways';
import { ACES } from './with-aces';

const AIM = addPart({ en: () => ({ acesReact, acesWays }) });

/** What is said of the hex somebody points at, and of a unit that passes. */
export const i18n = sentencesWith(ACES, AIM);
