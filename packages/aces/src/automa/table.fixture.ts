import {
  type Decision,
  DiceError,
  Match,
  type Option,
  PASS,
  type Reply,
  readAll,
  ScriptedDice,
  type Thought,
  type Told,
  think,
} from '@sandtable/kernel';
import { en } from '../../words/en/index';
import { hexName, hexNamed } from '../names/names';
import { parsePosition } from '../position/position';
import { acesRules } from '../rules';
import type { AcesView } from '../seeing/view';
import type { AcesSetup, Options } from '../setup';
import { type AcesState, type Unit, unit } from '../state';
import { acesReader } from '../telling/reading';
import { wishOf } from '../wishes/wishes';
import { automa } from './index';

const read = acesReader(en);

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

function mark(text: string): [string, unknown] {
  const [name = '', value] = text.split('=');
  if (value === undefined) return [name, true];
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}

export interface Answered {
  readonly option: Option;
  readonly wish: string;
  readonly thought: Told<Thought>;
}

/** A match from a position in which the Automa answers for its seat and everybody else lets things pass. */
export class AutomaTable {
  readonly match: Match<AcesState, AcesSetup, AcesView>;
  /** Purposes of the dice the Automa asked for. */
  readonly asked: string[] = [];
  readonly #dice: ScriptedDice;

  constructor(position: unknown, dice: readonly number[] = []) {
    const parsed = parsePosition(position);
    if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.path}: ${p.message}`).join('\n'));
    this.#dice = new ScriptedDice(dice);
    this.match = new Match(acesRules, parsed.value, { dice: this.#dice });
    this.match.run();
  }

  get state(): AcesState {
    return this.match.state;
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
    const { seat, options } = this.decision();
    for (;;) {
      const reply: Reply | null = think(this.match, seat, automa);
      if (reply === null) throw new Error('The Automa is not asked.');
      if ('option' in reply) {
        if (!options.some((o) => o.join() === reply.option.join()))
          throw new Error(`Not offered: ${reply.option.join()}`);
        const wish = wishOf(this.state, seat, reply.option);
        this.submit(seat, reply.option);
        return { option: reply.option, wish, thought: readAll(reply.thought, read) };
      }
      const { sides, rule, purpose } = reply.roll;
      this.asked.push(readAll(purpose, read));
      const rolled = this.match.rollFor(seat, sides, rule, purpose);
      if (!rolled.ok) throw new Error(rolled.message);
    }
  }

  /** The wishes of the whole turn up to its purchases. */
  turn(): string[] {
    const out: string[] = [];
    while (this.match.over === null && this.decision().kind !== 'money') out.push(this.next().wish);
    return out;
  }

  submit(seat: number, option: Option): void {
    const done = this.match.submit(seat, option);
    if (!done.ok) throw new Error(done.message);
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

  /** Every die that was given has been rolled. */
  end(): void {
    const left = this.#dice.left();
    if (left.length > 0) throw new DiceError(`Dice were given but not rolled: ${left.join(', ')}.`);
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
