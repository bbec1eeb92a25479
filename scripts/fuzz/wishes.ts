import {
  type Core,
  Match,
  type Option,
  parseWish,
  printWishProblem,
  type Seat,
  type WishForm,
} from '@sandtable/kernel';
import { Chance } from './chance';
import type { Judge } from './judge';
import type { Played } from './tables';

/** So many wishes are tried wherever a match is stopped, and so many answers lie between two stops. */
const AT_A_STOP = 40;
const BETWEEN = 12;
/** A match is left after so many answers. */
const LONG = 900;

/** Tries wishes made of real names, right and wrong, at moments of random matches of every table. */
export function fuzzWishes(played: readonly Played[], count: number, seed: string, judge: Judge): void {
  const tables = played.flatMap((p) => p.tables.map((table) => ({ p, table })));
  for (let n = 0; judge.tried < count; n++) {
    const at = tables[n % tables.length];
    if (at !== undefined) new Walk(at.p, at.table, `${seed} ${n}`, judge).run(count);
  }
}

class Walk {
  private readonly chance: Chance;
  private readonly match: Match<Core>;
  /** Words of wishes somebody could have now, and where units stand: most slips are near what is right. */
  private live: readonly string[] = [];

  constructor(
    private readonly p: Played,
    private readonly table: string,
    private readonly seed: string,
    private readonly judge: Judge,
  ) {
    this.chance = new Chance(seed);
    this.match = Match.start(p.game.rules, p.game.defaultSetup(table), seed, { events: true });
  }

  run(count: number): void {
    for (let n = 0; n < LONG && this.match.over === null; n++) {
      if (this.chance.once(BETWEEN)) this.stop(n, count);
      if (this.judge.tried >= count) return;
      const decision = this.match.decision();
      if (decision === null) return;
      this.match.submit(decision.seat, this.chance.pick(decision.options));
      this.match.takeEvents();
    }
  }

  private stop(answers: number, count: number): void {
    const { game } = this.p;
    const seats = game.rules.seats(this.match.state);
    this.live = this.liveWords();
    const where = (what: string) => () => `${this.table}, seed "${this.seed}", after ${answers} answers: ${what}`;
    for (let i = 0; i < AT_A_STOP && this.judge.tried < count; i++) {
      const asked = this.match.decision()?.seat ?? 0;
      const seat = this.chance.once(5) ? this.chance.below(seats) : asked;
      const wish = this.wish(seat);
      this.judge.tried++;
      this.tryWish(seat, wish, where(`${game.seatName(this.match.state, seat)} ${wish}`));
    }
    for (const who of [...Array.from({ length: seats }, (_, seat) => seat), 'spectator' as const]) {
      this.judge.try(where(`draw for ${who}`), () => game.draw(this.match.state, who));
      this.judge.try(where(`position for ${who}`), () => game.printPosition(this.match.state, who));
    }
    this.readBack(where('position'));
  }

  /** What is printed can be read: the way from one tool to the next. */
  private readBack(where: () => string): void {
    const { game } = this.p;
    const printed = this.judge.try(where, () => game.printPosition(this.match.state, 'all'));
    if (printed === null) return;
    if ((printed as { whatIf?: boolean }).whatIf === true && this.match.over === null)
      this.judge.note('play has led to what is called impossible', `${where()}: ${this.whyImpossible(printed)}`);
    const read = this.judge.try(where, () => game.parsePosition(JSON.parse(JSON.stringify(printed))));
    if (read === null || read.ok) return;
    const { path, message } = read.problems[0] ?? { path: '', message: '' };
    this.judge.note(`a printed position is refused: ${path.replace(/\d+/g, 'N')}`, `${where()} → ${message}`);
  }

  private whyImpossible(printed: unknown): string {
    const read = this.p.game.parsePosition({ ...(JSON.parse(JSON.stringify(printed)) as object), whatIf: false });
    return read.ok ? '' : read.problems.map(({ path, message }) => `${path}: ${message}`).join(' ');
  }

