import { type Core, type Decision, type Game, listenToRules, parseReplay, verifyReplay } from '@sandtable/kernel';
import { ContractFault, demand } from './fault';
import { checkMoving, checkPhysicalDice } from './moving';
import { checkOpponents } from './opponents';
import { Twins } from './secrets';
import { checkStanding } from './standing';
import { Seen, Walk } from './walk';

export { type Clause, ContractFault } from './fault';

export interface ContractRun {
  /** Stop after so many matches, decisions or milliseconds, whichever comes first. */
  readonly matches?: number;
  readonly decisions?: number;
  readonly milliseconds?: number;
  /** Leave a match after so many decisions: long games spend their time better on more beginnings. */
  readonly perMatch?: number;
  /**
   * Hold only every so-manieth decision to all clauses, the others to the invariants, and let the opponents play only in every
   * so-manieth match. For very many matches.
   */
  readonly every?: number;
  /** Look at nothing but secrecy; what takes long is then compared at every so-manieth decision only. For very many matches. */
  readonly only?: 'secrecy';
  readonly seed?: string;
  readonly editions?: readonly string[];
  /** Demand that every frame step, decision and ability was exercised in the end. */
  readonly exhaustive?: boolean;
  readonly onProgress?: (report: ContractReport) => void;
  /** The environment's clock; the testkit itself does not read one. */
  readonly now?: () => number;
}

export interface ContractReport {
  readonly matches: number;
  readonly decisions: number;
  readonly longest: number;
  readonly steps: number;
  /** How many rules decided something at a line that names them (`by`). */
  readonly rules: number;
  /** What was never exercised: `frame/step`, `ask kind`, `ability name`. */
  readonly missing: readonly string[];
}

/** Plays random matches and holds the ruleset to every clause at every step; throws the first fault with its replay. */
export function runContract<S extends Core, Setup, View>(game: Game<S, Setup, View>, run: ContractRun): ContractReport {
  const seen = new Seen(game);
  const editions = run.editions ?? game.editions;
  const now = run.now ?? (() => 0);
  const end = now() + (run.milliseconds ?? Number.POSITIVE_INFINITY);
  const limit = {
    matches: run.matches ?? Number.POSITIVE_INFINITY,
    decisions: run.decisions ?? Number.POSITIVE_INFINITY,
  };
  if (game.abilities !== undefined) game.abilities.probe = (id) => void seen.abilities.add(id);
  listenToRules((rule) => void seen.decided.add(rule));
  let report: ContractReport = { matches: 0, decisions: 0, longest: 0, steps: 0, rules: 0, missing: [] };
  try {
    while (report.matches < limit.matches && report.decisions < limit.decisions && now() < end) {
      const edition = editions[report.matches % editions.length] ?? '';
      const seed = `${run.seed ?? 'contract'} ${report.matches}`;
      const opponents = report.matches % (run.every ?? 1) === 0;
      const length = oneMatch(game, edition, seed, seen, { ...run, opponents });
      report = {
        matches: report.matches + 1,
        decisions: report.decisions + length,
        longest: Math.max(report.longest, length),
        steps: seen.steps.size,
        rules: seen.decided.size,
        missing: missing(game, seen),
      };
      run.onProgress?.(report);
    }
  } finally {
    if (game.abilities !== undefined) game.abilities.probe = null;
    listenToRules(null);
  }
  demand(
    run.exhaustive !== true || report.missing.length === 0,
    'coverage',
    () => `never exercised: ${report.missing.join(', ')}`,
  );
  return report;
}

