import { type Board, FOREST, LAKE, SEA } from '@sandtable/aces/map';
import { type Place, placeKey } from './outline';
import { stepFrom } from './plane';

/** The hexes of a board and a ring of ground beyond its edge, so that a wood or the sea does not stop at the frame. */
export interface Ground {
  readonly inside: readonly Place[];
  /** Hexes of a terrain, with those of the ring. */
  of(...kinds: readonly number[]): Place[];
  /** Only hexes that can be played on. */
  on(...kinds: readonly number[]): Place[];
  /** The same, and ways that reach the edge go on beyond it. */
  leading(...kinds: readonly number[]): Place[];
}

export function groundOf({ map, terrain }: Pick<Board, 'map' | 'terrain'>): Ground {
  const inside: Place[] = [];
  const ring: Place[] = [];
  const isInside = ([column, row]: Place): boolean =>
    column >= 0 && row >= 0 && column < map.columns && row < map.rows && map.inside[row * map.columns + column] === 1;
  for (let row = -1; row <= map.rows; row++) {
    for (let column = -1; column <= map.columns; column++) {
      const place: Place = [column, row];
      if (isInside(place)) inside.push(place);
      else if ([0, 1, 2, 3, 4, 5].some((d) => isInside(stepFrom(column, row, d)))) ring.push(place);
    }
  }
  const kindAt = ([column, row]: Place): number => {
    const c = Math.min(Math.max(column, 0), map.columns - 1);
    const r = Math.min(Math.max(row, 0), map.rows - 1);
    return terrain[r * map.columns + c] ?? 0;
  };
  /** Half a map is cut out of a whole one: what lies beside it there is known. */
  const isDrawn = ([column, row]: Place): boolean => column >= 0 && row >= 0 && column < map.columns && row < map.rows;
  const on = (...kinds: readonly number[]): Place[] => inside.filter((place) => kinds.includes(kindAt(place)));
  return {
    inside,
    on,
    of: (...kinds) => [
      ...on(...kinds),
      ...ring.filter((place) => kinds.includes(kindAt(place)) && (isDrawn(place) || isWide(kindAt(place)))),
    ],
    leading: (...kinds) => {
      const nodes = [...on(...kinds), ...ring.filter((place) => isDrawn(place) && kinds.includes(kindAt(place)))];
      return [...nodes, ...nodes.flatMap((place) => beyond(place, nodes, isInside))];
    },
  };
}

/** Ground that is likely to go on beyond the edge. */
function isWide(kind: number): boolean {
  return kind === FOREST || kind === LAKE || kind === SEA;
}

/** Where a way that ends at the edge leaves the map. */
function beyond(place: Place, nodes: readonly Place[], isInside: (place: Place) => boolean): Place[] {
  const joined = new Set(nodes.map(placeKey));
  const exits = [0, 1, 2, 3, 4, 5].filter((d) => joined.has(placeKey(stepFrom(place[0], place[1], d))));
  const [exit] = exits;
  if (exits.length !== 1 || exit === undefined || !isInside(place)) return [];
  const straight = [3, 2, 4].map((turn) => stepFrom(place[0], place[1], (exit + turn) % 6));
  return straight.filter((next) => !isInside(next)).slice(0, 1);
}
