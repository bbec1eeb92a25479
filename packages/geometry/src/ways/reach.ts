import { type Grid, NOWHERE } from '../grid';
import { ENDS_MOVE, FULL_TURN, HOLDS, MAX_STEP_COST, PASS_ONLY } from './entry';

/**
 * The price of all steps so far with the next one, NOWHERE if that is not allowed. What a place costs does not depend on
 * where the mover comes from, which is why the first way found in order of cost is always the cheapest.
 */
function priceOnEntering(code: number, spent: number, budget: number, fullTurn: boolean): number {
  if ((code & FULL_TURN) !== 0) return fullTurn ? budget : NOWHERE;
  const step = code & MAX_STEP_COST;
  return step === 0 || spent + step > budget ? NOWHERE : spent + step;
}

/** More danger than any way meets. */
const UNKNOWN = 0x7fffffff;

/**
 * Where one mover can go with a budget of movement. Holds the buffers and the last answer; make one per grid and use it
 * again and again. Entry codes are read again by `canStop`, `stops` and `pathTo`: leave them alone until then.
 */
export class Reach {
  readonly grid: Grid;
  /** Movement spent to get there on the cheapest way, NOWHERE where the mover cannot get. 0 at the start only. */
  readonly cost: Int16Array;
  /** Length of the shortest among the cheapest ways. */
  readonly steps: Int16Array;
  #entry: Uint16Array;
  #from = NOWHERE;
  #budget = 0;
  #fullTurn = false;
  #buckets = new Int16Array(64);
  /** Like `cost`, but without what an ended move loses: tells the cheaper way into difficult terrain. */
  readonly #price: Int16Array;
  readonly #nextInBucket: Int16Array;
  readonly #onTheWay: Uint8Array;
  readonly #queue: Int16Array;

  constructor(grid: Grid) {
    this.grid = grid;
    this.cost = new Int16Array(grid.size).fill(NOWHERE);
    this.steps = new Int16Array(grid.size);
    this.#entry = new Uint16Array(grid.size);
    this.#price = new Int16Array(grid.size);
    this.#nextInBucket = new Int16Array(grid.size);
    this.#onTheWay = new Uint8Array(grid.size);
    this.#queue = new Int16Array(grid.size);
  }

