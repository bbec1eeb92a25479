/** Factions and unit mats without the engine: pages import them as `@sandtable/aces/units`. */
export { FACTIONS, type FactionName, factionName, teamOf } from './factions';
export { DESTROYED_AT, DICE_BY_DAMAGE, LEVELS, levelOf, type Role, UNIT_TYPES, type UnitType } from './unit-types';
