import { type Core, type Game, type GameEvent, Match, think } from '@sandtable/kernel';

/** What one match of the trial came to, as far as the deck is concerned. */
export interface TrialMatch {
  /** 1 won, 0 lost, ½ neither. */
  readonly score: number;
  readonly turns: number;
  /** Cards by their numbers: brought into play, lost, and the points of the enemies each has destroyed. */
  readonly played: readonly number[];
  readonly lost: readonly number[];
  readonly earned: readonly (readonly [card: number, points: number])[];
}

export interface TrialPlan {
  readonly setup: unknown;
  readonly seed: string;
  /** Who plays each seat: a key of the game's opponents. */
  readonly kinds: readonly string[];
  /** The seat the deck sits at. */
  readonly seat: number;
}

interface Unit {
  readonly card: number;
  readonly seat: number;
}

interface State extends Core {
  readonly units: readonly Unit[];
  readonly turn: number;
  readonly seats: readonly { readonly side: number }[];
}

type Event = GameEvent & Partial<Record<'seat' | 'unit' | 'card' | 'shooter', number>>;

const MOST_DICE = 1000;

/** The number-th match of a plan: depends on nothing else, so a changed deck meets the same luck. */
export function playTrial(game: Game, plan: TrialPlan, number: number, costOf: (card: number) => number): TrialMatch {
  const match = Match.start(game.rules as Game['rules'], plan.setup, `${plan.seed}/${number}`, { events: true });
  const state = match.state as State;
  const played: number[] = [];
  const lost: number[] = [];
  const earned: [number, number][] = [];
  let shooter = -1;
  const note = (events: readonly GameEvent[]): void => {
    for (const event of events as readonly Event[]) {
      if (event.type === 'deployed' && event.seat === plan.seat) played.push(state.units[event.unit ?? -1]?.card ?? -1);
      else if (event.type === 'played' && event.seat === plan.seat) played.push(event.card ?? -1);
      else if (event.type === 'attack') shooter = event.shooter ?? -1;
      else if (event.type === 'destroyed') {
        const fallen = state.units[event.unit ?? -1];
        const killer = state.units[shooter];
        if (fallen?.seat === plan.seat) lost.push(fallen.card);
        else if (fallen !== undefined && killer?.seat === plan.seat) earned.push([killer.card, costOf(fallen.card)]);
      }
    }
  };
  note(match.takeEvents());
  for (let n = 0; n < (game.patience ?? 20_000); n++) {
    const decision = match.decision();
    if (decision === null) break;
    note(answer(game, match as Match<Core>, decision.seat, plan.kinds[decision.seat] ?? ''));
  }
  return { score: scoreOf(match.over, plan.seat, state), turns: state.turn, played, lost, earned };
}

/** One answer of the opponent at the seat, with the dice it asks for on the way. */
function answer(game: Game, match: Match<Core>, seat: number, kind: string): readonly GameEvent[] {
  const opponent = game.opponents[kind];
  if (opponent === undefined) throw new Error(`There is no opponent "${kind}".`);
  const view = match.rules.view(match.state, seat);
  for (let n = 0; n < MOST_DICE; n++) {
    const reply = think(match, seat, opponent, view);
    if (reply === null) throw new Error(`Seat ${seat} is not asked anything.`);
    const done =
      'option' in reply
        ? match.submit(seat, reply.option)
        : match.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
    if (!done.ok) throw new Error(done.message);
    if ('option' in reply) return done.events;
  }
  throw new Error(`The opponent of seat ${seat} rolled ${MOST_DICE} dice without deciding.`);
}

function scoreOf(over: { readonly winners: readonly number[] } | null, seat: number, _state: State): number {
  if (over === null || over.winners.length === 0) return 0.5;
  return over.winners.includes(seat) ? 1 : 0;
}
