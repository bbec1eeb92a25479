import { Match, seedRng } from '@sandtable/kernel';
import { type DuelSetup, type DuelState, type DuelView, toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { Commands } from '../keeping/commands';
import { Chronicle } from '../story/chronicle';
import { factsOf, must, playOn, watching } from '../testing';
import { person } from '../testing-game';
import { firstMoments } from './moments';
import { openTable } from './open';
import { MatchTable } from './table';
import { type Update, updateFor } from './update';

const { rules } = toyGame;
const setup = toyGame.defaultSetup('toy');
const seats = [person('Ada'), person('Bo')];
const options = { dice: 'seeded', undo: 'strict', thoughts: 'own' } as const;

/** A table whose secrets were drawn anew, as far as the seat cannot know. */
function doubleFor(seat: number | null, seed: string): MatchTable<DuelState, DuelSetup, DuelView> {
  const chronicle = new Chronicle(rules, { setup, seed: 'secret', dice: 'seeded', stakes: null, fallen: null });
  const { state } = chronicle.match;
  if (seat !== null) Object.assign(state, rules.resample(state, seat, seedRng(seed)));
  return new MatchTable(toyGame, chronicle, {
    options,
    seats,
    request: null,
    die: null,
    used: null,
    turns: {},
    advised: [0, 0],
    clock: null,
    forfeit: null,
    gaveUp: false,
    seq: 0,
    moments: firstMoments(2, 0),
    commands: new Commands(),
  });
}

/** Seat 0 bids, looks around, lays something face down, thinks again, lays it down for good and ends its turn. */
function play(table: MatchTable<DuelState, DuelSetup, DuelView>): void {
  must(table.answer(0, ['bid', 3]));
  must(table.answer(1, ['bid', 0]));
  const hide = must(table.sync(0)).question?.options.find(([verb]) => verb === 'set');
  must(table.answer(0, hide));
  must(table.undo(0));
  must(table.redo(0));
  must(table.answer(0, ['step', 1]));
}

describe('everything published to a viewer', () => {
  it('is the same whatever the other seat hides', () => {
    const real = doubleFor(null, '');
    const toSeat1 = watching(real, 1);
    const toSpectator = watching(real, 'spectator');
    const toSeat0 = watching(real, 0);
    play(real);
    for (let n = 0; n < 20; n++) {
      const double = doubleFor(1, `double ${n}`);
      const [also1, alsoSpectator, also0] = [watching(double, 1), watching(double, 'spectator'), watching(double, 0)];
      play(double);
      expect(JSON.stringify(also1)).toBe(JSON.stringify(toSeat1));
      expect(JSON.stringify(alsoSpectator)).toBe(JSON.stringify(toSpectator));
      expect(JSON.stringify(must(double.history(1)))).toBe(JSON.stringify(must(real.history(1))));
      if (n === 0) expect(JSON.stringify(also0)).not.toBe(JSON.stringify(toSeat0));
    }
  });

  it('depends on nothing else at any moment of a match', () => {
    const table = must(openTable(toyGame, { setup, seed: 'moments', seats }));
    const rng = seedRng('moments');
    playOn(table, rng, () => {
      const state = must(table.stateAt(table.journal.length));
      for (const seat of [0, 1]) {
        const match = new Match(rules, rules.resample(state, seat, rng));
        for (const who of [seat, 'spectator'] as const) {
          const seen = must(table.sync(who));
          expect(JSON.stringify(double(seen, table, match, who))).toBe(JSON.stringify(seen));
        }
      }
      return undefined;
    });
  });

  it('names a hidden card to its owner only', () => {
    const table = must(openTable(toyGame, { setup, seed: 'cards', seats }));
    const told = new Map([0, 1, 'spectator' as const].map((who) => [who, watching(table, who)]));
    playOn(table, seedRng('cards'));
    for (const [who, updates] of told) {
      const hidden = updates.flatMap(factsOf).filter(({ event: e }) => e.type === 'drew' || e.type === 'set');
      expect(hidden.length).toBeGreaterThan(5);
      for (const { event } of hidden as unknown as { event: { seat: number; card: number } }[]) {
        expect(event.card === -1).toBe(event.seat !== who);
      }
    }
  });
});

function double(
  { seq }: Update<DuelView>,
  { journal }: MatchTable<DuelState, DuelSetup, DuelView>,
  match: Match<DuelState, DuelSetup, DuelView>,
  who: number | 'spectator',
): Update<DuelView> {
  const at = {
    seq,
    match,
    read: toyGame.read,
    journal,
    undone: [],
    seats,
    policy: 'strict',
    request: null,
    die: null,
    timeUp: null,
    used: null,
    left: null,
    clock: null,
    forfeit: null,
    gaveUp: false,
    advised: null,
    over: match.over,
  } as const;
  return updateFor({ ...at, thoughts: 'own' }, { cause: 'sync', steps: [], thoughts: [] }, who);
}
