export { findAreas } from './areas';
export { CostField } from './cost-field';
export { CLOSED, DIFFICULT, ENDS_MOVE, FULL_TURN, HOLDS, MAX_STEP_COST, PASS_ONLY } from './entry';
export {
  EAST,
  type Field,
  fieldDistance,
  forward,
  makeField,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  ownRow,
  type Side,
  SOUTH,
  SOUTH_EAST,
  SOUTH_WEST,
  spaceAt,
  spacesOfOwnRow,
  straightLine,
  WEST,
} from './field';
export { parseSpace, printSpace } from './field-text';
export { type Grid, NOWHERE, neighbour, neighboursOf } from './grid';
export { type HqSite, hqDistance, hqGate, hqSite } from './headquarters';
export { circle, disc } from './hex-circle';
export { HEX_DIRECTIONS, type HexMap, hexAt, hexDistance, makeHexMap, N, NE, NW, S, SE, SW } from './hex-map';
export { parseHex, printHex } from './hex-text';
export { centreLine, centreLineMeets, everyShortestPathMeets, shortestPaths } from './line-of-fire';
export type { Parsed } from './parsed';
export { Reach } from './reach';
