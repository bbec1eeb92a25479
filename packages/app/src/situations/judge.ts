import { type Core, DIE, ManualDice, Match, type Option, type Ruleset, type Seat, stableHash } from '@sandtable/kernel';

/** What a situation asks for: 1 once it is reached, 0 once it cannot be any more, null while it is open. */
export type Aim<S extends Core = Core> = (state: S) => number | null;

/** One thing the person could do, and the chance to reach the aim with the best play afterwards. */
export interface Line {
  readonly option: Option;
  readonly chance: number;
}

/** Faces of the die that is asked for which come to the same, each with how many they are; null where every face may be something else. */
export type Lumps<S extends Core = Core> = (
  state: S,
) => readonly { readonly face: number; readonly of: number }[] | null;

/** Too many positions for an exact answer: the situation is too large. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * Exact odds by the engine itself: every answer of the person is tried and the best taken, every face of every die counts alike, and
 * whatever the other side is asked it answers for the worst. A position that was met before is not looked at again, by whatever dice
 * and answers one came to it. Where a game rolls dice by the dozen it says which faces come to the same, and in what order they fell does not matter then.
 */
export class Judge<S extends Core> {
  private readonly known = new Map<string, number>();
  private looked = 0;

  constructor(
    private readonly rules: Ruleset<S>,
    private readonly seat: Seat,
    private readonly aim: Aim<S>,
    private readonly most = 400_000,
    private readonly lumps: Lumps<S> = () => null,
  ) {}

  /** The chance with the best play from here. */
  chance(state: S): number {
    return this.value(this.at(this.rules.clone(state)));
  }

  /** What each answer is worth where the person is asked, the best first; empty where somebody else is. */
  lines(state: S): readonly Line[] {
    const match = this.at(this.rules.clone(state));
    const decision = match.decision(this.seat);
    if (decision === null || decision.kind === DIE) return [];
    return decision.options
      .map((option) => ({ option, chance: this.after(match, this.seat, option) }))
      .sort((a, b) => b.chance - a.chance);
  }

  private at(state: S): Match<S> {
    return new Match<S>(this.rules, state, { dice: new ManualDice() });
  }

  private after(match: Match<S>, seat: Seat, option: Option): number {
    const next = match.fork({ dice: new ManualDice() });
    const done = next.submit(seat, option);
    if (!done.ok) throw new Error(done.message);
    return this.value(next);
  }

  private value(match: Match<S>): number {
    const reached = this.aim(match.state);
    if (reached !== null) return reached;
    const decision = match.decision();
    if (decision === null) return 0;
    const lumps = decision.kind === DIE ? this.lumps(match.state) : null;
    const key = keyOf(match.state, lumps !== null);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.looked += 1;
    if (this.looked > this.most) throw new TooLarge(`More than ${this.most} positions.`);
    const { seat, kind, options } = decision;
    if (kind === DIE) {
      const faces = lumps ?? options.map(([, face]) => ({ face: Number(face), of: 1 }));
      const chance =
        faces.reduce((sum, { face, of }) => sum + of * this.after(match, seat, ['face', face]), 0) / options.length;
      this.known.set(key, chance);
      return chance;
    }
    const values = options.map((option) => this.after(match, seat, option));
    const chance = seat === this.seat ? Math.max(...values) : Math.min(...values);
    this.known.set(key, chance);
    return chance;
  }
}

/** The generator turns with every die, whoever rolls it, and says nothing about the position. */
function keyOf(state: Core, anyOrder: boolean): string {
  const stack = anyOrder ? state.stack.map(inOrder) : state.stack;
  return stableHash({ ...state, stack, rng: null });
}

/** The dice that have fallen so far, as if they had fallen in order. */
function inOrder(frame: Core['stack'][number]): object {
  const { faces } = frame as { readonly faces?: readonly number[] };
  return faces === undefined ? frame : { ...frame, faces: [...faces].sort((a, b) => a - b) };
}
