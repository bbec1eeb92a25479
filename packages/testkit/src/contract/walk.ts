import {
  type Core,
  type Decision,
  type Game,
  type GameEvent,
  type Match,
  type Option,
  pickFrom,
  Recording,
  type Rng,
  randomBelow,
  type Seat,
  seedRng,
} from '@sandtable/kernel';

const SAMPLE = 3;
const REMEMBERED = 200;
const UNASKED_ONE_IN = 20;

/** What one random match of the contract carries along: the match, the chooser's own luck, and what was seen so far. */
export class Walk<S extends Core, Setup, View> {
  readonly recording: Recording<S, Setup, View>;
  readonly rng: Rng;
  private readonly wishes: string[];

  constructor(
    readonly game: Game<S, Setup, View>,
    setup: Setup,
    readonly seed: string,
    readonly seen: Seen,
  ) {
    this.rng = seedRng(`choices of ${seed}`);
    this.wishes = seen.wishes;
    this.recording = new Recording(game.rules, setup, seed, {
      events: true,
      onStep: (at, step) => void seen.steps.add(`${at}/${step}`),
    });
    this.noteEvents(this.match.takeEvents());
  }

  get match(): Match<S, Setup, View> {
    return this.recording.match;
  }

  get known(): ReadonlySet<string> {
    return this.seen.rules;
  }

  /** A few options; all of them would make every step as slow as its longest list. */
  sample(options: readonly Option[]): Option[] {
    if (options.length <= SAMPLE) return [...options];
    return Array.from({ length: SAMPLE }, () => pickFrom(this.rng, options));
  }

  noteWish(text: string): void {
    if (this.wishes.length < REMEMBERED) this.wishes.push(text);
    else this.wishes[randomBelow(this.rng, REMEMBERED)] = text;
  }

  /** Wishes that were legal at some other moment. */
  otherWishes(): string[] {
    const out: string[] = [];
    for (let i = 0; i < SAMPLE && this.wishes.length > 0; i++) {
      const text = this.wishes[randomBelow(this.rng, this.wishes.length)];
      if (text !== undefined) out.push(text);
    }
    return out;
  }

  /** Some seat that is waited for, and its choice; now and then somebody acts unasked. */
  choose(): { decision: Decision; option: Option } | null {
    return (randomBelow(this.rng, UNASKED_ONE_IN) === 0 ? this.unasked() : null) ?? this.asked();
  }

  private unasked(): { decision: Decision; option: Option } | null {
    const seat = randomBelow(this.rng, this.game.rules.seats(this.match.state));
    const options = this.match.standing(seat);
    if (options.length === 0) return null;
    const option = pickFrom(this.rng, options);
    this.seen.decisions.add('standing');
    return { decision: { seat, kind: 'standing', rule: '', options, dice: [] }, option };
  }

  private asked(): { decision: Decision; option: Option } | null {
    const waiting = this.match.waiting();
    const seat: Seat | undefined = waiting[randomBelow(this.rng, Math.max(1, waiting.length))];
    const decision = seat === undefined ? null : this.match.decision(seat);
    if (decision === null) return null;
    this.seen.decisions.add(decision.kind);
    return { decision, option: pickFrom(this.rng, decision.options) };
  }

  noteEvents(events: readonly GameEvent[]): void {
    for (const e of events) this.seen.events.add(e.type);
  }
}

/** What all matches together have exercised. */
export class Seen {
  readonly steps = new Set<string>();
  readonly decisions = new Set<string>();
  readonly abilities = new Set<string>();
  /** Rules that decided something at a line that names them. */
  readonly decided = new Set<string>();
  readonly events = new Set<string>();
  readonly wishes: string[] = [];
  readonly rules: ReadonlySet<string>;

  constructor(game: Pick<Game, 'book'>) {
    this.rules = new Set(game.book.sections.flatMap((section) => Object.keys(section.rules)));
  }
}
