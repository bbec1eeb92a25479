import type { Option } from '@sandtable/kernel';
import { unit } from '../state';
import { goalsOf } from '../table/questions';
import type { Places } from './places';
import { TASTES } from './tastes';

/** A whole move, and by how much the unit stands better after it. */
export interface Move {
  readonly steps: readonly Option[];
  readonly gain: number;
}

/** Every move of a unit, the best first: the steps, and the word that ends them where there may be points left. */
export function movesOf(places: Places, id: number, spent: number, options: readonly Option[]): Move[] {
  const { s } = places;
  const first = options.flatMap((o) => (o[0] === 'step' && o[1] === id ? [Number(o[2])] : []));
  const here = places.worth(id, unit(s, id).at);
  return goalsOf(s, id, spent)
    .filter(({ path }) => first.includes(path[0] ?? -1))
    .map(({ hex, path }) => ({
      gain: places.worth(id, hex) - here,
      steps: [...path.map((to): Option => ['step', id, to]), ['stop'] as Option],
    }))
    .sort((a, b) => b.gain - a.gain);
}

/** Those of the options that begin a move, each once. */
export function moversOf(options: readonly Option[]): number[] {
  const movers: number[] = [];
  for (const o of options) if (o[0] === 'step' && !movers.includes(Number(o[1]))) movers.push(Number(o[1]));
  return movers;
}

/** The move that gains most; the end of all moves if none gains anything. */
export function chooseMove(places: Places, options: readonly Option[]): readonly Option[] {
  let best: Move = { steps: [['end']], gain: TASTES.least };
  for (const id of moversOf(options)) {
    const [move] = movesOf(places, id, -1, options);
    if (move !== undefined && move.gain > best.gain) best = move;
  }
  return best.steps;
}

/** A unit on its way goes on to the best place it can still reach; over a friend nobody stops. */
export function chooseSteps(places: Places, id: number, spent: number, options: readonly Option[]): readonly Option[] {
  const [move] = movesOf(places, id, spent, options);
  const stop = options.find((o) => o[0] === 'stop');
  if (move !== undefined && (stop === undefined || move.gain > TASTES.least)) return move.steps;
  const answer = stop ?? options[0];
  return answer === undefined ? [] : [answer];
}
