import {
  type Core,
  type Draw,
  failure,
  type Problem,
  parseReplay,
  type Replay,
  type Result,
  type Ruleset,
  show,
  stableHash,
  success,
  under,
} from '@sandtable/kernel';
import { words } from './attempt';
import { Chronicle, type DiceMode } from './chronicle';
import { addFallen } from './fallen-dice';
import { type Move, moveOf } from './move';

export interface Recorded {
  /** The replay, not yet read. */
  readonly replay: unknown;
  readonly dice: DiceMode;
  readonly by: readonly (string | null)[];
  readonly undone: readonly Move[];
  readonly fallen: readonly Draw[];
}

export interface Resumed<S extends Core, Setup, View> {
  readonly chronicle: Chronicle<S, Setup, View>;
  /** The first point at which rules of another version lead elsewhere than the recorded ones did; null if nowhere. */
  readonly diverged: Problem | null;
}

/** Runs a recorded match again up to where it stood, checking on the way that it is the same match. */
export function resume<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  saved: Recorded,
): Result<Resumed<S, Setup, View>> {
  const read = readReplay(rules, saved.replay);
  if (!read.ok) return read;
  const replay = read.value;
  const { answers, draws } = replay;
  if (saved.by.length !== answers.length) {
    return failure('by', `Expected ${answers.length} entries, one for each answer, found ${saved.by.length}.`);
  }
  const known = [...draws, ...saved.fallen];
  const wrong = known.findIndex((draw) => !isPossible(draw));
  if (wrong >= 0) return failure('replay/draws', `No die or shuffle gives ${show(known[wrong])}.`);

  const sameRules = replay.version === rules.version && replay.content === rules.content;
  const fromSeed = sameRules && replay.dice === 'seeded' && saved.dice === 'seeded';
  const { setup, seed } = replay;
  try {
    const fallen = fromSeed ? null : addFallen(new Map(), known);
    const chronicle = new Chronicle(rules, { setup, seed, dice: saved.dice, fallen });
    const moves = answers.map((entry, i) => moveOf(entry, saved.by[i] ?? null));
    chronicle.setUndone([...moves, ...saved.undone]);
    const diverged = runAgain(chronicle, replay) ?? checkUndone(chronicle);
    if (diverged === null) return success({ chronicle, diverged });
    const { path, message } = diverged;
    if (sameRules || diverged.fatal) return failure(path, `The saved match is damaged: ${message}`);
    return success({ chronicle, diverged: { path, message: `Saved with other rules: ${message}` } });
  } catch (error) {
    return failure('replay', `The match cannot be played again: ${words(error)}`);
  }
}

interface Divergence extends Problem {
  /** The answers do not even fit: there is no match to go on with. */
  readonly fatal: boolean;
}

function runAgain<S extends Core, Setup, View>(
  chronicle: Chronicle<S, Setup, View>,
  replay: Replay<Setup>,
): Divergence | null {
  let first: Divergence | null = null;
  const differs = (path: string, message: string): Divergence => ({ path, message, fatal: false });
  const hashes = new Map(replay.checkpoints);
  for (let n = 0; n <= replay.answers.length; n++) {
    const expected = hashes.get(n);
    if (expected !== undefined && expected !== stableHash(chronicle.match.state)) {
      first ??= differs(`replay/answers/${n}`, `it is another one after ${n} answers.`);
    }
    if (n === replay.answers.length) break;
    const done = chronicle.redo();
    if (!done.ok) {
      const message = `the answer ${show(replay.answers[n])} does not fit. ${done.message}`;
      return { ...(first ?? differs(`replay/answers/${n}`, message)), fatal: true };
    }
  }
  if (stableHash(chronicle.match.draws) !== stableHash(replay.draws)) {
    first ??= differs('replay/draws', 'its dice are not the ones that fell.');
  }
  return first;
}

/** What can be redone is tried once, so that redoing never surprises anybody. */
function checkUndone<S extends Core, Setup, View>(chronicle: Chronicle<S, Setup, View>): Divergence | null {
  const { undone } = chronicle;
  const answers = chronicle.journal.length;
  for (let i = 0; i < undone.length; i++) {
    const done = chronicle.redo();
    if (done.ok) continue;
    chronicle.back(answers);
    chronicle.setUndone([]);
    return { path: `undone/${i}`, message: `what was undone does not fit. ${done.message}`, fatal: false };
  }
  if (undone.length > 0) chronicle.back(answers);
  return null;
}

function readReplay<S extends Core, Setup, View>(rules: Ruleset<S, Setup, View>, raw: unknown): Result<Replay<Setup>> {
  const text = textOf(raw);
  if (text === null) return failure('replay', 'Expected plain data.');
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
