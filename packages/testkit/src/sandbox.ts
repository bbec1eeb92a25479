import {
  type Core,
  DiceError,
  type Game,
  type GameEvent,
  Match,
  type Option,
  parseWish,
  printWishProblem,
  type RollEvent,
  readAll,
  ScriptedDice,
  type Seat,
  type Wish,
} from '@sandtable/kernel';

/** A match set up from a position, driven by wishes and scripted dice. */
export class Sandbox<S extends Core, Setup, View> {
  readonly match: Match<S, Setup, View>;
  /** Everything that has happened since the sandbox began. */
  readonly events: GameEvent[] = [];
  private readonly dice: ScriptedDice;

  constructor(
    readonly game: Game<S, Setup, View>,
    position: unknown,
    dice: readonly number[] = [],
  ) {
    const parsed = game.parsePosition(position);
    if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.path}: ${p.message}`).join('\n'));
    this.dice = new ScriptedDice(dice);
    this.match = new Match(game.rules, parsed.value, { dice: this.dice, events: true });
    this.match.run();
    this.events.push(...this.match.takeEvents());
  }

  get state(): S {
    return this.match.state;
  }

  /** The seat that is asked; fails when nobody or several are. */
  get seat(): Seat {
    const [seat, ...more] = this.match.waiting();
    if (seat === undefined || more.length > 0) throw new Error('Not exactly one seat is asked.');
    return seat;
  }

  get kind(): string | null {
    return this.match.decision()?.kind ?? null;
  }

  /** What may be chosen, as wishes, in the order offered. */
  options(seat: Seat = this.seat): string[] {
    const options = this.match.decision(seat)?.options ?? [];
    return options.map((o) => this.game.wishOf(this.state, seat, o));
  }

  /** Carries out wishes one after the other; each must be legal. */
  do(...wishes: string[]): this {
    for (const text of wishes) {
      const seat = this.seat;
      const done = this.match.submit(seat, this.option(seat, text));
      if (!done.ok) {
        const why = this.refusals(text).map((r) => `${r.rule}: ${r.text}`);
        throw new Error([done.message, ...why].join('\n'));
      }
      this.events.push(...done.events);
    }
    return this;
  }

  /** Every rule that forbids the wish, and what is said of it. */
  refusals(text: string, seat: Seat = this.seat) {
    const refusals = this.game.rules.explain(this.state, seat, this.wish(text));
    return readAll(refusals, (fact) => this.game.read?.(fact) ?? fact.key);
  }

  rolls(): RollEvent[] {
    return this.events.filter((e) => e.type === 'roll').map((e) => e as RollEvent);
  }

  /** What each die was rolled for, in words. */
  purposes(): string[] {
    return readAll(this.rolls(), (fact) => this.game.read?.(fact) ?? fact.key).map((roll) => roll.purpose);
  }

  /** Call at the end of a test: every die that was given has been rolled. */
  end(): void {
    const left = this.dice.left();
    if (left.length > 0) throw new DiceError(`Dice were given but not rolled: ${left.join(', ')}.`);
  }

  private wish(text: string): Wish {
    const parsed = parseWish(this.game.language, text);
    if (!parsed.ok) throw new Error(`"${text}": ${printWishProblem(parsed.problem)}`);
    return parsed.value;
  }

  private option(seat: Seat, text: string): Option {
    const option = this.game.optionOf(this.state, seat, this.wish(text));
    if (option === null) throw new Error(`"${text}" cannot mean anything here.`);
    return option;
  }
}
