import {
  type Core,
  type Fact,
  type Game,
  type GameEvent,
  Match,
  parseWish,
  pickFrom,
  printWishProblem,
  type Rng,
  type RollEvent,
  randomBelow,
  type Seat,
  seedRng,
  stateHash,
  think,
} from '@sandtable/kernel';

/** Everything a game said to its players in a match, by what it was about. */
export interface Heard {
  readonly told: string[];
  readonly purposes: string[];
  readonly thoughts: string[];
  readonly notes: string[];
  readonly refusals: string[];
  readonly odds: string[];
  /** The match itself, which does not depend on the language. */
  readonly hash: string;
}

interface Listening {
  /** Answers to listen to. */
  readonly answers: number;
  /** Who plays every seat; by chance if it is left out. */
  readonly opponent?: string;
}

/** Plays a match and writes down what is said; refusals are of wishes that were open earlier, odds of those open now. */
export function listen<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  setup: Setup,
  seed: string,
  { answers, opponent }: Listening,
): Heard {
  const match = Match.start(game.rules, setup, seed, { events: true });
  const heard: Omit<Heard, 'hash'> = { told: [], purposes: [], thoughts: [], notes: [], refusals: [], odds: [] };
  const rng = seedRng(`${seed}, by chance`);
  const known: string[] = [];
  const hear = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      heard.told.push(game.tell(match.state, event, 'all'));
      if (event.type === 'roll') heard.purposes.push(readBy(game, (event as RollEvent).purpose));
    }
  };
  hear(match.takeEvents());
  for (let n = 0; n < answers && match.over === null; n++) {
    const decision = match.decision();
    if (decision === null) break;
    const { seat } = decision;
    const open = sample(decision.options, rng).map((o) => game.wishOf(match.state, seat, o));
    for (const text of sample(known, rng)) askWhy(game, match.state, seat, text, heard);
    for (const text of open) askOdds(game, match.state, seat, text, heard);
    known.push(...open.filter((text) => !known.includes(text)));
    const thinker = opponent === undefined ? undefined : game.opponents[opponent];
    const reply = thinker === undefined ? null : think(match, seat, thinker);
    if (reply !== null && 'option' in reply) {
      heard.thoughts.push(readBy(game, reply.thought.text));
      heard.notes.push(...reply.thought.candidates.map((c) => readBy(game, c.note)));
    }
    const done =
      reply === null
        ? match.submit(seat, pickFrom(rng, decision.options))
        : 'roll' in reply
          ? match.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose)
          : match.submit(seat, reply.option);
    if (!done.ok) throw new Error(done.message);
    hear(done.events);
  }
  if (match.over !== null) heard.purposes.push(readBy(game, match.over.reason));
  return { ...heard, hash: stateHash(match.state) };
}

const FEW = 6;

function sample<T>(all: readonly T[], rng: Rng): T[] {
  if (all.length <= FEW) return [...all];
  const start = randomBelow(rng, all.length - FEW + 1);
  return all.slice(start, start + FEW);
}

function readBy<S extends Core, Setup, View>(game: Game<S, Setup, View>, fact: Fact): string {
  return game.read?.(fact) ?? fact.key;
}

function askWhy<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  s: S,
  seat: Seat,
  text: string,
  heard: Pick<Heard, 'refusals'>,
): void {
  const wish = parseWish(game.language, text);
  if (!wish.ok) heard.refusals.push(printWishProblem(wish.problem, game.language.words));
  else heard.refusals.push(...game.rules.explain(s, seat, wish.value).map((r) => readBy(game, r.text)));
}

function askOdds<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  s: S,
  seat: Seat,
  text: string,
  heard: Pick<Heard, 'odds'>,
): void {
  const wish = parseWish(game.language, text);
  if (!wish.ok) return;
  const odds = game.odds(s, seat, wish.value);
  if (!odds.ok) heard.odds.push(readBy(game, odds.problems));
  else
    heard.odds.push(
      ...odds.value.outcomes.map((o) => readBy(game, o.result)),
      ...odds.value.breakdown.map((i) => readBy(game, i.label)),
    );
}
