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

/** How a test opens a match by itself: from a set-up and a seed, or from a state it has laid out. */
type Opening<S extends Core, Setup, View> = (dice: ScriptedDice) => Match<S, Setup, View>;

/** A match set up from a position, or opened by the test itself; driven by wishes and scripted dice. */
export class Sandbox<S extends Core, Setup, View> {
  /** Everything that has happened since the sandbox began. */
  readonly events: GameEvent[] = [];
  #match: Match<S, Setup, View>;
  #dice: ScriptedDice;

  constructor(
    readonly game: Game<S, Setup, View>,
    from: unknown,
    dice: readonly number[] = [],
  ) {
    this.#dice = new ScriptedDice(dice);
    this.#match = typeof from === 'function' ? (from as Opening<S, Setup, View>)(this.#dice) : this.#laidOut(from);
    this.events.push(...this.#match.takeEvents());
  }

  #laidOut(position: unknown): Match<S, Setup, View> {
    const parsed = this.game.parsePosition(position);
    if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.path}: ${p.message}`).join('\n'));
    const match = new Match<S, Setup, View>(this.game.rules, parsed.value, { dice: this.#dice, events: true });
    match.run();
    return match;
  }

  /** Goes on with another match and other dice, on the same table. */
  protected goOn(open: Opening<S, Setup, View>, dice: readonly number[]): void {
    this.#dice = new ScriptedDice(dice);
    this.#match = open(this.#dice);
    this.events.push(...this.#match.takeEvents());
  }

  get match(): Match<S, Setup, View> {
    return this.#match;
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
    for (const text of wishes) this.answer(this.seat, text);
    return this;
  }

  /** The same for one seat of several that are asked. */
  answer(seat: Seat, ...wishes: string[]): this {
    for (const text of wishes) {
      const done = this.match.submit(seat, this.option(seat, text));
      if (!done.ok) {
        const why = this.refusals(text, seat).map((r) => `${r.rule}: ${r.text}`);
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

  /** Those rules alone. */
  citing(text: string, seat: Seat = this.seat): string[] {
    return this.refusals(text, seat).map((r) => r.rule);
  }

  rolls(): RollEvent[] {
    return this.events.filter((e) => e.type === 'roll').map((e) => e as RollEvent);
  }

  /** What each die was rolled for, in words. */
  purposes(): string[] {
    return readAll(this.rolls(), (fact) => this.game.read?.(fact) ?? fact.key).map((roll) => roll.purpose);
  }

  /** Dice that were given and not rolled. */
  get diceLeft(): readonly number[] {
    return this.#dice.left();
  }

  /** Call at the end of a test: every die that was given has been rolled. */
  end(): void {
    const left = this.diceLeft;
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