  private tryWish(seat: Seat, text: string, where: () => string): void {
    const { game } = this.p;
    const { judge } = this;
    const { state } = this.match;
    const parsed = judge.try(where, () => parseWish(game.language, text));
    if (parsed === null) return;
    if (!parsed.ok) {
      judge.sentence(printWishProblem(parsed.problem, game.language.words), where);
      return;
    }
    const wish = parsed.value;
    const option = judge.try(where, () => game.optionOf(state, seat, wish));
    if (option === null) return;
    const refusals = judge.try(where, () => game.rules.explain(state, seat, wish));
    for (const refusal of refusals ?? []) judge.sentence(game.read?.(refusal.text) ?? '', where);
    const odds = judge.try(where, () => game.odds(state, seat, wish));
    if (odds !== null && !odds.ok) judge.sentence(game.read?.(odds.problems) ?? '', where);
    if (refusals?.length === 0) this.carryOut(seat, option, wish, where);
  }

  /** What is called legal is taken; what it leads to is somebody else's business. */
  private carryOut(
    seat: Seat,
    option: Option,
    wish: Parameters<Played['game']['optionOf']>[2],
    where: () => string,
  ): void {
    const { game } = this.p;
    const twin = new Match(game.rules, game.rules.clone(this.match.state));
    const done = this.judge.try(where, () => twin.submit(seat, option));
    if (done?.ok === false) this.judge.note('called legal, but not offered', `${where()} → ${done.message}`);
    if (done?.ok !== true || twin.decision(seat) === null) return;
    const next = this.judge.try(where, () => game.continueWish?.(twin.state, seat, wish) ?? null);
    if (next === null) return;
    const more = this.judge.try(where, () => twin.submit(seat, next));
    if (more?.ok === false) this.judge.note('begun as legal, but not taken to its end', `${where()} → ${more.message}`);
  }

  private liveWords(): string[] {
    const { game } = this.p;
    const { state } = this.match;
    const decision = this.match.decision();
    const wishes =
      decision === null ? [] : decision.options.slice(0, 60).map((o) => game.wishOf(state, decision.seat, o));
    const printed = game.printPosition(state, 'all') as { units?: { at?: unknown; card?: unknown }[] };
    const units = (printed.units ?? []).flatMap((u) => [String(u.at), `${u.at}:${u.card}`]);
    return [...wishes.flatMap((wish) => wish.split(' ').slice(1)), ...units].filter((word) => !word.startsWith('+'));
  }

  private liveOr(fits: (word: string) => boolean, otherwise: readonly string[]): string {
    const word = this.live.length > 0 && this.chance.once(2) ? this.chance.pick(this.live) : '';
    return fits(word) ? word : this.chance.pick(otherwise);
  }

  /** One of the wishes offered, one of them spoiled, or any form filled with names. */
  private wish(seat: Seat): string {
    const { game } = this.p;
    const options = this.match.decision(seat)?.options ?? [];
    if (options.length > 0 && this.chance.once(4)) {
      const wish = game.wishOf(this.match.state, seat, this.chance.pick(options));
      return this.chance.once(3) ? wish : this.spoiled(wish);
    }
    return this.filled(this.chance.pick(game.language.forms));
  }

  private spoiled(wish: string): string {
    const words = wish.split(' ');
    const at = this.chance.below(words.length);
    const old = words[at] ?? '';
    words[at] = at === 0 ? this.chance.pick(this.p.game.language.forms).verb : this.like(old);
    return words.join(' ');
  }

  private like(word: string): string {
    if (word.startsWith('+')) return `+${this.chance.pick(this.p.names)}`;
    return this.p.game.language.isPlace(word) ? this.place() : this.name();
  }

  private filled(form: WishForm): string {
    const parts = form.slots.flatMap((slot) => {
      if (slot.optional === true && this.chance.once(2)) return [];
      const value = this.value(slot.kind);
      return slot.after === undefined ? [value] : [slot.after, value];
    });
    return [form.verb, ...parts].join(' ');
  }

  private value(kind: WishForm['slots'][number]['kind']): string {
    switch (kind) {
      case 'place':
        return this.place();
      case 'number':
        return String(this.chance.pick([0, 1, 2, 3, 5, 9, 10, 99, 100_000]));
      case 'extras':
        return Array.from({ length: this.chance.below(3) }, () => `+${this.chance.pick(this.p.names)}`).join(' ');
      default:
        return this.name();
    }
  }

  private name(): string {
    return this.liveOr((word) => /^[a-z0-9][a-z0-9-]*$/.test(word), this.p.names);
  }

  /** A place; in 2GM sometimes with a card behind it. */
  private place(): string {
    const place = this.liveOr((word) => this.p.game.language.isPlace(word), this.p.places);
    const full = `${place}:${this.name()}`;
    return this.chance.once(6) && this.p.game.language.isPlace(full) ? full : place;
  }
}
