import type { DiceSource, Draw } from '../chance/dice';
import { Luck } from '../chance/luck';
import { seedRng } from '../chance/rng';
import { DIE, rollEvent, rollFrame, rollFrameDef } from '../chance/roll';
import {
  type Ask,
  type Core,
  type EventIn,
  type Frame,
  type GameEvent,
  type Option,
  type Outcome,
  type RollEvent,
  type Seat,
  sameOption,
} from '../core';
import { RulesError } from '../rules-error';
import type { Ruleset } from '../ruleset';
import type { Fact } from '../telling/fact';
import { refused, says } from '../telling/says';
import { show } from '../telling/text';
import { type CompiledFrame, compileFrames, END, type FrameTable } from './frames';
import type { Kernel } from './kernel';

/** Between two decisions no rule book needs this many steps; more means a loop. */
const MAX_STEPS = 100_000;
/** A replay may come from anywhere; no die of any game has more. */
const MAX_SIDES = 1000;
/** So many frames are named in an error. */
const SHOWN_FRAMES = 8;

/** What a seat may choose from now. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  /** The rule that lets the seat choose. */
  readonly rule: string;
  readonly options: readonly Option[];
  /** Dice already rolled by a rulebook opponent for this decision. */
  readonly dice: readonly number[];
}

/** Why undo cannot reach behind an answer. */
export interface Barrier {
  readonly roll: boolean;
  readonly reveal: boolean;
}

export type Submitted =
  | {
      readonly ok: true;
      readonly events: readonly GameEvent[];
      readonly barrier: Barrier;
      /** The seats that were shown a secret, one bit each; −1 for everybody. */
      readonly learned: number;
    }
  | {
      readonly ok: false;
      /** Why, for whoever shows it. */
      readonly why: Fact;
      /** The same for developers. */
      readonly message: string;
      readonly needsDie?: true;
    };

export interface MatchSettings {
  /** Without one the match's own generator rolls. */
  readonly dice?: DiceSource | null;
  /** Collect events; off in playouts. */
  readonly events?: boolean;
  /** Keep every draw, for a replay file. */
  readonly record?: boolean;
  /** Told of every step before it runs. */
  readonly onStep?: ((at: string, step: string) => void) | null;
}

const NO_EVENTS: readonly GameEvent[] = [];
const NO_OPTIONS: readonly Option[] = [];
const NOTHING_LISTED: readonly (Option[] | undefined)[] = [];

/**
 * A match under way: a state and the engine that moves it. All truth is in `state`; the rest is convenience that can be
 * rebuilt at any time. Changes in place; `fork` gives an independent copy.
 */
export class Match<S extends Core, Setup = unknown, View = unknown> implements Kernel<S> {
  readonly emit: ((event: EventIn<S>) => void) | undefined;
  private readonly table: FrameTable<S>;
  private readonly luck: Luck;
  private readonly onStep: ((at: string, step: string) => void) | null;
  private events: GameEvent[] = [];
  /** A roll is under way in this step; its faces, unless a person has to roll them. */
  private rolling = false;
  private rolled: number[] | null = null;
  private hasRolled = false;
  private learned = 0;
  /** Options of the seats asked now, listed when somebody wants them; forgotten at every change. */
  private listed = NOTHING_LISTED;

  constructor(
    readonly rules: Ruleset<S, Setup, View>,
    readonly state: S,
    readonly settings: MatchSettings = {},
  ) {
    this.table = tableOf(rules);
    this.luck = new Luck(state, settings.dice ?? null, settings.record ?? false);
    this.onStep = settings.onStep ?? null;
    if (settings.events === true) this.emit = (event) => void this.events.push(rules.witness?.(state, event) ?? event);
  }

  /** Sets up and runs to the first decision. */
  static start<S extends Core, Setup, View>(
    rules: Ruleset<S, Setup, View>,
    setup: Setup,
    seed: string | number,
    settings: MatchSettings = {},
  ): Match<S, Setup, View> {
    const match = new Match(rules, rules.init(setup, seedRng(seed)), settings);
    match.run();
    return match;
  }

