import { type Draw, TapeDice } from '../chance/dice';
import { DIE } from '../chance/roll';
import type { Core, Option, Outcome, Seat } from '../core';
import { type Problem, type Result, success } from '../result';
import { RulesError } from '../rules-error';
import type { Ruleset } from '../ruleset';
import { Match, type MatchSettings, type Submitted } from '../running/match';
import { under } from '../shape';
import { type Fact, isFact, packFact, unpackFact } from '../telling/fact';
import { fails, problemOf, refused, says } from '../telling/says';
import { show } from '../telling/text';
import { parseJson } from './codec';
import { stableHash } from './hash';

/** An answer (seat, verb, arguments …) or a rulebook opponent's die (seat, `$roll`, sides, rule, purpose). */
export type ReplayEntry = readonly [seat: Seat, verb: string, ...args: (string | number)[]];

/** Everything a match was: the same seed and answers always give it again. */
export interface Replay<Setup = unknown> {
  readonly format: 'sandtable-replay';
  readonly formatVersion: 1;
  readonly ruleset: string;
  readonly version: string;
  /** Hash of the content (cards, maps, tables) it was played with. */
  readonly content: string;
  readonly setup: Setup;
  readonly seed: string;
  /** Whether the match's own generator rolled, or the faces came from elsewhere (physical dice, a script). */
  readonly dice: 'seeded' | 'given';
  readonly answers: readonly ReplayEntry[];
  readonly draws: readonly Draw[];
  /** Hash of the state after so many answers. */
  readonly checkpoints: readonly (readonly [after: number, hash: string])[];
  readonly result: RecordedOutcome | null;
  /** What the draws follow from, where the host's keyed dice rolled: for whoever wants to work them out again. */
  readonly proof?: unknown;
}

/** How a match ended, as it was written down; a sentence in files from before there were facts. */
export interface RecordedOutcome extends Omit<Outcome, 'reason'> {
  readonly reason: Fact | string;
}

const ROLL = '$roll';
const CHECKPOINT_EVERY = 16;

/** A match that writes its own replay as it is played. */
export class Recording<S extends Core, Setup, View> {
  readonly match: Match<S, Setup, View>;
  private readonly answers: ReplayEntry[] = [];
  private readonly checkpoints: [number, string][] = [];
  /** A checkpoint waits until the dice an answer called for have been typed: on the tape there is no such pause. */
  private due = true;

  constructor(
    readonly rules: Ruleset<S, Setup, View>,
    readonly setup: Setup,
    readonly seed: string,
    settings: MatchSettings = {},
  ) {
    this.match = Match.start(rules, setup, seed, { ...settings, record: true });
    this.check();
  }

  submit(seat: Seat, option: Option): Submitted {
    const isDie = this.match.state.asks.some((a) => a.seat === seat && a.kind === DIE);
    const done = this.match.submit(seat, option);
    if (done.ok && isDie) this.check();
    else if (done.ok) this.note([seat, ...option]);
    return done;
  }

  rollFor(seat: Seat, sides: number, rule: string, purpose: Fact, face?: number): Submitted {
    const done = this.match.rollFor(seat, sides, rule, purpose, face);
    if (done.ok) this.note([seat, ROLL, sides, rule, packFact(purpose)]);
    return done;
  }

  get length(): number {
    return this.answers.length;
  }

  file(): Replay<Setup> {
    const last = this.answers.length;
    const checkpoints = this.checkpoints.filter(([after]) => after !== last);
    return {
      format: 'sandtable-replay',
      formatVersion: 1,
      ruleset: this.rules.id,
      version: this.rules.version,
      content: this.rules.content,
      setup: this.setup,
      seed: this.seed,
      dice: this.match.settings.dice ? 'given' : 'seeded',
      answers: this.answers.slice(),
      draws: this.match.draws.slice(),
      checkpoints: [...checkpoints, [last, stateHash(this.match.state)]],
      result: this.match.over,
    };
  }

