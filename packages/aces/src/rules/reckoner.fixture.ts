/**
 * A second, slow and simple reading of the movement phase, to be compared with the engine: it knows nothing of entry codes,
 * searches or frames, tries everything and copies its small table at every step.
 */
export interface Piece {
  readonly seat: string;
  readonly unit: string;
  at: string;
  moved?: boolean;
  intercepted?: boolean;
}

export interface Ground {
  readonly size: string;
  readonly hexes: Readonly<Record<string, string>>;
}

export interface Reckoned {
  readonly ground: Ground;
  /** Clockwise. */
  readonly seats: readonly string[];
  readonly active: string;
  readonly units: readonly Piece[];
  readonly factories: readonly { readonly at: string; readonly owner: string }[];
}

interface Kind {
  readonly arm: 'infantry' | 'tank' | 'gun' | 'aircraft';
  /** In half points. */
  readonly speed: number;
  /** Reaches the next hex. */
  readonly close: boolean;
  readonly air: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  infantry: { arm: 'infantry', speed: 6, close: true, air: true },
  'mobile-infantry': { arm: 'infantry', speed: 10, close: true, air: true },
  'mechanized-infantry': { arm: 'infantry', speed: 10, close: true, air: false },
  sherman: { arm: 'tank', speed: 10, close: true, air: false },
  howitzer: { arm: 'gun', speed: 4, close: false, air: false },
  'p-51': { arm: 'aircraft', speed: 18, close: true, air: true },
  tiger: { arm: 'tank', speed: 8, close: true, air: false },
  'pak-40': { arm: 'gun', speed: 6, close: true, air: false },
  'ju-87': { arm: 'aircraft', speed: 14, close: true, air: true },
  flak: { arm: 'gun', speed: 6, close: false, air: true },
  panther: { arm: 'tank', speed: 10, close: true, air: false },
  't-34': { arm: 'tank', speed: 12, close: true, air: false },
};

const COST: Readonly<Record<string, number>> = { standard: 2, forest: 3, road: 1, bridge: 1, factory: 2, mountain: 3 };
const WATER = ['river', 'lake', 'sea'];

/** Whether a step is closed, costs points, or takes the whole move. */
type Price = number | 'closed' | 'whole';

class Reckoner {
  constructor(
    private readonly base: Reckoned,
    private readonly units: (Piece | null)[],
    private readonly owners: Readonly<Record<string, string>>,
  ) {}

  /** Ways to go on for so many answers; the end of the phase ends a way. */
  choose(depth: number): number {
    if (depth === 0) return 1;
    let ways = 1; // "end"
    this.units.forEach((u, id) => {
      if (u === null || u.seat !== this.base.active || u.moved) return;
      for (const hex of this.steps(id, 0, true)) ways += this.enter(id, hex, 0, depth - 1);
    });
    return ways;
  }

  private kind(u: Piece): Kind {
    const kind = KINDS[u.unit];
    if (kind === undefined) throw new Error(`The reckoner does not know ${u.unit}.`);
    return kind;
  }

  private friends(a: string, b: string): boolean {
    return a.startsWith('germany') === b.startsWith('germany');
  }

  private unitOn(hex: string, but: number): Piece | null {
    return this.units.find((u, id) => u !== null && id !== but && u.at === hex) ?? null;
  }

  private around(hex: string): string[] {
    const [columns = 0, rows = 0] = this.base.ground.size.split('x').map(Number);
    const [c = 0, r = 0] = hex.split(',').map(Number);
    const low = c % 2 === 0 ? r - 1 : r;
    return [
      [c, r - 1],
      [c, r + 1],
      [c - 1, low],
      [c - 1, low + 1],
      [c + 1, low],
      [c + 1, low + 1],
    ]
      .filter(([column = -1, row = -1]) => column >= 0 && row >= 0 && column < columns && row < rows)
      .map(([column, row]) => `${column},${row}`);
  }

  private price(u: Piece, hex: string): Price {
    const terrain = this.base.ground.hexes[hex] ?? 'standard';
    const { arm } = this.kind(u);
    const owner = this.owners[hex];
    if (terrain === 'factory' && (owner === undefined || !this.friends(owner, u.seat))) {
      return arm === 'infantry' ? 'whole' : 'closed';
    }
    if (arm === 'aircraft') return 2;
    if (WATER.includes(terrain)) return arm === 'infantry' ? 'whole' : 'closed';
    if (terrain === 'mountain' && arm === 'tank') return 'closed';
    return COST[terrain] ?? 2;
  }