  /** An independent match from the same state. It takes no dice source over: two matches cannot share one. */
  fork(settings: MatchSettings = {}): Match<S, Setup, View> {
    return new Match(this.rules, this.rules.clone(this.state), settings);
  }

  /** Events since the last submit (or since the start). */
  takeEvents(): readonly GameEvent[] {
    if (this.events.length === 0) return NO_EVENTS;
    const out = this.events;
    this.events = [];
    return out;
  }

  /** Every draw so far, if the match records them. */
  get draws(): Draw[] {
    return this.luck.draws;
  }

  get over(): Outcome | null {
    return this.state.outcome;
  }

  /** The seats the match waits for: asked and not yet answered. */
  waiting(): Seat[] {
    const out: Seat[] = [];
    for (const ask of this.state.asks) if (ask.answer === null) out.push(ask.seat);
    return out;
  }

  /** What the seat is asked; null if it is not. Without a seat: the first one that is waited for. */
  decision(seat?: Seat): Decision | null {
    this.rules.enter?.(this.state);
    const asks = this.state.asks;
    for (let i = 0; i < asks.length; i++) {
      const ask = asks[i];
      if (ask === undefined || ask.answer !== null || (seat !== undefined && ask.seat !== seat)) continue;
      return {
        seat: ask.seat,
        kind: ask.kind,
        rule: this.definition(ask).rule,
        options: this.options(i, ask),
        dice: ask.dice,
      };
    }
    return null;
  }

