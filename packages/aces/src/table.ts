/**
 * What a screen may ask of the table it sees, without the rest of the engine: its board, its units, and questions that the
 * rules answer by the same checks.
 */
export { type Board, boardOf } from './board';
export { printWay } from './compass';
export { WEATHER_NAMES } from './entering';
export { FACTIONS, type FactionName, factionName, teamOf } from './factions';
export { armyLimit } from './first-round';
export { hexName, hexNamed, typeId } from './names';
export type { AcesOdds } from './odds';
export { type Goal, goalsOf, goalsThrough, interceptorsAt, saferWays, salvoHexes, threatsAt } from './questions';
export {
  areEnemies,
  BOUGHT,
  board,
  DESTROYED,
  GONE,
  NEUTRAL,
  NONE,
  OFF_BOARD,
  type Phase,
  partnerOf,
  purseOf,
  type SeatState,
  type Table,
  teamOfSeat,
  typeOf,
  type Unit,
} from './state';
export { TERRAIN_NAMES } from './terrain';
export {
  AIRCRAFT,
  ARMS,
  DESTROYED_AT,
  DICE_BY_DAMAGE,
  LEVELS,
  levelOf,
  setOf,
  thresholdOf,
  UNIT_TYPES,
  type UnitType,
  unitTypeOf,
} from './unit-types';
export { factoriesToWin } from './victory';
export { type AcesView, UNKNOWN } from './view';
