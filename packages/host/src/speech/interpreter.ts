import {
  type Core,
  type Fact,
  type Refusal as Forbidden,
  type Odds,
  type Option,
  parseWish,
  printWishProblem,
  type Seat,
  sameOption,
  show,
  success,
  type Wish,
  type WishProblem,
} from '@sandtable/kernel';
import { says } from '../says';
import { OptionsShape, readRaw, TextShape } from '../shape';
import { type Attempt, malformed, refuse } from '../table/attempt';
import type { MatchTable, Present } from '../table/table';
import { guess, verbsOf } from './guess';
import type { Hostable, Speech } from './speech';

export interface Explained {
  readonly legal: boolean;
  /** Every rule that forbids it. */
  readonly refusals: readonly Forbidden[];
}

/** What became of a wish. */
export interface Wished {
  /** The number of the last update about it; null if nothing was left to do. */
  readonly seq: number | null;
  /** Others have to answer before it can go on: a move in the middle of which somebody may intercept. */
  readonly open: boolean;
}

/** No way across any map is longer. */
const MANY_ANSWERS = 1000;

interface Meant<S extends Core, Setup, View> extends Present<S, Setup, View> {
  readonly wish: Wish;
  readonly option: Option;
}

/**
 * Plays a table in words. It speaks only for people, and only about what their own seat may do: that is all the rules
 * explain and reckon for a seat.
 */
export class Interpreter<S extends Core, Setup, View> {
  constructor(
    private readonly game: Speech<S, Setup, View> & Hostable<S, Setup, View>,
    private readonly table: MatchTable<S, Setup, View>,
  ) {}

  /** Whether the wish is legal now, and if not, every rule that forbids it. */
  explain(rawSeat: unknown, rawText: unknown): Attempt<Explained> {
    const meant = this.read(rawSeat, rawText);
    if (!meant.ok) return meant;
    const refusals = this.refusals(meant.value);
    return success({ legal: refusals.length === 0, refusals });
  }

  /** Exact chances of what the wish would lead to. */
  odds(rawSeat: unknown, rawText: unknown): Attempt<Odds> {
    const meant = this.read(rawSeat, rawText);
    if (!meant.ok) return meant;
    const { seat, match, wish } = meant.value;
    const found = this.game.odds(match.state, seat, wish);
    return found.ok ? found : { ...refuse('not-an-option', says.noOdds), why: found.problems };
  }

  /** The same of options that are offered, all in one reply; null for what has no odds or is not offered. */
  oddsOf(rawSeat: unknown, rawOptions: unknown): Attempt<(Odds | null)[]> {
    const present = this.table.present(rawSeat);
    if (!present.ok) return present;
    const options = readRaw(OptionsShape, rawOptions);
    if (!options.ok) return malformed(options.problems);
    const { seat, match, question, standing } = present.value;
    const offered = [...(question?.roll === null ? question.options : []), ...standing];
    const found = options.value.map((wanted) => {
      const option = offered.find((o) => sameOption(o, wanted));
      const odds = option === undefined ? null : this.game.oddsOf(match.state, seat, option);
      return odds?.ok === true ? odds.value : null;
    });
    return success(found);
  }

  /** Everything that may be wished now: the options in their order, what may be done unasked, longer wishes. */
  wishes(rawSeat: unknown): Attempt<string[]> {
    const present = this.table.present(rawSeat);
    if (!present.ok) return present;
    return success(this.offered(present.value));
  }

  private offered({ seat, match, question, standing }: Present<S, Setup, View>): string[] {
    if (question !== null && question.roll !== null) return [];
    const options = [...(question?.options ?? []), ...standing].map((o) => this.game.wishOf(match.state, seat, o));
    const longer = question === null ? [] : (this.game.moreWishes?.(match.state, seat) ?? []);
    return [...options, ...longer];
  }

