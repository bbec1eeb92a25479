import { CostField, findAreas, hexDistance, neighboursOf, Reach } from '@sandtable/geometry';
import { type Board, cutOut, type Half } from '../../map/board';
import type { MapFile } from '../../map/map-file';
import { FACTORY, isWater, MOUNTAIN, STANDARD } from '../../map/terrain';
import { baseCodes, NORMAL } from '../../moving/entering';
import { ARTILLERY, INFANTRY, TANK } from '../unit-types';

/** What the checks of a map ask of one part of it. */
export class MapFacts {
  readonly board: Board;
  /** The land that hangs together with the first start, by hexes a tank may enter (AA-MAPCHECK-09); 1 for its hexes. */
  readonly mainland: Uint8Array;
  /** Everything by land around the hexes of the group `island`. */
  readonly island: Uint8Array;
  private readonly costs: CostField;

  constructor(
    readonly file: MapFile,
    readonly half: Half,
    readonly mountains: boolean,
  ) {
    this.board = cutOut('', file, half, mountains);
    this.costs = new CostField(this.board.map);
    this.mainland = this.areaOf(this.starts().slice(0, 1), (hex) => this.isOpenToTanks(hex));
    this.island = this.areaOf(this.group('island'), (hex) => this.isLand(hex));
  }

  /** The hexes of the start numbers in this part. */
  starts(): number[] {
    return this.board.starts.filter((hex) => hex >= 0);
  }

  group(name: string): readonly number[] {
    return this.file.groups[name] ?? [];
  }

  /** "4,7", whether the hex lies in this part or not. */
  name(hex: number): string {
    return `${hex % this.file.columns},${Math.floor(hex / this.file.columns)}`;
  }

  row(hex: number): number {
    return Math.floor(hex / this.file.columns);
  }

  terrain(hex: number): number {
    return this.board.terrain[hex] ?? STANDARD;
  }

  /** Every hex of this part, in reading order. */
  hexes(): number[] {
    return Array.from({ length: this.board.map.size }, (_, hex) => hex).filter((hex) => this.exists(hex));
  }

  exists(hex: number): boolean {
    return this.board.map.inside[hex] === 1;
  }

  isLand(hex: number): boolean {
    return !isWater(this.terrain(hex));
  }

  isOpenToTanks(hex: number): boolean {
    const t = this.terrain(hex);
    return !isWater(t) && t !== FACTORY && t !== MOUNTAIN;
  }

  neighbours(hex: number): number[] {
    const near: number[] = [];
    return near.slice(0, neighboursOf(this.board.map, hex, near));
  }

  distance(a: number, b: number): number {
    return hexDistance(this.board.map, a, b);
  }

  within(hex: number, radius: number): number[] {
    return this.hexes().filter((other) => this.distance(hex, other) <= radius);
  }

  /** Half movement points a tank needs from a hex to the nearest of others; −1 if no way leads there. */
  tankCost(from: number, to: readonly number[]): number {
    const codes = baseCodes(this.board, TANK, NORMAL).slice();
    for (const hex of this.board.factories) codes[hex] = 0;
    return this.costs.costsTo(to, codes, WHOLE_MOVE).cost[from] ?? -1;
  }

  /** Half movement points Infantry needs from a hex until it stands beside a factory, over dry land. */
  costToFactory(from: number, factory: number): number {
    const codes = baseCodes(this.board, INFANTRY, NORMAL).map((code, hex) => (this.isOpenToInfantry(hex) ? code : 0));
    const beside = this.neighbours(factory).filter((hex) => this.isOpenToInfantry(hex));
    return this.costs.costsTo(beside, codes, WHOLE_MOVE).cost[from] ?? -1;
  }

  /** Where a gun can end its first move of so many half points. */
  stopsOfGun(from: number, points: number): number[] {
    const codes = baseCodes(this.board, ARTILLERY, NORMAL).slice();
    for (const hex of this.board.factories) codes[hex] = 0;
    const stops: number[] = [];
    return stops.slice(0, new Reach(this.board.map).find(codes, from, points).stops(stops));
  }

  private isOpenToInfantry(hex: number): boolean {
    return this.isLand(hex) && this.terrain(hex) !== FACTORY;
  }

  private areaOf(seeds: readonly number[], isOpen: (hex: number) => boolean): Uint8Array {
    const { map } = this.board;
    const open = Uint8Array.from(map.inside, (inside, hex) => (inside === 1 && isOpen(hex) ? 1 : 0));
    const areas = new Int16Array(map.size);
    findAreas(map, open, areas);
    const wanted = seeds.map((hex) => areas[hex] ?? -1).filter((area) => area >= 0);
    return Uint8Array.from(areas, (area) => (wanted.includes(area) ? 1 : 0));
  }
}

/** Bounds a step that would use up a whole move; none of the ways measured here has one. */
const WHOLE_MOVE = 200;