  /**
   * `moved`: the mover has already made a step this turn, so no full-turn place is open to it any more. The code of the
   * start counts for HOLDS and PASS_ONLY only: give it as if the mover itself were not standing there.
   */
  find(entry: Uint16Array, from: number, budget: number, moved = false): this {
    const { directions, neighbours } = this.grid;
    const { cost, steps } = this;
    const prices = this.#price;
    const next = this.#nextInBucket;
    if (this.#buckets.length <= budget) this.#buckets = new Int16Array(2 * budget);
    const buckets = this.#buckets;
    this.#entry = entry;
    this.#from = from;
    this.#budget = budget;
    this.#fullTurn = !moved && budget > 0;
    const startHolds = ((entry[from] as number) & HOLDS) !== 0;

    cost.fill(NOWHERE);
    for (let spent = 0; spent <= budget; spent++) buckets[spent] = NOWHERE; // few: quicker than calling for them
    cost[from] = 0;
    steps[from] = 0;
    next[from] = NOWHERE;
    buckets[0] = from;
    // whoever has spent all of it enters nothing more
    for (let spent = 0; spent < budget; spent++) {
      const fullTurn = this.#fullTurn && spent === 0;
      const held = startHolds && spent === 0;
      for (let place = buckets[spent] as number; place !== NOWHERE; place = next[place] as number) {
        const step = (steps[place] as number) + 1;
        const base = place * directions;
        for (let direction = 0; direction < directions; direction++) {
          const to = neighbours[base + direction] as number;
          if (to === NOWHERE) continue;
          const known = cost[to] as number;
          if (known !== NOWHERE && (known <= spent || (steps[to] as number) <= step)) continue;
          const code = entry[to] as number;
          const price = priceOnEntering(code, spent, budget, fullTurn);
          if (price === NOWHERE) continue;
          if (known === NOWHERE) {
            const total = held || (code & ENDS_MOVE) !== 0 ? budget : price;
            cost[to] = total;
            prices[to] = price;
            next[to] = buckets[total] as number;
            buckets[total] = to;
          } else if (prices[to] !== price) continue;
          steps[to] = step;
        }
      }
    }
    return this;
  }

  /** May the move end there? The start counts, unless it is a place to pass only. */
  canStop(place: number): boolean {
    return this.cost[place] !== NOWHERE && ((this.#entry[place] as number) & PASS_ONLY) === 0;
  }

  /** Writes all places where the move may end, the start among them, in ascending order; returns how many. */
  stops(out: Int16Array | number[]): number {
    let count = 0;
    for (let place = 0; place < this.grid.size; place++) if (this.canStop(place)) out[count++] = place;
    return count;
  }

  /**
   * Writes the way from the start to a place, both included, and returns its length; 0 if the place is out of reach.
   * Of all ways it is the cheapest step by step, then the one with fewest steps, then the one whose first differing step comes first
   * in direction order (AA-RULING-84).
   */
  pathTo(place: number, out: Int16Array | number[]): number {
    if (this.cost[place] === NOWHERE) return 0;
    const { directions, neighbours } = this.grid;
    this.#markWaysTo(place);
    let at = this.#from;
    let count = 0;
    out[count++] = at;
    while (at !== place) {
      const base = at * directions;
      let next = NOWHERE;
      for (let direction = 0; direction < directions && next === NOWHERE; direction++) {
        const to = neighbours[base + direction] as number;
        if (to !== NOWHERE && this.#onTheWay[to] === 1 && this.#isBestStep(at, to)) next = to;
      }
      if (next === NOWHERE) throw new Error('the entry codes were changed between find and pathTo');
      at = next;
      out[count++] = at;
    }
    return count;
  }

  /**
   * Cheapest ways again, and among those of the same price the ones that meet the least danger (what entering each place adds
   * to it), then the shortest. For people: opponents of a book go by `pathTo`. Gives back how to read the way to a place.
   */
  safest(danger: ArrayLike<number>): (place: number) => number[] {
    const { directions, neighbours, size } = this.grid;
    // every step costs something, so a place is final once all cheaper ones have been looked at
    const order = Array.from({ length: size }, (_, place) => place).filter((place) => this.cost[place] !== NOWHERE);
    order.sort((a, b) => (this.cost[a] as number) - (this.cost[b] as number));
    const risk = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
    const before = new Int16Array(size).fill(NOWHERE);
    risk[this.#from] = 0;
    for (const at of order) {
      for (let direction = 0; direction < directions; direction++) {
        const to = neighbours[at * directions + direction] as number;
        if (to === NOWHERE || to === this.#from || !this.#isCheapest(at, to)) continue;
        const total = (risk[at] as number) + (danger[to] ?? 0) * size + 1;
        if (total >= (risk[to] as number)) continue;
        risk[to] = total;
        before[to] = at;
      }
    }
    return (place) => {
      if (this.cost[place] === NOWHERE) return [];
      const way = [place];
      for (let at = place; at !== this.#from; way.push(at)) at = before[at] as number;
      return way.reverse();
    };
  }

  /**
   * Ways that meet the least danger of all that the budget allows, then the cheapest of those: what a person may want to pay
   * for safety. Gives back how to read the way to a place and its price; the way is empty where the move cannot end.
   */
  leastDanger(danger: ArrayLike<number>): (place: number) => { readonly way: number[]; readonly cost: number } {
    const { directions, neighbours, size } = this.grid;
    const budget = this.#budget;
    const held = ((this.#entry[this.#from] as number) & HOLDS) !== 0;
    // what the same place has cost so far decides where one may go on: every price is a place of its own
    const risk = new Int32Array(size * (budget + 1)).fill(UNKNOWN);
    const before = new Int32Array(size * (budget + 1)).fill(NOWHERE);
    const reached: number[] = [];
    for (let at = 0; at < size; at++) if (this.cost[at] !== NOWHERE) reached.push(at);
    risk[this.#from] = 0;
    for (let spent = 0; spent < budget; spent++) {
      for (const at of reached) {
        const here = risk[spent * size + at] as number;
        if (here === UNKNOWN) continue;
        for (let direction = 0; direction < directions; direction++) {
          const to = neighbours[at * directions + direction] as number;
          if (to === NOWHERE || to === this.#from) continue;
          const code = this.#entry[to] as number;
          const price = priceOnEntering(code, spent, budget, this.#fullTurn && spent === 0);
          if (price === NOWHERE) continue;
          const total = (held && spent === 0) || (code & ENDS_MOVE) !== 0 ? budget : price;
          const next = here + (danger[to] ?? 0) * size + 1;
          if (next >= (risk[total * size + to] as number)) continue;
          risk[total * size + to] = next;
          before[total * size + to] = spent * size + at;
        }
      }
    }
    return (place) => {
      let best = NOWHERE;
      for (let spent = 0; spent <= budget && this.canStop(place); spent++) {
        const found = risk[spent * size + place] as number;
        const kept = best === NOWHERE ? UNKNOWN : (risk[best * size + place] as number);
        // a longer way is no more dangerous for being long
        if (found !== UNKNOWN && (best === NOWHERE || Math.floor(found / size) < Math.floor(kept / size))) best = spent;
      }
      if (best === NOWHERE) return { way: [], cost: 0 };
      const way = [place];
      for (let at = before[best * size + place] as number; at !== NOWHERE; at = before[at] as number)
        way.push(at % size);
      return { way: way.reverse(), cost: best };
    };
  }

  /** Marks every place that lies on some best way to the given one. */
  #markWaysTo(place: number): void {
    const { directions, neighbours } = this.grid;
    const marks = this.#onTheWay;
    const queue = this.#queue;
    marks.fill(0);
    marks[place] = 1;
    queue[0] = place;
    let filled = 1;
    for (let read = 0; read < filled; read++) {
      const to = queue[read] as number;
      for (let direction = 0; direction < directions; direction++) {
        const before = neighbours[to * directions + direction] as number;
        if (before === NOWHERE || marks[before] === 1 || !this.#isBestStep(before, to)) continue;
        marks[before] = 1;
        queue[filled++] = before;
      }
    }
  }

  #isBestStep(at: number, to: number): boolean {
    return this.steps[to] === (this.steps[at] as number) + 1 && this.#isCheapest(at, to);
  }

  /** A step of some cheapest way. */
  #isCheapest(at: number, to: number): boolean {
    const spent = this.cost[at] as number;
    if (spent === NOWHERE) return false;
    const fullTurn = this.#fullTurn && spent === 0;
    return priceOnEntering(this.#entry[to] as number, spent, this.#budget, fullTurn) === this.#price[to];
  }
}
