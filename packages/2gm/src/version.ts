/** Raised by `npm run corpus` whenever play changes: the same version plays the same, card for card and die for die (decision 33). */
export const VERSION = '6';
