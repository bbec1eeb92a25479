import {
  type Core,
  type Decision,
  type GameEvent,
  Match,
  type Option,
  pickFrom,
  randomBelow,
  type Seat,
  type Submitted,
  sameOption,
  TapeDice,
} from '@sandtable/kernel';
import { type Clause, demand } from './fault';
import { difference } from './plain';
import { askedAbout, type Received, receivedBy } from './received';
import type { Walk } from './walk';

/** What takes long is looked at once in so many decisions. */
const SLOWLY = 5;

/** What a seat does in a twin world while it does something else in the true one; null where the two part. */
export type Answers = readonly (Option | null)[];

/**
 * For every seat a world that differs from the true one only in what the seat cannot know, played on beside it with answers
 * that look the same to the seat. As long as nothing was shown to it, it must receive the same in both: that is what secrecy
 * means. Where a hidden choice becomes public, or a secret is shown, the twin has done its work, and another one is drawn.
 */
export class Twins<S extends Core, Setup, View> {
  private readonly states: (S | null)[] = [];
  private readonly received: readonly Received<S, Setup, View>[];
  private looks = 0;

  constructor(
    private readonly walk: Walk<S, Setup, View>,
    /** What opponents think is looked at where nothing but secrecy is: it takes long, and they have a clause of their own. */
    thoughts: boolean,
  ) {
    this.received = receivedBy<S, Setup, View>().filter((part) => thoughts || part.when !== 'thinking');
  }

  /** A twin for everybody who has none, and everything each seat receives, in both worlds. */
  compare(): void {
    const { match, game, rng } = this.walk;
    this.looks++;
    for (let seat = 0; seat < game.rules.seats(match.state); seat++) {
      this.states[seat] ??= game.rules.resample(match.state, seat, rng);
      this.compareSeat(seat, '', null);
    }
  }

  /** To be asked before the answer is given: what is answered in each twin so that its seat sees the same gesture. */
  answers({ seat: by, kind }: Decision, option: Option): Answers {
    const { match, game } = this.walk;
    return Array.from({ length: game.rules.seats(match.state) }, (_, seat) => {
      const state = this.states[seat] ?? null;
      if (state === null) return null;
      const twin = new Match(game.rules, state);
      const offers = kind === 'standing' ? twin.standing(by) : (twin.decision(by)?.options ?? []);
      const looks = this.gestures(match.state, state, by, seat, option);
      const alike = by === seat ? offers.filter((o) => sameOption(o, option)) : offers.filter(looks);
      if (alike.length === 0) return null;
      const same = alike.find((o) => sameOption(o, option));
      return same !== undefined && randomBelow(this.walk.rng, 2) === 0 ? same : pickFrom(this.walk.rng, alike);
    });
  }

  /** The twins answer too, with the same dice: nobody may see or hear a difference unless something was shown to him. */
  follow(
    answers: Answers,
    { seat: by, kind }: Decision,
    option: Option,
    done: Submitted & { ok: true },
    draws: Draws,
    whole = true,
  ): void {
    const { game } = this.walk;
    const after = `after "${option.join(' ')}" (${kind}) of seat ${by} `;
    answers.forEach((answer, seat) => {
      const state = this.states[seat] ?? null;
      this.states[seat] = null;
      if (state === null || answer === null) return;
      const dice = new TapeDice(draws);
      const twin = new Match(game.rules, state, { events: true, dice });
      const same = twin.submit(by, answer);
      if (!same.ok || ((done.learned | same.learned) & (1 << seat)) !== 0) return;
      this.states[seat] = state;
      this.compareSeat(seat, after, by === seat && !done.barrier.roll ? 'barrier' : null, whole);
      this.comparePast(seat, after, done, same);
      demand(dice.exact, 'secrecy', () => `${after}the dice betray a secret to seat ${seat}`);
    });
  }

  /** The true match went on alone: its twins are no more beside it. */
  forget(): void {
    this.states.length = 0;
  }

  /** Which answers look the same to the seat. */
  private gestures(s: S, other: S, by: Seat, seat: Seat, option: Option): (o: Option) => boolean {
    const { gesture } = this.walk.game.rules;
    if (gesture === undefined) return (o) => sameOption(o, option);
    const shown = gesture(s, by, option, seat);
    return (o) => sameOption(gesture(other, by, o, seat), shown);
  }

  private comparePast(seat: Seat, after: string, done: Submitted & { ok: true }, same: Submitted & { ok: true }): void {
    const heard = difference(this.seen(done.events, seat), this.seen(same.events, seat));
    demand(heard === null, 'secrecy', () => `${after}the events tell seat ${seat} a secret at ${heard}`);
    const told = difference(this.told(done.events, seat), this.told(same.events, seat));
    demand(told === null, 'secrecy', () => `${after}the sentences tell seat ${seat} a secret at ${told}`);
    const undo = difference(done.barrier, same.barrier);
    demand(undo === null, 'secrecy', () => `${after}what may be undone tells seat ${seat} a secret at ${undo}`);
  }

  private compareSeat(seat: Seat, after: string, own: Clause | null, whole = true): void {
    const { match, game } = this.walk;
    const state = this.states[seat] ?? null;
    if (state === null) return;
    const twin = new Match(game.rules, state);
    for (const part of this.received) {
      if (part.when !== 'always' && (!whole || (part.when !== 'whole' && this.looks % SLOWLY !== 0))) continue;
      const found = difference(part.of(game, match, seat), part.of(game, twin, seat));
      const clause = part.clause === 'secrecy' ? (own ?? part.clause) : part.clause;
      demand(found === null, clause, () => `${after}${part.what(seat)}, at ${found}`);
    }
    for (const text of whole ? this.walk.otherWishes() : []) {
      const found = difference(askedAbout(game, match, seat, text), askedAbout(game, twin, seat, text));
      demand(
        found === null,
        'secrecy',
        () => `${after}asking about "${text}" tells seat ${seat} a secret, at ${found}`,
      );
    }
  }

  private seen(events: readonly GameEvent[], seat: Seat): GameEvent[] {
    return events.flatMap((e) => this.walk.game.rules.see(e, seat) ?? []);
  }

  private told(events: readonly GameEvent[], seat: Seat): string[] {
    const { game, match } = this.walk;
    return events.map((e) => game.tell(match.state, e, seat)).filter((text) => text !== '');
  }
}

type Draws = readonly (readonly [number, number])[];
