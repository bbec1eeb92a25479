/** In this context the number of a rule is only told: what holds it goes away with the pointer. */
export const PLAIN_RULES = Symbol('plain rules');
