export { gmBrain } from './2gm/brain';
export { acesBrain } from './aces/brain';
export { commanderOf, withCommander } from './commander';
export { type Budget, LEVELS, type Level } from './levels';
