import type { Core } from '../core';
import { RulesError } from '../rules-error';
import type { Fact } from '../telling/fact';
import type { DiceSource, Draw } from './dice';
import { randomBelow, rollDie } from './rng';

/** Where the chance of a match comes from. Whatever the source says, the generator in the state moves on with every draw. */
export class Luck {
  readonly draws: Draw[] = [];

  constructor(
    private readonly state: Pick<Core, 'rng'>,
    private readonly source: DiceSource | null,
    private readonly recording: boolean,
  ) {}

  face(sides: number, rule: string, purpose: Fact): number | 'ask' {
    const given = this.source === null ? 'generator' : this.source.face(sides, rule, purpose);
    if (given === 'ask') return given;
    const own = rollDie(this.state.rng, sides);
    const face = given === 'generator' ? own : given;
    this.note([sides, face]);
    return face;
  }

  /** A die that a person has rolled. */
  physical(sides: number, face: number): number | 'impossible' {
    if (!Number.isInteger(face) || face < 1 || face > sides) return 'impossible';
    rollDie(this.state.rng, sides);
    this.note([sides, face]);
    return face;
  }

  /** In place, from the last item down. */
  shuffle(items: (number | string)[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.index(i + 1);
      const a = items[i];
      const b = items[j];
      if (a === undefined || b === undefined) throw new RulesError('A shuffle drew an index outside of the pile.');
      items[i] = b;
      items[j] = a;
    }
  }

  note(draw: Draw): void {
    if (this.recording) this.draws.push(draw);
  }

  private index(n: number): number {
    const given = this.source === null ? 'generator' : this.source.index(n);
    const own = randomBelow(this.state.rng, n);
    const index = given === 'generator' ? own : given;
    this.note([-n, index]);
    return index;
  }
}
