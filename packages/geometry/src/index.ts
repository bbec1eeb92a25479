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
} from './field/field';
export { parseSpace, printSpace } from './field/field-text';
export { type HqSite, hqDistance, hqGate, hqSite } from './field/headquarters';
export { centreLine, centreLineMeets, everyShortestPathMeets, shortestPaths } from './field/line-of-fire';
export { type Grid, NOWHERE, neighbour, neighboursOf } from './grid';
export { circle, disc } from './hexes/hex-circle';
export { HEX_DIRECTIONS, type HexMap, hexAt, hexDistance, makeHexMap, N, NE, NW, S, SE, SW } from './hexes/hex-map';
export { parseHex, printHex } from './hexes/hex-text';
export type { Parsed } from './parsed';
export { findAreas } from './ways/areas';
export { CostField } from './ways/cost-field';
export { CLOSED, DIFFICULT, ENDS_MOVE, FULL_TURN, HOLDS, MAX_STEP_COST, PASS_ONLY } from './ways/entry';
export { Reach } from './ways/reach';
