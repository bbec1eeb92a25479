import { type Grid, NOWHERE } from '../grid';
import { ENDS_MOVE, FULL_TURN, HOLDS, MAX_STEP_COST } from './entry';

const RING = MAX_STEP_COST + 1;

/**
 * Cheapest costs between every place and the nearest of several others, over as many turns as it takes (AA-RULING-83,
 * `pathCost` of the 2GM solo opponent). A step that uses up a move, by FULL_TURN, ENDS_MOVE or HOLDS, counts
 * `wholeMove`; PASS_ONLY does not matter, because nobody stops in a measurement. Holds its buffers; make one per grid.
 */
export class CostField {
  readonly grid: Grid;
  /** The answer of the last query: 0 at the given places, NOWHERE where no way leads. */
  readonly cost: Int32Array;
  readonly #heads = new Int32Array(RING);
  readonly #placeOf: Int16Array;
  readonly #nextOf: Int32Array;
  #used = 0;

  constructor(grid: Grid) {
    this.grid = grid;
    this.cost = new Int32Array(grid.size).fill(NOWHERE);
    // Each directed edge can improve a place at most once, and each given place is put in once.
    const capacity = grid.size * (grid.directions + 1);
    this.#placeOf = new Int16Array(capacity);
    this.#nextOf = new Int32Array(capacity);
  }

  /** `cost[p]` becomes the cost of going from the nearest source to p, entering p included. */
  costsFrom(sources: ArrayLike<number>, entry: Uint16Array, wholeMove: number): this {
    return this.#spread(sources, entry, wholeMove, 0, true);
  }

  /**
   * `cost[p]` becomes the cost of going from p to the nearest target, entering the target included. A target closed to
   * the mover is entered for `closedTarget`; 0 leaves it out of reach.
   */
  costsTo(targets: ArrayLike<number>, entry: Uint16Array, wholeMove: number, closedTarget = 0): this {
    return this.#spread(targets, entry, wholeMove, closedTarget, false);
  }

  #spread(seeds: ArrayLike<number>, entry: Uint16Array, wholeMove: number, closedSeed: number, onward: boolean): this {
    if (!(wholeMove >= 1 && wholeMove <= MAX_STEP_COST && closedSeed >= 0 && closedSeed <= MAX_STEP_COST)) {
      throw new RangeError(`expected step costs of at most ${MAX_STEP_COST}, found ${wholeMove} and ${closedSeed}`);
    }
    const { directions, neighbours } = this.grid;
    const cost = this.cost;
    cost.fill(NOWHERE);
    this.#heads.fill(NOWHERE);
    this.#used = 0;
    for (let i = 0; i < seeds.length; i++) this.#improve(seeds[i] as number, 0);
    let settled = 0;
    for (let reached = 0; settled < this.#used; reached++) {
      const slot = reached % RING;
      let item = this.#heads[slot] as number;
      this.#heads[slot] = NOWHERE;
      for (; item !== NOWHERE; item = this.#nextOf[item] as number) {
        settled++;
        const place = this.#placeOf[item] as number;
        if (cost[place] !== reached) continue;
        const code = entry[place] as number;
        // Going backwards, every step pays for entering this place; going onward, for entering the next one.
        const own = stepCost(code, wholeMove) || (reached === 0 ? closedSeed : 0);
        if (!onward && own === 0) continue;
        for (let direction = 0; direction < directions; direction++) {
          const next = neighbours[place * directions + direction] as number;
          if (next === NOWHERE) continue;
          const other = entry[next] as number;
          const entered = onward ? stepCost(other, wholeMove) : own;
          if (entered === 0) continue;
          const left = onward ? code : other;
          this.#improve(next, reached + ((left & HOLDS) !== 0 ? wholeMove : entered));
        }
      }
    }
    return this;
  }

  #improve(place: number, cost: number): void {
    const known = this.cost[place] as number;
    if (known !== NOWHERE && known <= cost) return;
    this.cost[place] = cost;
    const item = this.#used++;
    const slot = cost % RING;
    this.#placeOf[item] = place;
    this.#nextOf[item] = this.#heads[slot] as number;
    this.#heads[slot] = item;
  }
}

/** 0 for a closed place. */
function stepCost(code: number, wholeMove: number): number {
  if ((code & FULL_TURN) !== 0) return wholeMove;
  const step = code & MAX_STEP_COST;
  return step !== 0 && (code & ENDS_MOVE) !== 0 ? wholeMove : step;
}
