import {
  type Core,
  type Decision,
  DiceError,
  type Fact,
  type Game,
  Match,
  ScriptedDice,
  type Seat,
  seedRng,
  type Viewer,
} from '@sandtable/kernel';
import type { Position } from '../input/position';
import { say } from '../output/events';
import { Stop } from '../stop';

export interface PositionOptions {
  readonly seat?: string;
  readonly view?: string;
  readonly dice?: readonly number[];
  readonly seed?: string;
  readonly steps?: number;
  readonly reactions?: true;
  readonly phase?: true;
  readonly opponent: string;
  readonly json?: true;
}

/** A match that goes on from a position, as one seat looks at it. */
export interface Session {
  readonly game: Game;
  readonly match: Match<Core>;
  /** The seat meant: the one named, or the one the match waits for. */
  readonly seat: Seat;
  readonly viewer: Viewer;
  /** Whose knowledge a printed position holds: everything, so that the next tool can go on from it, unless a view was asked for. */
  readonly printed: Viewer | 'all';
  nameOf(seat: Seat): string;
  /** Does something that may roll; dice that were not given are an error of the person who gave them. */
  rolling<T>(act: () => T): T;
  /** Given dice that nobody rolled are an error too. */
  expectAllRolled(): void;
  /** What is wrong with the dice left over, null if none are. */
  leftOver(): string | null;
}

/** A die was to be rolled that nobody gave, or one that cannot fall so. */
export class MissingDice extends Stop {}

/** The dice somebody gave, in order; after the last one the seed decides, if there is one. */
class GivenDice extends ScriptedDice {
  constructor(
    faces: readonly number[],
    private readonly thenSeed: boolean,
  ) {
    super(faces);
  }

  override face(sides: number, rule: string, purpose: Fact): number | 'generator' {
    return this.thenSeed && this.left().length === 0 ? 'generator' : super.face(sides, rule, purpose);
  }
}

export function openSession({ game, state }: Position, options: PositionOptions): Session {
  if (options.seed !== undefined) state.rng = seedRng(options.seed);
  const dice = options.dice === undefined ? null : new GivenDice(options.dice, options.seed !== undefined);
  const match = new Match(game.rules, state, { dice, events: true });
  const nameOf = (seat: Seat): string => game.seatName(match.state, seat);
  const names = Array.from({ length: game.rules.seats(state) }, (_, seat) => nameOf(seat));
  rolling(() => match.run());
  const asked = match.decision()?.seat ?? 0;
  const seat = options.seat === undefined ? asked : seatNamed(names, options.seat, '--seat');
  const viewer = viewerNamed(names, options.view, seat);
  const printed = options.view === undefined ? 'all' : viewer;
  return { game, match, seat, viewer, printed, nameOf, rolling, expectAllRolled, leftOver };

  function leftOver(): string | null {
    const left = dice?.left() ?? [];
    if (left.length === 0) return null;
    const waiting = match.decision();
    const why = waiting === null ? '' : `; the match waits for ${nameOf(waiting.seat)} to choose (${waiting.kind})`;
    return `Expected only dice that are rolled, found ${left.join(', ')} left over in --dice${why}.`;
  }

  function expectAllRolled(): void {
    const problem = leftOver();
    if (problem !== null) throw new Stop(problem);
  }

  function rolling<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      const missing = error.in((said) => say(game, said));
      throw new MissingDice(`${missing.replace(/\.$/, '')}: give it with --dice.`);
    }
  }
}

function seatNamed(names: readonly string[], text: string, option: string): Seat {
  const byName = names.indexOf(text);
  const seat = byName >= 0 ? byName : /^\d$/.test(text) ? Number(text) : -1;
  if (names[seat] === undefined) throw new Stop(`Expected ${names.join(' or ')} as ${option}, found "${text}".`);
  return seat;
}

function viewerNamed(names: readonly string[], text: string | undefined, seat: Seat): Viewer {
  if (text === undefined) return seat;
  return text === 'spectator' ? text : seatNamed([...names], text, '--view');
}

/** A decision as scripts see it. */
export interface Offer {
  readonly seat: string;
  readonly kind: string;
  readonly rule: string;
  readonly options: readonly { readonly wish: string; readonly rule: string }[];
}

export function offerOf(session: Session, decision: Decision): Offer {
  const { game, match } = session;
  const { kind, rule, seat } = decision;
  const single = decision.options.map((option) => game.wishOf(match.state, seat, option));
  const options = [...single, ...(game.moreWishes?.(match.state, seat) ?? [])].map((wish) => ({ wish, rule }));
  return { seat: session.nameOf(seat), kind, rule, options };
}

/** What a seat may do although nobody asks it. */
export function standingOf(session: Session, seat: Seat): { readonly wish: string }[] {
  const { game, match } = session;
  return match.standing(seat).map((option) => ({ wish: game.wishOf(match.state, seat, option) }));
}

/** What the match waits for next. What another seat may choose from could betray its hand and is left out. */
export function nextOf(session: Session): Offer | Omit<Offer, 'options'> | null {
  const decision = session.match.decision();
  if (decision === null) return null;
  const { options, ...open } = offerOf(session, decision);
  return decision.seat === session.viewer ? { ...open, options } : open;
}
