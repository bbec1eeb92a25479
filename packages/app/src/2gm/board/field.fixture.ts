import { gmGame } from '@sandtable/2gm';
import type { Viewer } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import type { Scene } from './model';
import { sceneOf } from './scene';

type More = Readonly<Record<string, unknown>>;
const DECK = new Array<string>(20).fill('light-infantry');

/** What somebody sees of a position of the real engine: the United States in the south, Germany in the north, turn 3. */
export function sceneFrom(units: readonly object[], more: More = {}, who: Viewer = 'spectator'): Scene {
  const { south = {}, north = {}, ...rest } = more;
  const { state } = new Sandbox(gmGame, {
    game: '2gm',
    edition: 'tactics',
    turn: 3,
    phase: 'movement',
    active: 'south',
    south: { nation: 'usa', ap: 5, hand: [], deck: DECK, ...(south as object) },
    north: { nation: 'germany', ap: 4, hand: [], deck: DECK, ...(north as object) },
    units,
    ...rest,
  });
  return sceneOf(gmGame.rules.view(state, who).table);
}

export const own = (at: string, card = 'light-infantry', more: More = {}): object => ({
  at,
  side: 'south',
  card,
  ...more,
});
export const foe = (at: string, card = 'light-infantry', more: More = {}): object => ({
  at,
  side: 'north',
  card,
  ...more,
});
