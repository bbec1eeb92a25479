/**
 * What a screen may ask of the table it sees, without the rest of the engine: its field, its units and cards, what they are
 * called, and questions that the rules answer by the same checks.
 */

export { bombRun } from '../air/declare';
export type { AttackView } from '../attack/attack-frame';
export { type Cell, cellOf, HIT_TABLE, isDestroyed, shifted } from '../attack/hit-table';
export { FIRST_TOKEN, MAIN, SECOND, type Shot } from '../attack/shot';
export {
  heroCard,
  isHeroCard,
  isUnitCard,
  playCost,
  supportCard,
  terrainCard,
  UNKNOWN,
  unitCard,
  upgradeNumber,
  upgradeOf,
} from '../cards';
export { CLEAR, FOG, RAIN, STORM, WEATHERS } from '../conditions/sky';
export { houseCards } from '../content/cards';
export { type Catalogue, catalogue } from '../content/index';
export {
  ANY_RANGE,
  type Card,
  EDITIONS,
  type Edition,
  type GeneralCard,
  type Headquarters,
  type HeroCard,
  type Icon,
  NATIONS,
  NATURALS,
  type Nation,
  type Natural,
  type NaturalTerrain,
  type SupportCard,
  type Tag,
  type TerrainCard,
  type TerrainTag,
  UNIT_TYPES,
  type UnitCard,
  type UnitType,
  UPGRADES,
  type UpgradeId,
  type UpgradeOffer,
  type UpgradeToken,
  type Weapon,
} from '../content/types';
export { withoutLater } from '../deck/battle';
export { deckCode } from '../deck/code';
export { deckPoints, deckSize } from '../deck/points';
export { NATION_NAMES } from '../deck/problem';
export { namedDeck } from '../deck/read';
export { tokenName, tokenNameIn } from '../editions/index';
export type { GmEvent } from '../events';
export { isMine, isMinedFor, mineAt } from '../field/mines';
export { ADVANCE, CLIMB, DASH, RIDERS, TUNNEL } from '../field/movement';
export {
  buildingAt,
  coverCard,
  distance,
  distanceToHq,
  fieldOf,
  NATURAL_HP,
  naturalAt,
  parkedAt,
  pieceAt,
  rowOf,
  SEAT_NAMES,
  sideName,
  terrainHp,
  unitsOn,
} from '../ground';
export { cardName, cardNamed, cardTitle, seatTitle, shortId, spaceName, spaceNamed } from '../names/names';
export { hqNamed, hqRef, unitNamed, unitRef, unitTitle } from '../names/units';
export { tokenNames, weaponName, weaponTitle } from '../names/weapons';
export type { GmOdds } from '../odds/odds';
export { MOST_CHARGED } from '../options/barrage-frame';
export { spacesOf, terrainCost } from '../options/large-field';
export {
  DESTROY_PLACES,
  DESTROY_UNITS,
  type GoalRead,
  goalStand,
  HOLD_PLACES,
  REACH_ROW,
  readGoal,
} from '../scenario/goals';
export type { GmView } from '../seeing/view';
export type { GmSetup, Options } from '../setup';
export {
  type Attached,
  actsNow,
  areEnemies,
  CARRIED,
  GONE,
  type Hq,
  NONE,
  onField,
  PARKED,
  PERMANENT,
  type Phase,
  type Piece,
  type SeatState,
  seatState,
  sideOf,
  type Table,
  type Token,
  type Unit,
  unit,
} from '../state';
export { playedOn } from '../support/aim-kinds';
export { leaderOf, partnerOf, shares, teamOf } from '../team';
export { type Income, incomeOf, roomFor } from '../turn/income';
export { offersOf } from '../turn/offers';
export { type LineOfFire, lineOfFire } from './fire';
export { type RowSupply, type SideSupply, supplyOf } from './supply';
