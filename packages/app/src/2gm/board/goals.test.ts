import { gmGame } from '@sandtable/2gm';
import type { Table } from '@sandtable/2gm/table';
import { expect, it } from 'vitest';
import { gmBoard as t } from '../../i18n/en/gm-board';
import { Moment, south } from '../react/moment.fixture';
import { goalsOn } from './goals';
import { sceneOf } from './scene';
import { goalWords, spotWords } from './words';

const hold = { kind: 'hold-places', at: ['c4', 'f4'], count: 2, turns: 1 };
const raze = { kind: 'destroy-places', at: ['c4', 'e5'], count: 1 };

const drawn = (table: Table) => sceneOf(table, goalsOn(table));

it('a space knows every goal it is part of, whoever has it and however far he is', () => {
  const goals = (...list: object[]) => ({ goals: list.map((goal) => ({ goal })) });
  const scenario = { id: 'of-my-own', south: goals({ kind: 'destroy-hq' }, hold), north: goals(raze) };
  const { state } = new Moment([south('light-infantry', 'c4')], { scenario }).sandbox;
  const at = (name: string) => drawn(state).spaces.find((space) => space.name === name)?.goals;
  const held = { side: 0, name: '', to: 'hold', count: 2, of: 2, have: 1, turns: 1 };
  const razed = { side: 1, name: '', to: 'destroy', count: 1, of: 2, turns: 0 };
  expect(at('c4')).toMatchObject([held, razed]);
  expect(at('f4')).toMatchObject([held]);
  expect(at('a1')).toEqual([]);
});

it('is told with its name and with what wins', () => {
  const setup = gmGame.rules.parseSetup({ ...gmGame.defaultSetup('pacific'), scenario: 'tarawa' });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const scene = drawn(gmGame.rules.init(setup.value, [1, 2, 3, 4]));
  const space = scene.spaces.findIndex(({ name }) => name === 'c5');
  expect(spotWords(scene, {}, space, t)).toContain(
    'objective: strongpoint, south wins with units on 2 of 3 at the end of its turn (now 0)',
  );
});

it('holding for longer, destroying, and what has no name', () => {
  const goal = { side: 1, name: '', to: 'hold', count: 2, of: 3, have: 1, turns: 2 } as const;
  expect(t.goals.called('')).toBe('objective');
  expect(goalWords(goal, t)).toBe('north wins with units on 2 of 3 at the end of 2 of its turns in succession (now 1)');
  expect(goalWords({ ...goal, to: 'destroy' }, t)).toBe('north wins by destroying 2 of 3 (now 1)');
});
