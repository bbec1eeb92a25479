import { type Fact, factOfText, inBrief } from '../telling/fact';

/**
 * Where a die's face comes from. Without a source the match's own generator decides (seeded, the default);
 * the generator advances with every die in any case, so the source leaves no trace in the state.
 */
export interface DiceSource {
  /** The face; or `ask`: a person has to roll; or `generator`: the match's own generator decides. */
  face(sides: number, rule: string, purpose: Fact): number | 'ask' | 'generator';
  /** An index of a shuffle, 0 … n−1. */
  index(n: number): number | 'generator';
}

/** A draw as replays keep it: sides and face of a die, or minus the count and the index of a shuffle. */
export type Draw = readonly [kind: number, value: number];

const NOTHING = factOfText('');

export class DiceError extends Error {
  override readonly name = 'DiceError';

  readonly #what: string | ((purpose: string) => string);
  readonly #purpose: Fact;

  /** `what` names the roll it is about; `purpose` is what that is rolled for. */
  constructor(what: string | ((purpose: string) => string), purpose: Fact = NOTHING) {
    super(typeof what === 'string' ? what : what(inBrief(purpose)));
    this.#what = what;
    this.#purpose = purpose;
  }

  /** The message, with the roll named in somebody's language. */
  in(read: (fact: Fact) => string): string {
    return typeof this.#what === 'string' ? this.#what : this.#what(read(this.#purpose));
  }
}

/** For tests: the faces given up front, in order. A missing die fails at once; `left` tells what was not rolled. */
export class ScriptedDice implements DiceSource {
  private used = 0;

  constructor(private readonly faces: readonly number[]) {}

  face(sides: number, rule: string, purpose: Fact): number | 'generator' {
    const { used } = this;
    const face = this.faces[used];
    if (face === undefined)
      throw new DiceError((roll) => `No die left for ${roll} (${rule}) after ${used} given dice.`, purpose);
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      const wrong = (roll: string): string =>
        `Die ${used + 1} shows ${face}, but ${roll} (${rule}) rolls 1 to ${sides}.`;
      throw new DiceError(wrong, purpose);
    }
    this.used++;
    return face;
  }

  index(): 'generator' {
    return 'generator';
  }

  /** Dice that were given but not rolled. */
  left(): readonly number[] {
    return this.faces.slice(this.used);
  }
}

/**
 * For replays: the recorded draws, whatever the generator would say today. From the first draw that does not fit the tape on,
 * the generator decides.
 */
export class TapeDice implements DiceSource {
  private used = 0;
  private diverged = false;
  /** More dice were wanted than the tape has. */
  private passed = false;

  constructor(
    private readonly draws: readonly Draw[],
    /** Whose turn it is to roll when the tape has run out. */
    private readonly beyond: 'ask' | 'generator' = 'generator',
  ) {}

  /** Everything on the tape has been drawn, and nothing else. */
  get exact(): boolean {
    return !this.diverged && !this.passed && this.used === this.draws.length;
  }

  face(sides: number): number | 'ask' | 'generator' {
    if (this.used === this.draws.length) this.passed = true;
    return !this.diverged && this.used === this.draws.length ? this.beyond : this.next(sides);
  }

  index(n: number): number | 'generator' {
    return this.next(-n);
  }

  private next(kind: number): number | 'generator' {
    const draw = this.diverged ? undefined : this.draws[this.used];
    if (draw === undefined || draw[0] !== kind) {
      this.diverged = true;
      return 'generator';
    }
    this.used++;
    return draw[1];
  }
}

/** Physical dice: every face is asked for, one at a time; shuffles stay with the generator. */
export class ManualDice implements DiceSource {
  face(): 'ask' {
    return 'ask';
  }

  index(): 'generator' {
    return 'generator';
  }
}
