import type { DiceSource, Draw } from '@sandtable/kernel';

/** Every draw known so far, by kind, in the order they fell. */
export type Fallen = ReadonlyMap<number, readonly number[]>;

/** What never fell before: the `n`-th draw of its kind, from 0. */
export type Beyond = 'ask' | 'generator' | ((kind: number, n: number) => number);

/**
 * Dice do not change by being taken back: the third D10 of a match shows the same face however often undo goes back behind
 * it and whatever is answered then. Only what never fell before is asked for, or left to the generator.
 */
export class FallenDice implements DiceSource {
  /** The draws of the match that uses this source. */
  private draws: readonly Draw[] = [];
  private counted = 0;
  private readonly used = new Map<number, number>();

  constructor(
    private readonly fallen: Fallen,
    private readonly beyond: Beyond,
  ) {}

  follow(draws: readonly Draw[]): void {
    this.draws = draws;
  }

  face(sides: number): number | 'ask' | 'generator' {
    return this.next(sides) ?? (typeof this.beyond === 'string' ? this.beyond : 'generator');
  }

  index(n: number): number | 'generator' {
    return this.next(-n) ?? 'generator';
  }

  private next(kind: number): number | undefined {
    for (; this.counted < this.draws.length; this.counted++) {
      const seen = this.draws[this.counted]?.[0] ?? 0;
      this.used.set(seen, (this.used.get(seen) ?? 0) + 1);
    }
    const n = this.used.get(kind) ?? 0;
    return this.fallen.get(kind)?.[n] ?? (typeof this.beyond === 'string' ? undefined : this.beyond(kind, n));
  }
}

/** What is known after these draws, if `before` was known already. */
export function addFallen(before: Fallen, draws: readonly Draw[]): Fallen {
  const out = byKind(draws);
  for (const [kind, values] of before) if ((out.get(kind)?.length ?? 0) < values.length) out.set(kind, values.slice());
  return out;
}

/** The same where these draws come next, whatever was known of their kinds. */
export function fallNext(before: Fallen, draws: readonly Draw[], next: readonly Draw[]): Fallen {
  const out = new Map(before);
  const now = byKind(draws);
  for (const [kind, values] of byKind(next)) out.set(kind, [...(now.get(kind) ?? []), ...values]);
  return out;
}

/** The known draws that a match with these draws has not come to yet. */
export function stillAhead(fallen: Fallen, draws: readonly Draw[]): Draw[] {
  const now = byKind(draws);
  const out: Draw[] = [];
  for (const [kind, values] of fallen) {
    for (const value of values.slice(now.get(kind)?.length ?? 0)) out.push([kind, value]);
  }
  return out;
}

function byKind(draws: readonly Draw[]): Map<number, number[]> {
  const out = new Map<number, number[]>();
  for (const [kind, value] of draws) {
    const values = out.get(kind);
    if (values === undefined) out.set(kind, [value]);
    else values.push(value);
  }
  return out;
}
