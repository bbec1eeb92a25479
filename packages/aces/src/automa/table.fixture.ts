import { type Decision, PASS, type Thought } from '@sandtable/kernel';
import { type Answered, OpponentSandbox } from '@sandtable/testkit';
import { acesGame } from '../game';
import { hexName, hexNamed } from '../names/names';
import { mark } from '../rules/battlefield.fixture';
import type { AcesView } from '../seeing/view';
import type { AcesSetup, Options } from '../setup';
import { type AcesState, type Unit, unit } from '../state';
import { automa } from './index';

export type { Answered };

/** A small table for a test: the Automa (A) against a human (H). */
export interface Small {
  readonly size?: string;
  readonly hexes?: Readonly<Record<string, string>>;
  readonly automa?: string;
  readonly human?: string;
  /** One unit per entry: side, unit, hex and marks, e.g. `A panther 3,4 moved xp=3`. */
  readonly units: readonly string[];
  /** Owners of factories: `A 4,3`. */
  readonly flags?: readonly string[];
  readonly coins?: number;
  readonly phase?: string;
  readonly round?: number;
  readonly active?: 'A' | 'H';
  readonly weather?: string;
  readonly options?: Partial<Options>;
}

/** The same as a position file would say it. */
export function small(x: Small): unknown {
  const seats = { A: x.automa ?? 'germany-2', H: x.human ?? 'usa' };
  const seatOf = (side: string): string => (side === 'A' ? seats.A : seats.H);
  return {
    game: 'aces',
    map: { size: x.size ?? '9x9', hexes: x.hexes ?? {} },
    options: x.options ?? {},
    turn: { seat: seats[x.active ?? 'A'], phase: x.phase ?? 'move', round: x.round ?? 3 },
    seats: { [seats.A]: { automa: true, coins: x.coins ?? 0 }, [seats.H]: {} },
    units: x.units.map((line) => {
      const [side = '', name = '', at = '', ...marks] = line.split(' ');
      return { seat: seatOf(side), unit: name, at, ...Object.fromEntries(marks.map(mark)) };
    }),
    factories: (x.flags ?? []).map((line) => ({ owner: seatOf(line.slice(0, 1)), at: line.slice(2) })),
    weather: x.weather ?? 'normal',
  };
}

/** A sandbox in which the Automa answers for its seat and everybody else lets things pass. */
export class AutomaTable extends OpponentSandbox<AcesState, AcesSetup, AcesView> {
  constructor(position: unknown, dice: readonly number[] = []) {
    super(acesGame, position, dice);
  }

  /** What the Automa is asked; people pass until then. */
  decision(): Decision {
    for (let found = this.match.decision(); found !== null; found = this.match.decision()) {
      if (this.state.seats[found.seat]?.automa === true) return found;
      if (found.kind !== 'intercept') break;
      this.submit(found.seat, [PASS]);
    }
    throw new Error('The Automa is not asked.');
  }

  /** The Automa's next answer, carried out. */
  next(): Answered {
    return this.respond(this.decision().seat, automa);
  }

  /** The wishes of the whole turn up to its purchases. */
  turn(): string[] {
    const out: string[] = [];
    while (this.match.over === null && this.decision().kind !== 'money') out.push(this.next().wish);
    return out;
  }

  on(hex: string): Unit {
    const id = this.state.hexes[hexNamed(this.state, hex)] ?? -1;
    if (id < 0) throw new Error(`Nobody stands on ${hex}.`);
    return unit(this.state, id);
  }

  /** Hex of a unit by its number, null when it is gone. */
  where(id: number): string | null {
    const { at } = unit(this.state, id);
    return at < 0 ? null : hexName(this.state, at);
  }
}

/** The Automa's first answer on a small table. */
export function answer(x: Small, dice: readonly number[] = []): Answered {
  const table = new AutomaTable(small(x), dice);
  const first = table.next();
  table.end();
  return first;
}

/** The letters of the rows that decided, e.g. `AA-AUTOMA-38` as `38`. */
export function numbers(thought: Pick<Thought, 'because'>): string {
  return thought.because.map((rule) => rule.replace('AA-AUTOMA-', '')).join(' ');
}