  private note(entry: ReplayEntry): void {
    this.answers.push(entry);
    this.due = this.answers.length % CHECKPOINT_EVERY === 0;
    this.check();
  }

  private check(): void {
    if (!this.due || waitsForDie(this.match)) return;
    this.checkpoints.push([this.answers.length, stateHash(this.match.state)]);
    this.due = false;
  }
}

export interface Verdict {
  readonly ok: boolean;
  /** The first answer after which the match is no longer the recorded one. */
  readonly at: number | null;
  readonly expected: string | null;
  readonly found: string | null;
}

const AGREES: Verdict = { ok: true, at: null, expected: null, found: null };

/** How to play a replay: on the tape of its draws (the default), or from its seed alone. */
export interface ReplaySettings<S extends Core, Setup, View> extends Omit<MatchSettings, 'dice' | 'record'> {
  readonly fromSeed?: boolean;
  /** Name the first place where play itself parts (a draw, an answer, the end), rather than a state noted differently before. */
  readonly byPlay?: boolean;
  /** Told the match after every answer. */
  readonly each?: (match: Match<S, Setup, View>, entry: ReplayEntry, done: Submitted & { ok: true }) => void;
}

/** Plays a replay answer by answer and reports the first divergence; goes on behind it as far as the answers still fit. */
export function playReplay<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  replay: Replay<Setup>,
  settings: ReplaySettings<S, Setup, View> = {},
): Verdict {
  const beyond = replay.dice === 'given' ? 'ask' : 'generator';
  const tape = settings.fromSeed === true ? null : new TapeDice(replay.draws, beyond);
  const match = Match.start(rules, replay.setup, replay.seed, { ...settings, dice: tape, record: true });
  const compare = comparison(replay, settings.byPlay);
  let first = compare.after(match, 0);
  for (let i = 0; i < replay.answers.length; i++) {
    const entry = replay.answers[i];
    if (entry === undefined) break;
    const done = apply(match, entry);
    if (!done.ok) return first ?? differs(i + 1, show(entry), done.message);
    settings.each?.(match, entry, done);
    first ??= compare.after(match, i + 1);
  }
  return first ?? compare.end(match) ?? AGREES;
}

/** Compares a match with its replay while it is played again; whoever plays it says how far it is. */
export interface Comparison {
  /** What differs once so many answers are given; null if nothing does. */
  after<S extends Core>(match: Match<S>, answers: number): Verdict | null;
  /** The same at the end. */
  end<S extends Core>(match: Match<S>): Verdict | null;
}

/** `byPlay`: a state that is only noted differently is named at the end, if play itself has parted nowhere. */
export function comparison(replay: Replay, byPlay = false): Comparison {
  const hashes: Record<number, string> = Object.create(null);
  for (const [after, hash] of replay.checkpoints) hashes[after] = hash;
  let draws = 0;
  let noted: Verdict | null = null;
  return {
    after(match, answers) {
      for (; draws < match.draws.length; draws++) {
        const expected = replay.draws[draws];
        const found = match.draws[draws];
        if (expected?.[0] !== found?.[0] || expected?.[1] !== found?.[1]) {
          return differs(answers, drawn(expected), drawn(found));
        }
      }
      const expected = hashes[answers];
      if (expected === undefined || noted !== null) return null;
      const found = stateHash(match.state, replay.result);
      if (expected === found) return null;
      const differing = differs(answers, expected, found);
      if (!byPlay) return differing;
      noted = differing;
      return null;
    },
    end: (match) => compareEnd(replay, match) ?? noted,
  };
}

function compareEnd<S extends Core>(replay: Replay, match: Match<S>): Verdict | null {
  const at = replay.answers.length;
  const missing = replay.checkpoints.find(([after]) => after > at);
  if (missing !== undefined) return differs(at, `${missing[0]} answers`, `${at} answers`);
  if (match.draws.length < replay.draws.length)
    return differs(at, drawn(replay.draws[match.draws.length]), drawn(undefined));
  const expected = endOf(replay.result);
  const found = endOf(match.over);
  return stableHash(expected) === stableHash(found) ? null : differs(at, show(expected), show(found));
}

