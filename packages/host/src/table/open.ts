import { type Core, parseJson, type Result, show, success, under } from '@sandtable/kernel';
import type { ClockRules } from '../clocks/seat-clock';
import { drawKey, seedUnder } from '../dice/fair-dice';
import { Commands } from '../keeping/commands';
import { resuming } from '../keeping/resume';
import { OpeningShape, SavedShape, type SavedTable } from '../keeping/saved';
import { fails, says } from '../says';
import { readRaw, SAVED_VALUES } from '../shape';
import type { Hostable } from '../speech/speech';
import { Chronicle } from '../story/chronicle';
import { moveOf } from '../story/move';
import type { UndoRequest } from '../undo/undo-policy';
import { words } from './attempt';
import { firstMoments } from './moments';
import { type Occupant, personAt } from './seats';
import { MatchTable } from './table';
import type { TableHooks } from './table-core';
import type { TableStart } from './table-start';

/** Opens a table for a new match. Opponents act when the environment calls `advance`. */
export function openTable<S extends Core, Setup, View>(
  game: Hostable<S, Setup, View>,
  raw: unknown,
  hooks: TableHooks = {},
): Result<MatchTable<S, Setup, View>> {
  const read = readRaw(OpeningShape, raw);
  if (!read.ok) return read;
  const { seats, stakes = null, ...rest } = read.value;
  if ((stakes !== null) !== (rest.dice === 'keyed')) {
    return fails('stakes', says.diceNeedStakes);
  }
  if (stakes !== null && stakes.contributions.length !== seats.length) {
    return fails('stakes/contributions', says.expectedContributions(seats.length));
  }
  const seed = stakes === null ? rest.seed : seedUnder(drawKey(stakes));
  const setup = game.rules.parseSetup(rest.setup);
  if (!setup.ok) return { ok: false, problems: setup.problems.map((p) => under('setup', p)) };
  const { dice, undo, thoughts, clock, advice } = rest;
  let chronicle: Chronicle<S, Setup, View>;
  try {
    chronicle = new Chronicle(game.rules, { setup: setup.value, seed, dice, stakes, fallen: null });
  } catch (error) {
    return fails('setup', says.cannotBegin(words(error)));
  }
  const wrong = seatProblem(game, chronicle, seats) ?? clockProblem(game, clock);
  if (wrong !== null) return wrong;
  const options = {
    dice,
    undo,
    thoughts,
    ...(clock === undefined ? {} : { clock }),
    ...(advice === undefined ? {} : { advice }),
  };
  const fresh = { request: null, used: null, seq: 0, forfeit: null, gaveUp: false };
  const start = { options, seats, ...fresh, advised: seats.map(() => 0) };
  return success(new MatchTable(game, chronicle, standingAt(start), hooks));
}

/** Goes on with a saved table, given as data or as text, exactly where it stood. */
export function restoreTable<S extends Core, Setup, View>(
  game: Hostable<S, Setup, View>,
  saved: unknown,
  hooks: TableHooks = {},
): Result<MatchTable<S, Setup, View>> {
  const work = restoringTable(game, saved, hooks);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same, step by step: between two of them others may be served. */
export function* restoringTable<S extends Core, Setup, View>(
  game: Hostable<S, Setup, View>,
  saved: unknown,
  hooks: TableHooks = {},
): Generator<undefined, Result<MatchTable<S, Setup, View>>> {
  const raw = typeof saved === 'string' ? parseJson(saved) : success(saved);
  if (!raw.ok) return raw;
  const read = readRaw(SavedShape, raw.value, SAVED_VALUES);
  if (!read.ok) return read;
  const { options, stakes = null, seats, seq, request, used, replay, by, fallen, forfeit = null } = read.value;
  const { advised = seats.map(() => 0), gaveUp = false } = read.value;
  if ((stakes !== null) !== (options.dice === 'keyed')) {
    return fails('stakes', says.diceNeedStakes);
  }
  const undone = read.value.undone.map(([name, ...entry]) => moveOf(entry, name));
  const resumed = yield* resuming(game.rules, { replay, dice: options.dice, stakes, by, undone, fallen });
  if (!resumed.ok) return resumed;
  const { chronicle, diverged } = resumed.value;
  const wrong =
    seatProblem(game, chronicle, seats) ??
    requestProblem(request, seats, by.length) ??
    clockProblem(game, options.clock) ??
    (forfeit === null || forfeit < seats.length ? null : fails('forfeit', says.noSeat(forfeit)));
  if (wrong !== null) return wrong;
  if (used !== null && used.length !== seats.length) return fails('used', says.expectedTimes(seats.length));
  if (advised.length !== seats.length) return fails('advised', says.expectedSeats(seats.length, advised.length));
  if (diverged !== null) hooks.onProblem?.(diverged);
  const start = { options, seats, request, used, seq, forfeit, gaveUp, advised };
  return success(new MatchTable(game, chronicle, standingAt(start), hooks));
}

/** Another table that begins as this one stood after `n` answers: what if? */
export function branchTable<S extends Core, Setup, View>(
  game: Hostable<S, Setup, View>,
  table: MatchTable<S, Setup, View>,
  n: unknown,
  hooks: TableHooks = {},
): Result<MatchTable<S, Setup, View>> {
  const saved = table.savedAt(n);
  return saved.ok ? restoreTable(game, saved.value satisfies SavedTable, hooks) : fails('n', saved.message);
}

/** What a saved table does not say begins anew. */
function standingAt(
  saved: Pick<TableStart, 'options' | 'seats' | 'request' | 'used' | 'seq' | 'forfeit' | 'gaveUp' | 'advised'>,
): TableStart {
  const moments = firstMoments(saved.seats.length, saved.seq);
  return { ...saved, die: null, turns: {}, clock: null, moments, commands: new Commands() };
}

/** Who takes a late seat has to be there. */
function clockProblem<S extends Core, Setup, View>(
  { opponents }: Hostable<S, Setup, View>,
  clock: ClockRules | undefined,
) {
  if (clock?.over !== 'opponent') return null;
  const { opponent = '' } = clock;
  return Object.hasOwn(opponents, opponent) ? null : fails('clock/opponent', says.noOpponent(show(opponent)));
}

function seatProblem<S extends Core, Setup, View>(
  { rules, opponents }: Hostable<S, Setup, View>,
  { match }: Chronicle<S, Setup, View>,
  seats: readonly Occupant[],
) {
  const count = rules.seats(match.state);
  if (seats.length !== count) return fails('seats', says.expectedSeats(count, seats.length));
  for (let i = 0; i < count; i++) {
    const occupant = seats[i];
    if (occupant?.by === 'opponent' && !Object.hasOwn(opponents, occupant.name)) {
      return fails(`seats/${i}`, says.noOpponent(show(occupant.name)));
    }
  }
  return null;
}

function requestProblem(request: UndoRequest | null, seats: readonly Occupant[], answers: number) {
  if (request === null) return null;
  const people = [request.seat, ...request.waits].every((seat) => personAt(seats, seat) !== null);
  if (people && request.to < answers && request.waits.length > 0) return null;
  return fails('request', says.undoDoesNotFit);
}
