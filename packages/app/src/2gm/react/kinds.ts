/**
 * The questions of the engine that are answered on a sheet of this folder or of `set-up`, rather than on the field. Every
 * other question is one of the turn itself: move, deploy, equip, load, mobility, bomb, shoot, strike, flip, discard.
 */

/** Before the first turn: the hand, the secret bid, Terrain cards and who starts on them. */
export const SET_UP: readonly string[] = ['hand', 'bid', 'lay'];

/**
 * Windows that open whenever the public cannot rule a card out (2GM-RULING-164): whoever is asked may hold nothing that fits,
 * so these are the ones that may be passed without a look.
 */
export const CARD_WINDOWS = ['fire', 'cover', 'rolled', 'resolved', 'moved', 'arrived', 'orders'] as const;

/** Reactions that depend on what lies open: who is asked has a real choice. */
const OPEN_WINDOWS = ['intercept', 'escort', 'flak', 'drop', 'beside'] as const;

/** Single questions in the middle of something: an air combat, an assault, a card, a barrage, tokens on the ground. */
const CHOICES = ['engage', 'react', 'choose', 'call', 'charge', 'pick-up'] as const;

export const REACTIONS: readonly string[] = [...CARD_WINDOWS, ...OPEN_WINDOWS, ...CHOICES];

export const HANDLED: readonly string[] = [...SET_UP, ...REACTIONS];