  /** What the seat may do unasked while the match waits for a decision; not while a die is still rolling. */
  standing(seat: Seat): readonly Option[] {
    this.rules.enter?.(this.state);
    const { standing } = this.rules;
    const open = this.state.asks[0];
    if (standing === undefined || open === undefined || open.kind === DIE) return NO_OPTIONS;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.rules.seats(this.state)) return NO_OPTIONS;
    const out: Option[] = [];
    standing.offer(this.state, seat, out);
    return out;
  }

  /** The only way to change a match: a seat names one of the options it is asked for, or one it always has. */
  submit(seat: Seat, option: Option): Submitted {
    this.rules.enter?.(this.state);
    const at = this.askOf(seat);
    const ask = this.state.asks[at];
    const options = ask === undefined ? NO_OPTIONS : this.options(at, ask);
    const chosen = find(options, option);
    const unasked = chosen === undefined ? find(this.standing(seat), option) : undefined;
    if (chosen === undefined && unasked === undefined) return refused(this.refusal(seat, ask, option));
    this.hasRolled = ask?.kind === DIE && chosen !== undefined;
    this.learned = 0;
    this.listed = NOTHING_LISTED;
    if (unasked !== undefined) {
      this.takeStanding(seat, unasked);
      this.run();
    } else if (ask !== undefined && chosen !== undefined) {
      if (this.hasRolled) this.luck.note([options.length, Number(chosen[1])]);
      const top = this.top();
      const isSpared = this.definition(ask).spares?.(chosen) === true;
      ask.answer = chosen;
      this.takeAnswers();
      this.run();
      if (isSpared && this.asksAgain(ask, top)) this.listed = [options.filter((o) => o !== chosen)];
    }
    const barrier = { roll: this.hasRolled, reveal: this.learned !== 0 };
    return { ok: true, events: this.takeEvents(), barrier, learned: this.learned };
  }

  /**
   * One die for a rulebook opponent that has to break a tie before it answers. The face joins the decision's dice;
   * nothing else changes. With physical dice, and only then, the caller has a person roll and passes the face.
   */
  rollFor(seat: Seat, sides: number, rule: string, purpose: Fact, face?: number): Submitted {
    const ask = this.state.asks[this.askOf(seat)];
    if (ask === undefined || ask.kind === DIE) return refused(this.notAsked(seat));
    if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES) return refused(says.noSuchDie(sides));
    const given = this.luck.face(sides, rule, purpose);
    const rolled = given === 'ask' && face !== undefined ? this.luck.physical(sides, face) : given;
    if (rolled === 'ask') return { ...refused(says.rollDie(sides)), needsDie: true };
    if (rolled === 'impossible') return refused(says.dieShows(sides, String(face)));
    ask.dice.push(rolled);
    this.tell(rollEvent(seat, sides, [rolled], rule, purpose));
    return { ok: true, events: this.takeEvents(), barrier: { roll: true, reveal: false }, learned: 0 };
  }

  /** Runs until somebody is asked or the match is over. */
  run(): void {
    const s = this.state;
    this.rules.enter?.(s);
    for (let n = 0; s.asks.length === 0 && s.outcome === null; n++) {
      const top = s.stack[s.stack.length - 1];
      if (top === undefined) throw new RulesError('The last frame ended, but the match is not over.');
      if (n >= MAX_STEPS) throw new RulesError(`No decision after ${MAX_STEPS} steps; ${this.where()}.`);
      if (top.step === END) {
        s.stack.pop();
        continue;
      }
      const step = this.frameOf(top).steps[top.step];
      if (step === undefined) throw new RulesError(`Frame "${top.at}" has no step "${top.step}".`);
      if (this.onStep !== null) this.onStep(top.at, top.step);
      top.step = step.next;
      step.run(s, top, this);
      if (this.rolling) this.land(top);
    }
  }

  call(child: Frame): void {
    if (this.rolling) throw new RulesError(`"${child.at}" is called in the step that rolls; ${this.where()}.`);
    const { stack } = this.state;
    const top = stack[stack.length - 1];
    if (top !== undefined) top.got = 0;
    stack.push(child);
  }

  jump(f: Frame, step: string): void {
    f.step = step;
  }

  done(f: Frame, got = 0): void {
    f.step = END;
    const stack = this.state.stack;
    const below = stack[stack.lastIndexOf(f) - 1];
    if (below !== undefined) below.got = got;
  }

  caller(f: Frame): Frame {
    const stack = this.state.stack;
    const below = stack[stack.lastIndexOf(f) - 1];
    if (below === undefined) throw new RulesError(`Frame "${f.at}" was called by nobody.`);
    return below;
  }

  ask(seat: Seat, kind: string): void {
    if (this.rolling) throw new RulesError(`"${kind}" is asked in the step that rolls; ${this.where()}.`);
    if (this.state.outcome === null) this.state.asks.push({ seat, kind, answer: null, dice: [] });
  }

  askAll(seats: readonly Seat[], kind: string): void {
    for (const seat of seats) this.ask(seat, kind);
  }

  roll(f: Frame, count: number, sides: number, seat: Seat, rule: string, purpose: Fact): void {
    if (this.rolling || f !== this.top() || this.state.asks.length > 0) {
      throw new RulesError(`"${f.at}" cannot roll beside something else; ${this.where()}.`);
    }
    this.rolling = true;
    this.hasRolled = true;
    f.dice = null;
    const faces: number[] = [];
    for (let i = 0; i < count; i++) {
      const face = this.luck.face(sides, rule, purpose);
      if (face === 'ask') {
        this.state.stack.push(rollFrame(count, sides, seat, rule, purpose, faces));
        return;
      }
      faces.push(face);
    }
    this.rolled = faces;
    if (this.emit !== undefined) this.tell(rollEvent(seat, sides, faces, rule, purpose));
  }

  /** Events of the kernel's own, which every ruleset has. */
  private tell(event: RollEvent): void {
    this.emit?.(event as GameEvent as EventIn<S>);
  }

  shuffle(items: (number | string)[]): void {
    this.luck.shuffle(items);
  }

  reveal(to: Seat | 'all'): void {
    this.learned = to === 'all' ? -1 : this.learned | (1 << to);
  }

  settle(s: S): void {
    const check = this.rules.stateChecks;
    if (check === undefined) return;
    for (let n = 0; s.outcome === null && check.call(this.rules, s, this); n++) {
      if (n >= MAX_STEPS) throw new RulesError(`The state checks never come to rest; ${this.where()}.`);
    }
  }

  finish(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.state.asks = [];
  }

  /** The step that rolled is over: from the next one on the faces stand in the frame. */
  private land(f: Frame): void {
    if (this.rolled !== null) f.dice = this.rolled;
    this.rolled = null;
    this.rolling = false;
  }

  private takeStanding(seat: Seat, option: Option): void {
    const depth = this.state.stack.length;
    this.rules.standing?.take(this.state, seat, option, this);
    if (this.state.stack.length !== depth)
      throw new RulesError(`"${option.join(' ')}" starts a frame while a seat is asked.`);
  }

  /** Once every seat asked has answered, the answers take effect in the order of asking. */
  private takeAnswers(): void {
    const asks = this.state.asks;
    for (const ask of asks) if (ask.answer === null) return;
    const top = this.top();
    const { decisions } = this.frameOf(top);
    this.state.asks = [];
    for (const ask of asks) {
      const option = ask.answer;
      const def = decisions[ask.kind];
      if (option !== null && def !== undefined) def.take(this.state, top, ask.seat, option, this);
    }
    if (this.rolling) this.land(top);
  }

  private options(at: number, ask: Ask): readonly Option[] {
    const known = this.listed[at];
    if (known) return known;
    const out: Option[] = [];
    this.definition(ask).offer(this.state, this.top(), ask.seat, out);
    if (out.length === 0) throw new RulesError(`Seat ${ask.seat} is asked "${ask.kind}" without a single option.`);
    // nearly always one seat is asked: a list of one is made as small as it is
    if (at === 0 && this.listed.length === 0) this.listed = [out];
    else this.listed = Array.from(this.state.asks, (_, i) => (i === at ? out : this.listed[i]));
    return out;
  }

  /** Does the frame ask the seat the same once more, and nobody else anything? */
  private asksAgain({ seat, kind }: Ask, asking: Frame): boolean {
    const [ask, other] = this.state.asks;
    if (ask === undefined || other !== undefined) return false;
    return ask.seat === seat && ask.kind === kind && this.top() === asking;
  }

  private definition(ask: Ask) {
    const top = this.top();
    const def = this.frameOf(top).decisions[ask.kind];
    if (def === undefined) throw new RulesError(`Frame "${top.at}" asks "${ask.kind}" but does not define it.`);
    return def;
  }

  private frameOf(f: Frame): CompiledFrame<S> {
    const def = this.table[f.at];
    if (def === undefined) throw new RulesError(`There is no frame "${f.at}".`);
    return def;
  }

  private top(): Frame {
    const top = this.state.stack[this.state.stack.length - 1];
    if (top === undefined) throw new RulesError('Nothing is under way.');
    return top;
  }

  private askOf(seat: Seat): number {
    const asks = this.state.asks;
    for (let i = 0; i < asks.length; i++) {
      const ask = asks[i];
      if (ask !== undefined && ask.seat === seat && ask.answer === null) return i;
    }
    return -1;
  }

  private where(): string {
    const { stack } = this.state;
    const names = stack.slice(-SHOWN_FRAMES).map((f) => `${f.at}/${f.step || 'end'}`);
    return `under way: ${stack.length > SHOWN_FRAMES ? '… > ' : ''}${names.join(' > ')}`;
  }

  private refusal(seat: Seat, ask: Ask | undefined, option: Option): Fact {
    return ask === undefined ? this.notAsked(seat) : says.notOffered(show(option.join(' ')));
  }

  private notAsked(seat: Seat): Fact {
    return this.state.outcome === null ? says.notAsked(seat, this.waiting()) : says.matchOver;
  }
}

function find(options: readonly Option[], wanted: Option): Option | undefined {
  if (options.includes(wanted)) return wanted;
  for (const o of options) if (sameOption(o, wanted)) return o;
  return undefined;
}

const tables = new WeakMap<object, FrameTable<Core>>();

function tableOf<S extends Core>(rules: Ruleset<S>): FrameTable<S> {
  let table = tables.get(rules);
  if (table === undefined) {
    table = compileFrames<S>([...rules.frames, rollFrameDef]) as FrameTable<Core>;
    tables.set(rules, table);
  }
  return table as FrameTable<S>;
}