function oneMatch<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  edition: string,
  seed: string,
  seen: Seen,
  { perMatch = Number.POSITIVE_INFINITY, every = 1, only, opponents }: ContractRun & { readonly opponents: boolean },
): number {
  const walk = new Walk(game, game.defaultSetup(edition), seed, seen);
  const twins = new Twins(walk, only !== undefined);
  try {
    while (walk.match.over === null && walk.recording.length < perMatch) {
      demand(
        walk.recording.length < game.rules.maxAnswers,
        'bounded',
        () => `no end after ${game.rules.maxAnswers} answers`,
      );
      const whole = walk.recording.length % every === 0;
      if (
        !(only !== undefined ? secretStep(walk, twins, whole) : whole ? fullStep(walk, twins) : quickStep(walk, twins))
      )
        break;
    }
    if (only !== undefined) return walk.recording.length;
    const violations = game.rules.invariants(walk.match.state);
    demand(violations.length === 0, 'invariants', () => violations.map((v) => v.what).join(' '));
    checkReplay(walk);
    checkPhysicalDice(walk);
    if (opponents) checkOpponents(game, edition, seed);
    return walk.recording.length;
  } catch (error) {
    const fault =
      error instanceof ContractFault
        ? error
        : new ContractFault('crash', String(error instanceof Error ? error.stack : error));
    fault.replay ??= walk.recording.file();
    throw fault;
  }
}

/** A decision held to every clause; false if nobody is asked. */
function fullStep<S extends Core, Setup, View>(walk: Walk<S, Setup, View>, twins: Twins<S, Setup, View>): boolean {
  checkStanding(walk);
  const chosen = walk.choose();
  if (chosen !== null) checkMoving(walk, twins, chosen.decision, chosen.option);
  return chosen !== null;
}

/** A decision taken in the true match and in its twins. */
function secretStep<S extends Core, Setup, View>(
  walk: Walk<S, Setup, View>,
  twins: Twins<S, Setup, View>,
  whole: boolean,
): boolean {
  for (const seat of walk.match.waiting()) noteWishes(walk, walk.match.decision(seat));
  if (whole) twins.compare();
  const chosen = walk.choose();
  if (chosen === null) return false;
  const beside = twins.answers(chosen.decision, chosen.option);
  const drawn = walk.match.draws.length;
  const done = walk.recording.submit(chosen.decision.seat, chosen.option);
  demand(done.ok, 'options', () => (done.ok ? '' : done.message));
  if (done.ok) twins.follow(beside, chosen.decision, chosen.option, done, walk.match.draws.slice(drawn), whole);
  return true;
}

/** What was legal at some moment is asked about at others. */
function noteWishes<S extends Core, Setup, View>(walk: Walk<S, Setup, View>, decision: Decision | null): void {
  if (decision === null) return;
  const [option] = walk.sample(decision.options);
  if (option !== undefined) walk.noteWish(walk.game.wishOf(walk.match.state, decision.seat, option));
}

/** A decision that only has to be taken and to leave the invariants whole. */
function quickStep<S extends Core, Setup, View>(walk: Walk<S, Setup, View>, twins: Twins<S, Setup, View>): boolean {
  const chosen = walk.choose();
  if (chosen === null) return false;
  twins.forget();
  const done = walk.recording.submit(chosen.decision.seat, chosen.option);
  demand(done.ok, 'options', () => (done.ok ? '' : done.message));
  const violations = walk.game.rules.invariants(walk.match.state);
  demand(violations.length === 0, 'invariants', () => violations.map((v) => v.what).join(' '));
  return true;
}

function checkReplay<S extends Core, Setup, View>(walk: Walk<S, Setup, View>): void {
  const read = parseReplay(walk.game.rules, JSON.stringify(walk.recording.file()));
  if (!read.ok) {
    demand(false, 'replay', () => read.problems.map((p) => `${p.path}: ${p.message}`).join(' '));
    return;
  }
  const verdict = verifyReplay(walk.game.rules, read.value);
  demand(verdict.ok, 'replay', () => `after answer ${verdict.at} expected ${verdict.expected}, found ${verdict.found}`);
}

function missing<S extends Core, Setup, View>(game: Game<S, Setup, View>, seen: Seen): string[] {
  const out: string[] = [];
  for (const frame of game.rules.frames) {
    for (const step of frame.steps)
      if (!seen.steps.has(`${frame.at}/${step.name}`)) out.push(`${frame.at}/${step.name}`);
    for (const d of frame.decisions) if (!seen.decisions.has(d.kind)) out.push(`ask ${d.kind}`);
  }
  if (game.rules.standing !== undefined && !seen.decisions.has('standing')) out.push('an unasked action');
  for (const id of game.abilities?.names ?? []) if (!seen.abilities.has(id)) out.push(`ability ${id}`);
  return out;
}
