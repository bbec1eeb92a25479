import type { GmAbility } from '../hooks';
import { hitTheDirt } from './hit-the-dirt';
import { mechanics } from './mechanics';
import { medics } from './medics';
import { sapperToken } from './sappers';
import { supplies } from './supplies';

/** What upgrade tokens do besides being weapons and smoke. */
export const TOKENS: readonly GmAbility[] = [hitTheDirt, mechanics, medics, sapperToken, supplies];
