import { type Catalogue, en } from './en';
import { gm } from './en/gm';
import { gmLearn } from './en/gm-learn';
import { gmMatch } from './en/gm-match';

/** Every sentence at once. */
export const whole: Catalogue = { ...en, ...gm, gmMatch, gmLearn };