/** Who won by which rule; how it is put into words is nobody's proof. */
function endOf(outcome: RecordedOutcome | null): Omit<Outcome, 'reason'> | null {
  return outcome === null ? null : { winners: outcome.winners, rule: outcome.rule };
}

/**
 * The hash of a match as replays keep it. What is said of its end is left out, so that no word of it can part two matches.
 * Replays from before there were facts have hashes over a sentence: theirs is taken as it stands in the file.
 */
export function stateHash(state: Core, recorded: RecordedOutcome | null = null): string {
  const { outcome } = state;
  if (outcome === null) return stableHash(state);
  const said = typeof recorded?.reason === 'string' ? { ...outcome, reason: recorded.reason } : endOf(outcome);
  return stableHash({ ...state, outcome: said });
}

function drawn(draw: Draw | undefined): string {
  if (draw === undefined) return 'no further draw';
  return draw[0] > 0 ? `${draw[1]} on a D${draw[0]}` : `index ${draw[1]} in a shuffle of ${-draw[0]}`;
}

function apply<S extends Core, Setup, View>(match: Match<S, Setup, View>, entry: ReplayEntry): Submitted {
  const [seat, verb, ...args] = entry;
  if (waitsForDie(match)) return refused(says.noDraw);
  try {
    if (verb === ROLL) return match.rollFor(seat, Number(args[0]), String(args[1]), unpackFact(String(args[2])));
    return match.submit(seat, [verb, ...args]);
  } catch (error) {
    if (error instanceof RulesError) return refused(says.rulesFailed(error.message));
    throw error;
  }
}

function waitsForDie<S extends Core>(match: Match<S>): boolean {
  return match.state.asks[0]?.kind === DIE;
}

function differs(at: number, expected: string, found: string): Verdict {
  return { ok: false, at, expected, found };
}

/**
 * A replay of this very engine with seeded dice is run from its seed alone, so that forged dice show; any other one on the
 * tape of its draws, and of another version it is said where play parts.
 */
export function verifyReplay<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  replay: Replay<Setup>,
): Verdict {
  const same = replay.version === rules.version && replay.content === rules.content;
  try {
    return playReplay(rules, replay, { fromSeed: same && replay.dice === 'seeded', byPlay: !same });
  } catch (error) {
    if (error instanceof RulesError) return differs(0, 'a match that can be set up', error.message);
    throw error;
  }
}

/** What a replay was held against: no more may be said of it than this. */
export interface Examined {
  /** Is it of these very rules and cards? */
  readonly rules: 'same' | 'other';
  /** Whether its dice and shuffles are those of its seed, only those it has written down, or were typed by somebody. */
  readonly dice: 'seed' | 'tape' | 'typed';
  readonly answers: number;
  readonly draws: number;
  /** So many hashes of the state on the way. */
  readonly checkpoints: number;
  readonly ended: boolean;
}

/**
 * Verifies a replay and says what that was worth. One of other rules is tried from its seed too: where it comes out the same, its dice are
 * as good as proved; where not, only the tape of its draws is left to play on, and that anybody could have written.
 */
export function examineReplay<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  replay: Replay<Setup>,
): { readonly verdict: Verdict; readonly examined: Examined } {
  const same = replay.version === rules.version && replay.content === rules.content;
  const seeded = replay.dice === 'seeded' && playsFromSeed(rules, replay);
  const examined: Examined = {
    rules: same ? 'same' : 'other',
    dice: replay.dice === 'given' ? 'typed' : same || seeded ? 'seed' : 'tape',
    answers: replay.answers.length,
    draws: replay.draws.length,
    checkpoints: replay.checkpoints.length,
    ended: replay.result !== null,
  };
  return { verdict: seeded ? AGREES : verifyReplay(rules, replay), examined };
}

