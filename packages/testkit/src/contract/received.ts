import {
  type Core,
  type Game,
  type Match,
  OpponentError,
  type Option,
  parseWish,
  type Seat,
  sortedKeys,
  think,
  worldFor,
} from '@sandtable/kernel';
import type { Clause } from './fault';

/** What a seat is given, or gets when it asks, in one state of a match. */
export interface Received<S extends Core, Setup, View> {
  readonly clause: Clause;
  /** What it is, as the fault calls it. */
  readonly what: (seat: Seat) => string;
  /** How often it is looked at: after every answer, at decisions looked at as a whole, or at some of these, for it takes its time. */
  readonly when: 'always' | 'whole' | 'slow' | 'thinking';
  of(game: Game<S, Setup, View>, match: Match<S, Setup, View>, seat: Seat): unknown;
}

/** So many options of a list are put into words, spread over all of it. */
const WORDED = 24;

function some<T>(list: readonly T[]): T[] {
  const stride = Math.max(1, Math.ceil(list.length / WORDED));
  return list.filter((_item, i) => i % stride === 0);
}

/** Everything but the past: that is compared as it happens. */
export function receivedBy<S extends Core, Setup, View>(): readonly Received<S, Setup, View>[] {
  return [
    {
      clause: 'prompts',
      what: (seat) => `the prompts betray a secret to seat ${seat}`,
      when: 'always',
      of: (_game, match) => match.state.asks.map((a) => `${a.seat} ${a.kind} ${a.answer === null}`),
    },
    {
      clause: 'secrecy',
      what: (seat) => `the view of ${seat} betrays what seat ${seat} cannot know`,
      when: 'always',
      of: (game, match, seat) => game.rules.view(match.state, seat),
    },
    {
      clause: 'secrecy',
      what: (seat) => `the view of spectator betrays what seat ${seat} cannot know`,
      when: 'whole',
      of: (game, match) => game.rules.view(match.state, 'spectator'),
    },
    {
      clause: 'secrecy',
      what: (seat) => `the options of seat ${seat} depend on what it cannot know`,
      when: 'whole',
      of: (_game, match, seat) => match.decision(seat),
    },
    {
      clause: 'secrecy',
      what: (seat) => `what seat ${seat} may do unasked depends on a secret`,
      when: 'whole',
      of: (_game, match, seat) => match.standing(seat),
    },
    {
      clause: 'secrecy',
      what: (seat) => `the wishes of seat ${seat} name what it cannot know`,
      when: 'whole',
      of: (game, match, seat) => wishes(game, match, seat),
    },
    {
      clause: 'secrecy',
      what: (seat) => `the position printed for seat ${seat} betrays a secret`,
      when: 'slow',
      of: (game, { state }, seat) => [game.printPosition(state, seat), game.printPosition(state, 'spectator')],
    },
    {
      clause: 'secrecy',
      what: (seat) => `the picture drawn for seat ${seat} betrays a secret`,
      when: 'slow',
      of: (game, { state }, seat) => [game.draw(state, seat), game.draw(state, 'spectator')],
    },
    {
      clause: 'secrecy',
      what: (seat) => `the world seat ${seat} imagines depends on what it cannot know`,
      when: 'slow',
      of: ({ rules }, { state }, seat) => worldFor(rules, state, seat),
    },
    {
      clause: 'secrecy',
      what: (seat) => `the thoughts of seat ${seat} know a secret`,
      when: 'thinking',
      of: thoughts,
    },
  ];
}

function wishes<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  match: Match<S, Setup, View>,
  seat: Seat,
): string[] {
  const options: readonly Option[] = [...(match.decision(seat)?.options ?? []), ...match.standing(seat)];
  const worded = some(options).map((option) => game.wishOf(match.state, seat, option));
  return match.decision(seat) === null ? worded : [...worded, ...(game.moreWishes?.(match.state, seat) ?? [])];
}

/** What each opponent would answer in this seat, and why; one that does not play such a seat has nothing to say. */
function thoughts<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  match: Match<S, Setup, View>,
  seat: Seat,
): unknown {
  const decision = match.decision(seat);
  if (decision === null) return null;
  return sortedKeys(game.opponents).map((name) => {
    try {
      const opponent = game.opponents[name];
      return opponent === undefined ? null : think(match, seat, opponent);
    } catch (error) {
      if (error instanceof OpponentError) return null;
      // a person's hand may hold what its book does not know; that it can play its own seats has a clause of its own
      return error instanceof Error ? error.name : null;
    }
  });
}

/** What a text means to the seat, why not, and with what chances: the answers come from the true state. */
export function askedAbout<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  { state }: Match<S, Setup, View>,
  seat: Seat,
  text: string,
): unknown {
  const wish = parseWish(game.language, text);
  if (!wish.ok) return null;
  return [
    game.optionOf(state, seat, wish.value),
    game.rules.explain(state, seat, wish.value),
    game.odds(state, seat, wish.value),
  ];
}
