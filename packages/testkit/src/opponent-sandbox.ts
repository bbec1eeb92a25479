import {
  type Core,
  type Opponent,
  type Option,
  readAll,
  type Seat,
  type Thought,
  type Told,
  think,
} from '@sandtable/kernel';
import { Sandbox } from './sandbox';

/** What an opponent answered, as a wish, what else it weighed, and why. */
export interface Answered {
  readonly option: Option;
  readonly wish: string;
  readonly weighed: readonly string[];
  readonly thought: Told<Thought>;
}

/** A sandbox in which an opponent answers for its seat. */
export class OpponentSandbox<S extends Core, Setup, View> extends Sandbox<S, Setup, View> {
  /** Purposes of the dice the opponent asked for. */
  readonly asked: string[] = [];

  /** Its answer, carried out, with all the dice it asks for. */
  protected respond(seat: Seat, opponent: Opponent<View, S>): Answered {
    const { game, match } = this;
    const told = <T>(value: T): Told<T> => readAll(value, (fact) => game.read?.(fact) ?? fact.key);
    const wish = (option: Option): string => game.wishOf(this.state, seat, option);
    for (;;) {
      const reply = think(match, seat, opponent);
      if (reply === null) throw new Error('The opponent is not asked.');
      if ('option' in reply) {
        const { option, thought } = reply;
        const said = { option, wish: wish(option), weighed: thought.candidates.map((c) => wish(c.option)) };
        this.submit(seat, option);
        return { ...said, thought: told(thought) };
      }
      const { sides, rule, purpose } = reply.roll;
      this.asked.push(told(purpose));
      const rolled = match.rollFor(seat, sides, rule, purpose);
      if (!rolled.ok) throw new Error(rolled.message);
    }
  }

  submit(seat: Seat, option: Option): void {
    const done = this.match.submit(seat, option);
    if (!done.ok) throw new Error(`${option.join(' ')}: ${done.message}`);
    this.events.push(...done.events);
  }
}