function playsFromSeed<S extends Core, Setup, View>(rules: Ruleset<S, Setup, View>, replay: Replay<Setup>): boolean {
  try {
    return playReplay(rules, replay, { fromSeed: true }).ok;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

/** Reads a replay file, naming the first thing that is wrong with it. */
export function parseReplay<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  text: string,
): Result<Replay<Setup>> {
  const raw = parseJson(text);
  if (!raw.ok) return raw;
  const problem = replayProblem(raw.value);
  if (problem !== null) return { ok: false, problems: [problem] };
  const file = raw.value as Replay;
  if (file.ruleset !== rules.id) return fails('ruleset', says.expected(show(rules.id), show(file.ruleset)));
  const setup = rules.parseSetup(file.setup);
  if (!setup.ok) return { ok: false, problems: setup.problems.map((p) => under('setup', p)) };
  return success({ ...file, setup: setup.value });
}

/** The ruleset a replay was played with, to know whom to ask; null if the text is no replay. */
export function replayRuleset(text: string): string | null {
  const raw = parseJson(text);
  if (!raw.ok || typeof raw.value !== 'object' || raw.value === null) return null;
  const { ruleset } = raw.value as { ruleset?: unknown };
  return typeof ruleset === 'string' ? ruleset : null;
}

function replayProblem(value: unknown): Problem | null {
  if (typeof value !== 'object' || value === null) return problemOf('', says.notReplay);
  const file = value as Record<string, unknown>;
  if (file.format !== 'sandtable-replay') {
    return problemOf('format', says.expected('"sandtable-replay"', show(file.format)));
  }
  if (file.formatVersion !== 1) {
    return problemOf('formatVersion', says.replayFormat(show(file.formatVersion)));
  }
  for (const key of ['ruleset', 'version', 'content', 'seed']) {
    if (typeof file[key] !== 'string') return problemOf(key, says.expected(says.text, show(file[key])));
  }
  if (file.dice !== 'seeded' && file.dice !== 'given') {
    return problemOf('dice', says.expected(says.seededOrGiven, show(file.dice)));
  }
  return (
    listProblem(file.answers, 'answers', isEntry, says.seatAndVerb) ??
    listProblem(file.draws, 'draws', isPairOfNumbers, says.twoNumbers) ??
    listProblem(file.draws, 'draws', isDraw, says.faceOrIndex) ??
    listProblem(file.checkpoints, 'checkpoints', isCheckpoint, says.countAndHash) ??
    (isOutcome(file.result) ? null : problemOf('result', says.expected(says.outcomeOrNull, show(file.result))))
  );
}

function listProblem(value: unknown, path: string, fits: (item: unknown) => boolean, expected: Fact): Problem | null {
  if (!Array.isArray(value)) return problemOf(path, says.expected(says.list, show(value)));
  const at = value.findIndex((item) => !fits(item));
  return at < 0 ? null : problemOf(`${path}/${at}`, says.expected(expected, show(value[at])));
}

function isEntry(item: unknown): boolean {
  if (!Array.isArray(item) || !isCount(item[0]) || typeof item[1] !== 'string') return false;
  return item.every((part) => typeof part === 'string' || (typeof part === 'number' && Number.isFinite(part)));
}

function isPairOfNumbers(item: unknown): boolean {
  return Array.isArray(item) && item.length === 2 && item.every(Number.isInteger);
}

/** What the tape holds is played as it is, so a face of 7 on a D6 must not get that far. */
function isDraw(item: unknown): boolean {
  const [kind, value] = item as Draw;
  return kind > 0 ? value >= 1 && value <= kind : value >= 0 && value < -kind;
}

function isCheckpoint(item: unknown): boolean {
  return Array.isArray(item) && item.length === 2 && isCount(item[0]) && typeof item[1] === 'string';
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isOutcome(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const o = value as Record<string, unknown>;
  return (
    Array.isArray(o.winners) &&
    o.winners.every(isCount) &&
    typeof o.rule === 'string' &&
    (typeof o.reason === 'string' || isFact(o.reason))
  );
}
