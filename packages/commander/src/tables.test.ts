import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { type Core, type Game, Match, think } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmBrain } from './2gm/brain';
import { acesBrain } from './aces/brain';
import { styled } from './commander';
import { withCommander } from './index';
import { characterOf, characters, nameOf, STYLES } from './levels';

type AnyGame = Game<Core, unknown, unknown>;

const ACES = acesGame as unknown as AnyGame;
const GM = gmGame as unknown as AnyGame;
const LITTLE = { playouts: 4 };

function acesWith(seats: readonly string[], options: object): object {
  const setup = acesGame.defaultSetup('aces', seats);
  return { ...setup, options: { ...setup.options, ...options } };
}

function gmWith(edition: string, asked: { readonly scenario?: string; readonly players?: number }): unknown {
  const made = gmGame.tableFor?.(edition, { seats: ['captain'], ...asked });
  if (made?.ok !== true) throw new Error(JSON.stringify(made));
  return made.value;
}

const FOUR = ['captain', 'captain', 'captain', 'captain'];
const TABLES: readonly (readonly [string, AnyGame, () => unknown])[] = [
  ['four factions with weather and mountains', ACES, () => acesWith(FOUR, { weather: true, mountains: true })],
  ['partners against the Automa', ACES, () => acesWith(['captain', 'captain', 'automa'], {})],
  ['the V2', ACES, () => acesWith(['captain', 'captain'], { mission: 'v2' })],
  ['the Bulge, without dice', ACES, () => ({ ...acesWith(FOUR, { mission: 'bulge', diceless: true }), map: 'winter' })],
  ['two sets of units', ACES, () => acesWith(['captain', 'captain'], { sets: '1+4' })],
  ['two against two', GM, () => gmWith('tactics', { players: 4 })],
  ['one against two', GM, () => gmWith('pacific', { players: 3 })],
  ['a scenario', GM, () => gmWith('tactics', { scenario: 'dunkirk' })],
];

describe('the Commander', () => {
  it.each(TABLES)(
    'sits in every seat of %s',
    (_title, plain, setupOf) => {
      const game = withCommander(plain, LITTLE);
      const setup = game.rules.parseSetup(setupOf());
      if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
      const match = Match.start(game.rules, setup.value, 'tables');
      const asked = new Set<number>();
      for (let n = 0; n < 24 && match.over === null; n++) {
        const decision = match.decision();
        if (decision === null) break;
        asked.add(decision.seat);
        const isAutoma = (match.state as { seats?: { automa?: boolean }[] }).seats?.[decision.seat]?.automa === true;
        const opponent = game.opponents[isAutoma ? 'rulebook' : 'commander'];
        const reply = opponent === undefined ? null : think(match, decision.seat, opponent);
        if (reply === null) throw new Error('Nobody answers.');
        if ('roll' in reply) match.rollFor(decision.seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
        else expect(match.submit(decision.seat, reply.option)).toMatchObject({ ok: true });
      }
      expect(asked.size).toBeGreaterThan(1);
    },
    120_000,
  );
});

describe('a style', () => {
  it('has a name that says the level and the style, for all who look ahead', () => {
    for (const character of characters()) expect(characterOf(nameOf(character))).toEqual(character);
    for (const name of ['rulebook', 'cadet-cautious', 'captain-', 'captain-cautious-x', 'toString'])
      expect(characterOf(name)).toBeNull();
    const names = characters().map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    for (const game of [ACES, GM]) expect(withCommander(game).opponents).toMatchObject(withAll(names));
  });

  it.each(STYLES)('that is %s weighs what the brains know of, and wins by the same ends', (style) => {
    for (const brain of [acesBrain, gmBrain]) {
      const likes = brain.styles[style];
      for (const name of Object.keys(likes)) expect(brain.names).toContain(name);
      const weights = styled(brain as never, style);
      expect(weights).not.toEqual(brain.weights);
      brain.names.forEach((name, i) => {
        expect(Math.sign(weights[i] ?? 0), name).toBe(Math.sign(brain.weights[i] ?? 0));
      });
    }
  });
});

function withAll(names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, expect.any(Function)]));
}