  /** Does what is wished, with as many answers as it takes. */
  wish(rawSeat: unknown, rawText: unknown): Attempt<Wished> {
    const meant = this.read(rawSeat, rawText);
    if (!meant.ok) return meant;
    const because = this.refusals(meant.value);
    const [first] = because;
    if (first !== undefined) return { ...refuse('forbidden', says.forbidden(first.rule)), because };
    const { seat, wish, option } = meant.value;
    const begun = this.table.answer(seat, option);
    return begun.ok ? this.pursue(seat, wish, begun.value) : begun;
  }

  /** Goes on with a wish that others have held up. */
  goOn(rawSeat: unknown, rawText: unknown): Attempt<Wished> {
    const present = this.table.present(rawSeat);
    if (!present.ok) return present;
    const wish = this.parse(present.value, rawText);
    return wish.ok ? this.pursue(present.value.seat, wish.value, null) : wish;
  }

  private pursue(seat: Seat, wish: Wish, begun: number | null): Attempt<Wished> {
    let seq = begun;
    for (let n = 0; n < MANY_ANSWERS; n++) {
      const present = this.table.present(seat);
      if (!present.ok) return present;
      const { match, question } = present.value;
      if (question === null) return success({ seq, open: match.over === null });
      const next = question.roll === null ? (this.game.continueWish?.(match.state, seat, wish) ?? null) : null;
      if (next === null) return success({ seq, open: question.roll !== null });
      const done = this.table.answer(seat, next);
      // the way may have closed under way; what was done so far stands
      if (!done.ok) return seq === null ? done : success({ seq, open: false });
      seq = done.value;
    }
    return success({ seq, open: false });
  }

  private refusals({ seat, match, wish }: Meant<S, Setup, View>): readonly Forbidden[] {
    return this.game.rules.explain(match.state, seat, wish);
  }

  private read(rawSeat: unknown, rawText: unknown): Attempt<Meant<S, Setup, View>> {
    const present = this.table.present(rawSeat);
    if (!present.ok) return present;
    const wish = this.parse(present.value, rawText);
    if (!wish.ok) return wish;
    const { match, seat } = present.value;
    const option = this.game.optionOf(match.state, seat, wish.value);
    if (option !== null) return success({ ...present.value, wish: wish.value, option });
    const meant = guess(String(rawText), this.offered(present.value)).wish;
    return refuse('not-understood', says.noSuchThing(this.game.title, show(rawText), meant));
  }

  private parse(present: Present<S, Setup, View>, rawText: unknown): Attempt<Wish> {
    const text = readRaw(TextShape, rawText);
    if (!text.ok) return malformed(text.problems);
    const parsed = parseWish(this.game.language, text.value);
    return parsed.ok ? parsed : refuse('not-understood', this.unread(present, text.value, parsed.problem));
  }

  /** One sentence, and what may have been meant. */
  private unread(present: Present<S, Setup, View>, text: string, problem: WishProblem): Fact {
    const offered = this.offered(present);
    const { wish, verbs } = guess(text, offered, problem.near);
    if (problem.near === undefined) {
      return says.unreadable(printWishProblem(problem, this.game.language.words), wish);
    }
    return says.noCommand(problem.found, wish, verbs, verbs.length > 0 ? [] : verbsOf(offered));
  }
}

/** The interpreter of a table whose game has a language; null for others. */
export function interpreterOf<S extends Core, Setup, View>(
  game: Hostable<S, Setup, View>,
  table: MatchTable<S, Setup, View>,
): Interpreter<S, Setup, View> | null {
  return isSpoken(game) ? new Interpreter(game, table) : null;
}

function isSpoken<S extends Core, Setup, View>(
  game: Hostable<S, Setup, View>,
): game is Hostable<S, Setup, View> & Speech<S, Setup, View> {
  const { title, language, wishOf, optionOf: optionFor, odds, oddsOf, tell } = game;
  return [title, language, wishOf, optionFor, odds, oddsOf, tell].every((part) => part !== undefined);
}
