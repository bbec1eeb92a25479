/** Cards and decks without the engine: pages that show and build them import this as `@sandtable/2gm/decks`. */
export { houseCards } from '../content/cards';
export { type Catalogue, catalogue } from '../content/index';
export * from '../content/types';
export { tokenNameIn } from '../editions/index';
export { type SoloSteps, soloSteps } from '../solo/deck/steps';
export { cardsSeen, chanceToSee, chanceWithRedraw, OPENING_HAND } from './chances';
export { checkDeck, inBoxes } from './check';
export { deckCode, readDeckCode, sortedDeck } from './code';
export type { Deck, DeckEntry } from './deck';
export { deckFile, readAnyDeck } from './file';
export { type Mend, mendOf } from './mend';
export { deckPoints, deckSize } from './points';
export type { DeckProblem } from './problem';
export { completedDeck, STYLES, type Style } from './random';
export { deckList } from './read';
export { type DeckRules, pitchedBattle } from './rules';
export { setupCount } from './set-aside';
export { deckText, type PackName, type ReadDeck } from './text';
