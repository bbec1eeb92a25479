import {
  type Core,
  type Decision,
  decodeState,
  encodeState,
  Match,
  type Option,
  type Submitted,
  stableHash,
  TapeDice,
} from '@sandtable/kernel';
import { demand } from './fault';
import type { Twins } from './secrets';
import type { Walk } from './walk';

/** Answers in several ways at once: each must lead to the very same state. */
export function checkMoving<S extends Core, Setup, View>(
  walk: Walk<S, Setup, View>,
  twins: Twins<S, Setup, View>,
  decision: Decision,
  option: Option,
): void {
  const { game, match, recording } = walk;
  const { rules } = game;
  const { seat } = decision;
  const before = stableHash(match.state);
  twins.compare();
  const beside = twins.answers(decision, option);
  const drawn = match.draws.length;

  const undone = match.fork({});
  take(undone.submit(seat, option));
  demand(stableHash(match.state) === before, 'undo', () => `answering in a copy changed the original`);

  const read = decodeState(rules, encodeState(rules, match.state));
  demand(read.ok, 'twin', () => 'the saved state cannot be read back');

  const done = take(recording.submit(seat, option));
  walk.noteEvents(done.events);
  const after = stableHash(match.state);
  demand(
    stableHash(undone.state) === after,
    'undo',
    () => `"${option.join(' ')}" taken back and answered again leads elsewhere`,
  );
  demand(
    walk.match.over !== null || match.waiting().length > 0,
    'options',
    () => 'nobody is asked and the match is not over',
  );

  if (read.ok) {
    const twin = new Match(rules, read.value, { events: false });
    take(twin.submit(seat, option));
    demand(
      stableHash(twin.state) === after,
      'twin',
      () => `"${option.join(' ')}" leads elsewhere after saving and loading`,
    );
  }

  const unknown = done.events.find((e) => !walk.known.has(e.rule));
  demand(unknown === undefined, 'book', () => `event "${unknown?.type}" cites the unknown rule "${unknown?.rule}"`);
  twins.follow(beside, decision, option, done, match.draws.slice(drawn));
}

function take(done: Submitted): Submitted & { ok: true } {
  demand(done.ok, 'options', () => (done.ok ? '' : done.message));
  return done as Submitted & { ok: true };
}

/** The whole match again, by a person with physical dice: it must end in the same state. */
export function checkPhysicalDice<S extends Core, Setup, View>(walk: Walk<S, Setup, View>): void {
  const { rules } = walk.game;
  const file = walk.recording.file();
  const faces = file.draws.filter(([kind]) => kind > 0).map(([, face]) => face);
  const shuffles = new TapeDice(file.draws.filter(([kind]) => kind < 0));
  const dice = { face: () => 'ask' as const, index: (n: number) => shuffles.index(n) };
  const match = Match.start(rules, file.setup, file.seed, { dice });
  for (const [seat, verb, ...args] of [...file.answers, null].map((e) => e ?? ([0, '$end'] as const))) {
    for (let die = match.decision(); die?.kind === '$die'; die = match.decision()) {
      take(match.submit(die.seat, ['face', faces.shift() ?? 0]));
    }
    if (verb !== '$end') take(match.submit(seat, [verb, ...args]));
  }
  demand(
    stableHash(match.state) === stableHash(walk.match.state),
    'physical-dice',
    () => 'dice rolled by hand lead elsewhere',
  );
}
