/** Cards and decks without the engine: pages that show and build them import this as `@sandtable/2gm/decks`. */
export { houseCards } from './content/cards';
export { type Catalogue, catalogue } from './content/index';
export * from './content/types';
export { cardsSeen, chanceToSee, chanceWithRedraw, OPENING_HAND } from './deck/chances';
export { checkDeck, inBoxes } from './deck/check';
export { deckCode, readDeckCode, sortedDeck } from './deck/code';
export type { Deck, DeckEntry } from './deck/deck';
export { deckFile, readAnyDeck } from './deck/file';
export { type Mend, mendOf } from './deck/mend';
export { deckPoints, deckSize } from './deck/points';
export type { DeckProblem } from './deck/problem';
export { completedDeck, STYLES, type Style } from './deck/random';
export { deckList } from './deck/read';
export { type DeckRules, pitchedBattle } from './deck/rules';
export { setupCount } from './deck/set-aside';
export { deckText, type PackName, type ReadDeck } from './deck/text';
export { tokenNameIn } from './editions/index';
export { type SoloSteps, soloSteps } from './solo/steps';
