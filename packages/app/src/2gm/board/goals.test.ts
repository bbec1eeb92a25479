import { gmGame } from '@sandtable/2gm';
import { expect, it } from 'vitest';
import { gmBoard as t } from '../../i18n/en/gm-board';
import { placeNames } from '../play/place-names';
import { own, sceneFrom } from './field.fixture';
import { sceneOf } from './scene';
import { goalWords, spotWords } from './words';

const hold = { kind: 'hold-places', at: ['c4', 'f4'], count: 2, turns: 1 };
const raze = { kind: 'destroy-places', at: ['c4', 'e5'], count: 1 };

function battle(south: readonly object[], north: readonly object[]) {
  const goals = (list: readonly object[]) => ({ goals: list.map((goal) => ({ goal })) });
  const scenario = { id: 'bridgehead', south: goals(south), north: goals(north) };
  return sceneFrom([own('c4')], { scenario, terrain: [{ at: 'e5', card: 'house' }] });
}

it('a space knows every goal it is part of, whoever has it and however far he is', () => {
  const { spaces } = battle([{ kind: 'destroy-hq' }, hold], [raze]);
  const at = (name: string) => spaces.find((space) => space.name === name)?.goals;
  const held = { side: 0, name: '', to: 'hold', count: 2, of: 2, have: 1, turns: 1 };
  const razed = { side: 1, name: '', to: 'destroy', count: 1, of: 2, turns: 0 };
  expect(at('c4')).toMatchObject([held, razed]);
  expect(at('f4')).toEqual([held]);
  expect(at('a1')).toEqual([]);
});

it('is told with its name and with what wins', () => {
  const scene = sceneOf(battleOf('tarawa'), placeNames('tarawa'));
  const space = scene.spaces.findIndex(({ name }) => name === 'c5');
  expect(spotWords(scene, {}, space, t)).toContain(
    'objective: strongpoint, south wins with units on 2 of 3 at the end of its turn (now 0)',
  );
  expect(placeNames('nowhere')).toEqual([]);
});

it('holding for longer, destroying, and what has no name', () => {
  const goal = { side: 1, name: '', to: 'hold', count: 2, of: 3, have: 1, turns: 2 } as const;
  expect(t.goals.called('')).toBe('objective');
  expect(goalWords(goal, t)).toBe('north wins with units on 2 of 3 at the end of 2 of its turns in succession (now 1)');
  expect(goalWords({ ...goal, to: 'destroy' }, t)).toBe('north wins by destroying 2 of 3 (now 1)');
});

function battleOf(scenario: string) {
  const setup = gmGame.rules.parseSetup({ ...gmGame.defaultSetup('pacific'), scenario });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return gmGame.rules.init(setup.value, 'goals');
}
