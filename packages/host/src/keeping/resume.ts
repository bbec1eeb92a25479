import {
  type Core,
  comparison,
  type Draw,
  type Problem,
  parseReplay,
  type Replay,
  type Result,
  type Ruleset,
  show,
  success,
  under,
  type Verdict,
} from '@sandtable/kernel';
import type { Stakes } from '../dice/fair-dice';
import { addFallen } from '../dice/fallen-dice';
import { fails, problemOf, saidBy, says } from '../says';
import { Chronicle, type DiceMode } from '../story/chronicle';
import { entryOf, type Move, moveOf } from '../story/move';
import { words } from '../table/attempt';

export interface Recorded {
  /** The replay, not yet read. */
  readonly replay: unknown;
  readonly dice: DiceMode;
  readonly stakes: Stakes | null;
  readonly by: readonly (string | null)[];
  readonly undone: readonly Move[];
  readonly fallen: readonly Draw[];
}

export interface Resumed<S extends Core, Setup, View> {
  readonly chronicle: Chronicle<S, Setup, View>;
  /** What is no longer as it was, though the match can go on: rules of another version, a redo that does not fit. */
  readonly diverged: Problem | null;
}

/**
 * Runs a recorded match again up to where it stood, checking on the way that it is the same match. After every answer whoever
 * asked for it may do something else first: a long match takes a while.
 */
export function* resuming<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  saved: Recorded,
): Generator<undefined, Result<Resumed<S, Setup, View>>> {
  const read = readReplay(rules, saved.replay);
  if (!read.ok) return read;
  const replay = read.value;
  const { answers } = replay;
  if (saved.by.length !== answers.length) {
    return fails('by', says.expectedEntries(answers.length, saved.by.length));
  }
  const wrong = saved.fallen.findIndex((draw) => !isPossible(draw));
  if (wrong >= 0) return fails(`fallen/${wrong}`, says.noSuchDraw(show(saved.fallen[wrong])));
  try {
    const { chronicle, verdict } = yield* runAgain(rules, replay, saved);
    const diverged = verdict === null ? null : divergence(verdict);
    const sameRules = replay.version === rules.version && replay.content === rules.content;
    if (diverged !== null && sameRules) return fails(diverged.path, says.damaged(saidBy(diverged)));
    const changed = diverged === null ? null : problemOf(diverged.path, says.otherRules(saidBy(diverged)));
    const unfit = checkUndone(chronicle);
    return success({ chronicle, diverged: changed ?? unfit });
  } catch (error) {
    return fails('replay', says.cannotPlayAgain(words(error)));
  }
}

interface Again<S extends Core, Setup, View> {
  readonly chronicle: Chronicle<S, Setup, View>;
  /** The first difference; null if there is none. */
  readonly verdict: Verdict | null;
}

function* runAgain<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  replay: Replay<Setup>,
  saved: Recorded,
): Generator<undefined, Again<S, Setup, View>> {
  const { setup, seed, version, content, dice, answers, draws } = replay;
  const sameRules = version === rules.version && content === rules.content;
  const fallen = sameRules && dice === 'seeded' ? null : addFallen(new Map(), [...draws, ...saved.fallen]);
  const chronicle = new Chronicle(rules, { setup, seed, dice: saved.dice, stakes: saved.stakes, fallen });
  const moves = answers.map((entry, i) => moveOf(entry, saved.by[i] ?? null));
  chronicle.setUndone([...moves, ...saved.undone]);
  const compare = comparison(replay);
  let verdict = compare.after(chronicle.match, 0);
  for (const [i, move] of moves.entries()) {
    const done = chronicle.redo();
    if (!done.ok && (sameRules || verdict !== null)) {
      return {
        chronicle,
        verdict: verdict ?? { ok: false, at: i + 1, expected: show(entryOf(move)), found: done.message },
      };
    }
    if (!done.ok) throw new Error(`${show(entryOf(move))} does not fit. ${done.message}`);
    verdict ??= compare.after(chronicle.match, i + 1);
    yield;
  }
  return { chronicle, verdict: verdict ?? compare.end(chronicle.match) };
}

/** What can be redone is tried once, so that redoing never surprises anybody. */
function checkUndone<S extends Core, Setup, View>(chronicle: Chronicle<S, Setup, View>): Problem | null {
  const { undone } = chronicle;
  const answers = chronicle.journal.length;
  for (let i = 0; i < undone.length; i++) {
    const done = chronicle.redo();
    if (done.ok) continue;
    chronicle.back(answers);
    chronicle.setUndone([]);
    return problemOf(`undone/${i}`, says.cannotRedo(done.why));
  }
  if (undone.length > 0) chronicle.back(answers);
  return null;
}

function divergence({ at, expected, found }: Verdict): Problem {
  return problemOf(`replay/answers/${at}`, says.divergence(String(expected), String(found)));
}

function readReplay<S extends Core, Setup, View>(rules: Ruleset<S, Setup, View>, raw: unknown): Result<Replay<Setup>> {
  const text = textOf(raw);
  if (text === null) return fails('replay', says.plainData);
  const read = parseReplay(rules, text);
  return read.ok ? read : { ok: false, problems: read.problems.map((p) => under('replay', p)) };
}

/** The kernel reads replays as the text of a file. */
function textOf(raw: unknown): string | null {
  try {
    return JSON.stringify(raw) ?? null;
  } catch {
    return null;
  }
}

function isPossible([kind, value]: Draw): boolean {
  return kind > 0 ? value >= 1 && value <= kind : value >= 0 && value < -kind;
}
