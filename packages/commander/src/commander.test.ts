import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { type Core, type Game, Match, type Reply, seedRng, stableHash, think, worldFor } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { METHODS, withCommander } from './index';

type AnyGame = Game<Core, unknown, unknown>;
const LITTLE = { playouts: 12 };
const TABLES: readonly (readonly [string, AnyGame, string])[] = [
  ['Aces & Armor', acesGame as unknown as AnyGame, 'aces'],
  ['Tactics', gmGame as unknown as AnyGame, 'tactics'],
  ['Pacific', gmGame as unknown as AnyGame, 'pacific'],
];

function answer(match: Match<Core>, game: AnyGame, name: string): Reply {
  const decision = match.decision();
  const opponent = game.opponents[name];
  if (decision === null || opponent === undefined) throw new Error('Nobody is asked.');
  const reply = think(match, decision.seat, opponent);
  if (reply === null) throw new Error('Nobody answers.');
  return reply;
}

/** The first answers of a match of two persons' seats, both played by the level. */
function played(game: AnyGame, edition: string, name: string, seed: string, answers: number): Match<Core> {
  const match = Match.start(game.rules, game.defaultSetup(edition, [name, name]), seed);
  for (let n = 0; n < answers && match.over === null; n++) {
    const decision = match.decision();
    const reply = answer(match, game, name);
    if (decision === null || !('option' in reply)) throw new Error('The Commander rolls no dice.');
    expect(match.submit(decision.seat, reply.option).ok).toBe(true);
  }
  return match;
}

describe.each(TABLES)('the Commander at %s', (_title, plain, edition) => {
  const game = withCommander(plain, LITTLE);
  /** Each level as it plays by itself, with what it overlooks. */
  const ranks = withCommander(plain);

  it('plays the same match with the same seed and the same playouts', () => {
    const hash = (): string => stableHash(played(game, edition, 'commander', 'same', 10).state);
    expect(hash()).toBe(hash());
  }, 300_000);

  it('answers the same whatever is hidden from its seat', () => {
    const match = played(game, edition, 'cadet', 'hidden', 30);
    const rng = seedRng('twins');
    let differing = 0;
    for (let n = 0; n < 10 && match.over === null; n++) {
      const seat = match.decision()?.seat ?? 0;
      const twin = new Match(game.rules, game.rules.resample(match.state, seat, rng));
      if (stableHash(twin.state) !== stableHash(match.state)) differing++;
      expect(worldFor(game.rules, twin.state, seat)).toEqual(worldFor(game.rules, match.state, seat));
      const reply = answer(match, game, 'commander');
      expect(answer(twin, game, 'commander')).toEqual(reply);
      for (const name of ['cadet', 'sergeant', 'captain'])
        expect(answer(twin, ranks, name), name).toEqual(answer(match, ranks, name));
      if (!('option' in reply) || !match.submit(seat, reply.option).ok) throw new Error('It did not answer.');
    }
    expect(differing).toBeGreaterThan(5);
  }, 300_000);

  it('takes a budget for itself: who is below it thinks as hard as ever', () => {
    const lavish = withCommander(plain, { playouts: 40 });
    const match = played(game, edition, 'cadet', 'budget', 12);
    for (const name of ['cadet', 'sergeant', 'captain'])
      expect(answer(match, lavish, name), name).toEqual(answer(match, ranks, name));
    expect(answer(match, lavish, 'commander')).not.toEqual(answer(match, game, 'commander'));
  }, 300_000);

  it('thinks about nothing where there is nothing to choose', () => {
    const match = played(game, edition, 'cadet', 'single', 5);
    const decision = match.decision();
    const [only] = decision?.options ?? [];
    if (decision === null || only === undefined) throw new Error('Nobody is asked.');
    const reply = game.opponents.commander?.(
      game.rules.view(match.state, decision.seat),
      { ...decision, options: [only] },
      () => {
        throw new Error('It looked for a world.');
      },
    );
    expect(reply).toMatchObject({ option: only });
  });
});

describe.each(METHODS)('the Commander that searches by %s', (method) => {
  const ways = TABLES.slice(0, 2).map(([title, plain, edition]) => ({ title, edition, plain }));

  it.each(ways)(
    'answers what is offered at $title, and the same a second time',
    ({ plain, edition }) => {
      const game = withCommander(plain, { playouts: 16, method });
      const hash = (): string => stableHash(played(game, edition, 'commander', 'ways', 6).state);
      expect(hash()).toBe(hash());
    },
    300_000,
  );
});

describe('the levels', () => {
  it.each([
    ['first', ['sergeant', 'cadet']],
    ['second', ['cadet', 'sergeant']],
  ])(
    'stand in their order: a Sergeant in the %s seat beats a Cadet',
    (_seat, kinds) => {
      const game = withCommander(acesGame as unknown as AnyGame);
      const match = Match.start(game.rules, game.defaultSetup('aces', kinds), 'levels/0');
      for (let decision = match.decision(); decision !== null; decision = match.decision()) {
        const reply = answer(match, game, kinds[decision.seat] ?? 'cadet');
        if (!('option' in reply) || !match.submit(decision.seat, reply.option).ok)
          throw new Error('It did not answer.');
      }
      expect(match.over?.winners.map((seat) => kinds[seat])).toEqual(['sergeant']);
    },
    120_000,
  );
});