  private steps(id: number, spent: number, first: boolean): string[] {
    const u = this.units[id];
    if (!u) return [];
    return this.around(u.at).filter((hex) => this.mayEnter(id, u, hex, spent, first));
  }

  private mayEnter(id: number, u: Piece, hex: string, spent: number, first: boolean): boolean {
    const price = this.price(u, hex);
    const there = this.unitOn(hex, id);
    if (price === 'closed') return false;
    if (there !== null && !this.friends(there.seat, u.seat)) {
      return price === 'whole' && first && this.base.ground.hexes[hex] === 'factory';
    }
    if (price === 'whole') return first && there === null;
    const now = spent + price;
    if (now > this.kind(u).speed) return false;
    return there === null || this.reachesFree(id, hex, now);
  }

  /** From a hex with a friend: does any way lead to a free hex? */
  private reachesFree(id: number, from: string, spent: number): boolean {
    const u = this.units[id];
    if (!u) return false;
    return this.around(from).some((hex) => {
      const price = this.price(u, hex);
      if (typeof price !== 'number' || spent + price > this.kind(u).speed) return false;
      const there = this.unitOn(hex, id);
      if (there === null) return true;
      return this.friends(there.seat, u.seat) && this.reachesFree(id, hex, spent + price);
    });
  }

  private with(id: number, change: Partial<Piece> | null, owners = this.owners): Reckoner {
    const units = this.units.map((u, i) => (i !== id || u === null ? u : change === null ? null : { ...u, ...change }));
    return new Reckoner(this.base, units, owners);
  }

  /** The ways after a unit has been told to enter a hex. */
  private enter(id: number, hex: string, spent: number, depth: number): number {
    const u = this.units[id];
    if (!u) return 0;
    const price = this.price(u, hex);
    const inside = this.units.findIndex((x, i) => x !== null && i !== id && x.at === hex);
    if (price === 'whole') {
      const owners = this.base.ground.hexes[hex] === 'factory' ? { ...this.owners, [hex]: u.seat } : this.owners;
      const there = this.with(inside, null).with(id, { at: hex, moved: true }, owners);
      return there.ask(id, this.kind(u).speed, depth, 1);
    }
    if (price === 'closed') return 0;
    const next = this.with(id, { at: hex, moved: true });
    return inside >= 0 ? next.go(id, spent + price, depth) : next.ask(id, spent + price, depth, 1);
  }

  /** Enemies clockwise from the active player, each once. */
  private ask(id: number, spent: number, depth: number, turn: number): number {
    const { seats, active } = this.base;
    if (turn >= seats.length) return this.go(id, spent, depth);
    const seat = seats[(seats.indexOf(active) + turn) % seats.length] ?? '';
    const able = this.units.flatMap((_, i) => (this.intercepts(i, id, seat) ? [i] : []));
    if (able.length === 0) return this.ask(id, spent, depth, turn + 1);
    if (depth === 0) return 1;
    const stopped = able.map((i) => this.with(i, { intercepted: true }).choose(depth - 1));
    return stopped.reduce((sum, ways) => sum + ways, this.ask(id, spent, depth - 1, turn + 1));
  }

  private intercepts(i: number, id: number, seat: string): boolean {
    const u = this.units[i];
    const mover = this.units[id];
    if (!u || !mover || u.seat !== seat || u.intercepted || this.friends(u.seat, mover.seat)) return false;
    const { close, air, arm } = this.kind(u);
    if (!close || (this.kind(mover).arm === 'aircraft' && !air)) return false;
    const wet = arm !== 'aircraft' && WATER.includes(this.base.ground.hexes[u.at] ?? '');
    return !wet && this.around(u.at).includes(mover.at);
  }

  private go(id: number, spent: number, depth: number): number {
    if (this.steps(id, spent, false).length === 0) return this.choose(depth);
    if (depth === 0) return 1;
    const at = this.units[id]?.at ?? '';
    let ways = this.unitOn(at, id) === null ? this.choose(depth - 1) : 0; // "stop"
    for (const hex of this.steps(id, spent, false)) ways += this.enter(id, hex, spent, depth - 1);
    return ways;
  }
}

/** Ways the movement phase can go for so many answers. */
export function reckon(base: Reckoned, depth: number): number {
  const owners = Object.fromEntries(base.factories.map(({ at, owner }) => [at, owner]));
  return new Reckoner(
    base,
    base.units.map((u) => ({ ...u })),
    owners,
  ).choose(depth);
}
