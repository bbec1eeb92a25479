import {
  type Core,
  type Decision,
  type GameEvent,
  Match,
  type Option,
  parseWish,
  type Seat,
  type Submitted,
  sameOption,
  TapeDice,
  type Viewer,
} from '@sandtable/kernel';
import { demand } from './fault';
import { difference } from './plain';
import type { Walk } from './walk';

/** Another state that looks the same to a seat, and how it looked before the answer. */
export interface Double<S extends Core> {
  readonly seat: Seat;
  readonly state: S;
}

/** One double for every seat; each must look the same, ask the same and offer the same before anything is answered. */
export function doubles<S extends Core, Setup, View>(walk: Walk<S, Setup, View>): Double<S>[] {
  const { match, game } = walk;
  const { rules } = game;
  return Array.from({ length: rules.seats(match.state) }, (_, seat) => {
    const state = rules.resample(match.state, seat, walk.rng);
    for (const who of [seat, 'spectator'] as const) {
      const told = difference(rules.view(match.state, who), rules.view(state, who));
      demand(told === null, 'secrecy', () => `the view of ${who} betrays what seat ${seat} cannot know, at ${told}`);
    }
    const other = new Match(rules, state);
    demand(prompts(match) === prompts(other), 'prompts', () => `the prompts betray a secret to seat ${seat}`);
    const own = difference(match.decision(seat)?.options ?? [], other.decision(seat)?.options ?? []);
    demand(own === null, 'secrecy', () => `the options of seat ${seat} depend on what it cannot know, at ${own}`);
    const always = difference(match.standing(seat), other.standing(seat));
    demand(always === null, 'secrecy', () => `what seat ${seat} may do unasked depends on a secret, at ${always}`);
    for (const text of walk.otherWishes()) checkTold(walk, seat, state, text);
    return { seat, state };
  });
}

/** Why not, and with what chances: the answers come from the true state, and must not betray it. */
function checkTold<S extends Core, Setup, View>(walk: Walk<S, Setup, View>, seat: Seat, other: S, text: string): void {
  const { game, match } = walk;
  const wish = parseWish(game.language, text);
  if (!wish.ok) return;
  const why = (s: S) => [game.rules.explain(s, seat, wish.value), game.odds(s, seat, wish.value)];
  const told = difference(why(match.state), why(other));
  demand(told === null, 'secrecy', () => `asking about "${text}" tells seat ${seat} a secret, at ${told}`);
}

/** Who is asked what: everybody at the table sees it. */
function prompts<S extends Core>(match: Match<S>): string {
  return match.state.asks.map((a) => `${a.seat} ${a.kind} ${a.answer === null}`).join(', ');
}

/**
 * The same answer in the double, with the same dice: unless the seat was shown something, it must see the same and be able to
 * tell nothing from who is asked next. For the seat that answered itself this also proves that undo lets it learn nothing.
 */
export function checkDouble<S extends Core, Setup, View>(
  walk: Walk<S, Setup, View>,
  double: Double<S>,
  { seat: by, kind }: Decision,
  option: Option,
  done: Submitted & { ok: true },
  draws: readonly (readonly [number, number])[],
): void {
  const { rules } = walk.game;
  const other = new Match(rules, double.state, { events: true, dice: new TapeDice(draws) });
  const offers = kind === 'standing' ? other.standing(by) : (other.decision(by)?.options ?? []);
  const offered = offers.some((o) => sameOption(o, option));
  if (!offered) return;
  const same = other.submit(by, option);
  const bit = 1 << double.seat;
  if (!same.ok || ((done.learned | same.learned) & bit) !== 0) return;
  const own = by === double.seat;
  const clause = own && !done.barrier.roll ? 'barrier' : 'secrecy';
  const after = `after "${option.join(' ')}" (${kind}) of seat ${by}`;
  demand(
    prompts(walk.match) === prompts(other),
    'prompts',
    () => `${after} the prompts betray a secret to seat ${double.seat}`,
  );
  const told = difference(rules.view(walk.match.state, double.seat), rules.view(other.state, double.seat));
  demand(told === null, clause, () => `${after} seat ${double.seat} learns something at ${told} without a reveal`);
  const heard = difference(redacted(walk, done.events, double.seat), redacted(walk, same.events, double.seat));
  demand(heard === null, 'secrecy', () => `${after} the events tell seat ${double.seat} a secret at ${heard}`);
}

function redacted<S extends Core, Setup, View>(
  walk: Walk<S, Setup, View>,
  events: readonly GameEvent[],
  who: Viewer,
): (GameEvent | null)[] {
  return events.map((e) => walk.game.rules.see(e, who));
}
