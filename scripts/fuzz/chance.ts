import { type Rng, randomBelow, seedRng } from '@sandtable/kernel';

/** Chance that gives the same run for the same seed. */
export class Chance {
  private readonly rng: Rng;

  constructor(seed: string) {
    this.rng = seedRng(seed);
  }

  below(n: number): number {
    return randomBelow(this.rng, n);
  }

  /** True once in `n` times. */
  once(n: number): boolean {
    return this.below(n) === 0;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('There is nothing to pick from.');
    return list[this.below(list.length)] as T;
  }
}
