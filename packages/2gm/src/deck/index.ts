export { checkDeck } from './check';
export { deckCode, readDeckCode, sortedDeck } from './code';
export type { Deck, DeckEntry } from './deck';
export { deckPoints, deckSize } from './points';
export { type DeckProblem, NATION_NAMES, SIDE_NAMES } from './problem';
export { deckList, gatheredDeck, namedDeck } from './read';
export { type DeckRules, NORMAL_POINTS, pitchedBattle } from './rules';
export { setupCount } from './set-aside';
