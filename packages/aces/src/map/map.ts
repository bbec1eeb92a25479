/** What a picture of the map needs, without the engine: pages import it as `@sandtable/aces/map`. */
export { HEX_DIRECTIONS, type HexMap, hexAt, hexDistance, NOWHERE, neighbour, printHex } from '@sandtable/geometry';
export { type Board, boardKey, boardOf, type Half } from './board';
export {
  BRIDGE,
  FACTORY,
  FOREST,
  isWater,
  LAKE,
  MOUNTAIN,
  RIVER,
  ROAD,
  SEA,
  STANDARD,
  TERRAIN_NAMES,
} from './terrain';
