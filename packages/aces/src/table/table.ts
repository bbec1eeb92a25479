/**
 * What a screen may ask of the table it sees, without the rest of the engine: its board, its units, and questions that the
 * rules answer by the same checks.
 */

export { FACTIONS, type FactionName, factionName, teamOf } from '../content/factions';
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
} from '../content/unit-types';
export { type Board, boardOf } from '../map/board';
export { printWay } from '../map/compass';
export { TERRAIN_NAMES } from '../map/terrain';
export { GREY_TOKENS } from '../missions/grey-tokens';
export { WEATHER_NAMES } from '../moving/entering';
export { hexName, hexNamed, typeId } from '../names/names';
export type { AcesOdds } from '../odds/odds';
export { type AcesView, UNKNOWN } from '../seeing/view';
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
  roundOf,
  type SeatState,
  type Table,
  teamOfSeat,
  typeOf,
  type Unit,
} from '../state';
export { armyLimit } from '../turn/first-round';
export { factoriesToWin } from '../victory';
export { type Goal, goalsOf, goalsThrough, interceptorsAt, saferWays, salvoHexes, threatsAt } from './questions';
