/*
 * What comes once in a turn and has been used in this one, as bits of a seat's `boons`. Bits are never given to something else:
 * positions keep them.
 */

/** Rommel's dash. */
export const DASHED = 1;

/** Messe's rally. */
export const RALLIED = 2;
