import type { Core, DiceSource } from '@sandtable/kernel';

/**
 * The dice of one imagined world: the same fight falls out the same whatever was tried before it, so that intentions differ by what they
 * lead to and not by the dice they happened to meet. Every second world has the other sides of the dice of the one before it.
 */
export class SameDice implements DiceSource {
  private readonly rolled = new Map<number, number>();

  constructor(
    private readonly seed: number,
    private readonly otherSides: boolean,
    private readonly name: () => number,
  ) {}

  face(sides: number): number {
    const roll = this.name();
    const nth = this.rolled.get(roll) ?? 0;
    this.rolled.set(roll, nth + 1);
    // whole: the remainder of a number beyond 2³¹ would be kept as a fraction, and so would every field of the state it ends up in
    const face = 1 + ((mixed(this.seed, roll, nth) % sides) >>> 0);
    return this.otherSides ? sides + 1 - face : face;
  }

  index(): 'generator' {
    return 'generator';
  }
}

function mixed(a: number, b: number, c: number): number {
  let h = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35) ^ Math.imul(c + 1, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A roll named by the turn, the step it is rolled in and the two numbers its frame is about. */
export function nameOfRoll(s: Core, turn: number, one: number, other: number): number {
  const top = s.stack[s.stack.length - 1];
  const step = top?.step ?? '';
  let h = Math.imul(turn + 1, 0x01000193) ^ Math.imul(one + 2, 0x5bd1e995) ^ Math.imul(other + 2, 0x1b873593);
  for (let i = 0; i < step.length; i++) h = Math.imul(h ^ step.charCodeAt(i), 0x01000193);
  return h;
}
