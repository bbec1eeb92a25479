import { chance } from '../../drawing/chance';
import { at, between, type Point, round } from '../../drawing/points';
import { type Place, placeKey } from './outline';
import { centreOf, stepFrom } from './plane';

/** Hexes a road or a river runs through, and where each of them goes on. */
export interface Way {
  readonly place: Place;
  /** Directions, 0 is up, clockwise. */
  readonly exits: readonly number[];
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

function next([column, row]: Place, direction: number): Place {
  return stepFrom(column, row, direction);
}

/** How far two directions lie apart, 1 (sharp) to 3 (straight on). */
function turn(a: number, b: number): number {
  const apart = Math.abs(a - b) % 6;
  return Math.min(apart, 6 - apart);
}

/**
 * Joins neighbours: `nodes` are the hexes of the way itself, `ends` those a dead end may run into (a lake, a factory).
 * Of three that touch each other two joints are enough; the drawn course does not matter to the rules (AA-MOVE-20).
 */
export function waysThrough(nodes: readonly Place[], ends: readonly Place[] = []): Way[] {
  const net = new Net(nodes);
  net.prune();
  const mouths = new Set(ends.map(placeKey));
  return nodes.map((place) => {
    const exits = net.exitsOf(place);
    if (exits.length > 1) return { place, exits };
    const open = DIRECTIONS.filter((d) => mouths.has(placeKey(next(place, d))) && !exits.includes(d));
    const mouth = open.reduce<number | undefined>(
      (best, d) => (best === undefined || turn(exits[0] ?? 0, d) > turn(exits[0] ?? 0, best) ? d : best),
      undefined,
    );
    return { place, exits: mouth === undefined ? exits : [...exits, mouth] };
  });
}

/** Which neighbours are joined. */
class Net {
  private readonly exits = new Map<string, Set<number>>();

  constructor(private readonly nodes: readonly Place[]) {
    const keys = new Set(nodes.map(placeKey));
    for (const place of nodes) {
      this.exits.set(placeKey(place), new Set(DIRECTIONS.filter((d) => keys.has(placeKey(next(place, d))))));
    }
  }

  exitsOf(place: Place): number[] {
    return [...(this.exits.get(placeKey(place)) ?? [])];
  }

  /** Takes one joint out of every triangle, first those that continue no straight line. */
  prune(): void {
    const joints = this.nodes.flatMap((place) =>
      this.exitsOf(place)
        .filter((d) => d < 3)
        .map((d) => ({ place, d, straight: this.straightness(place, d) })),
    );
    for (const { place, d } of joints.sort((a, b) => a.straight - b.straight)) {
      if (this.hasDetour(place, d)) this.cut(place, d);
    }
  }

  private has(place: Place, d: number): boolean {
    return this.exits.get(placeKey(place))?.has(d % 6) === true;
  }

  private straightness(place: Place, d: number): number {
    return Number(this.has(place, d + 3)) + Number(this.has(next(place, d), d));
  }

  /** A third hex touches both, and both are joined to it. */
  private hasDetour(place: Place, d: number): boolean {
    return (
      (this.has(place, d + 1) && this.has(next(place, d), d + 2)) ||
      (this.has(place, d + 5) && this.has(next(place, d), d + 4))
    );
  }

  private cut(place: Place, d: number): void {
    this.exits.get(placeKey(place))?.delete(d);
    this.exits.get(placeKey(next(place, d)))?.delete((d + 3) % 6);
  }
}

/** Where a way crosses a hex: not quite in the middle, no surveyor is that neat. */
function crossing(place: Place, turned: boolean): Point {
  const { x, y } = centreOf(...place, turned);
  return { x: x + (chance(x, y, 41) - 0.5) * 15, y: y + (chance(x, y, 42) - 0.5) * 13 };
}

function exitPoint(place: Place, direction: number, turned: boolean): Point {
  return between(crossing(place, turned), crossing(next(place, direction), turned));
}

/**
 * The line of a way inside one hex, from side to side. At a fork the straightest pair is one stroke, the other arms run
 * into it; a dead end stops in the middle.
 */
export function strokesOf({ place, exits }: Way, turned = false): string {
  const middle = crossing(place, turned);
  const [first, second] = straightest(exits);
  if (first === undefined) return '';
  if (second === undefined) return `M${at(exitPoint(place, first, turned))}L${at(middle)}`;
  const [from, to] = [exitPoint(place, first, turned), exitPoint(place, second, turned)];
  const fork = bend(from, middle, to);
  const arms = exits.filter((d) => d !== first && d !== second);
  return [
    `M${at(from)}Q${at(middle)} ${at(to)}`,
    ...arms.map((d) => `M${at(exitPoint(place, d, turned))}Q${at(between(middle, fork))} ${at(fork)}`),
  ].join('');
}

function bend(a: Point, b: Point, c: Point): Point {
  return between(between(a, b), between(b, c));
}

function straightest(exits: readonly number[]): readonly number[] {
  let best: readonly number[] = exits.slice(0, 1);
  let widest = 0;
  for (const a of exits) {
    for (const b of exits) {
      if (turn(a, b) <= widest) continue;
      widest = turn(a, b);
      best = [a, b];
    }
  }
  return best;
}

export function wayPath(ways: readonly Way[], turned = false): string {
  return ways.map((way) => strokesOf(way, turned)).join('');
}

/** Where a bridge stands and how it is turned: degrees, from −90 to 90; at 0 the road runs level. */
export interface BridgePlace extends Point {
  readonly turn: number;
}

export function bridgeOn({ place, exits }: Way, turned = false): BridgePlace {
  const [first = 0, second] = straightest(exits);
  const middle = crossing(place, turned);
  const from = exitPoint(place, first, turned);
  const to = second === undefined ? middle : exitPoint(place, second, turned);
  const on = second === undefined ? middle : bend(from, middle, to);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { x: round(on.x), y: round(on.y), turn: round(angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle) };
}
