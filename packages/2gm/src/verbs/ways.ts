import { ADVANCE, CLIMB, DASH, RIDERS, TUNNEL } from '../field/movement';

/** How a move is made longer, one bit each. */
const WAYS: readonly (readonly [number, string])[] = [
  [ADVANCE, 'advance'],
  [RIDERS, 'riders'],
  [CLIMB, 'climb'],
  [DASH, 'dash'],
  [TUNNEL, 'tunnel'],
];

/** `advance-riders` is both; −1 if a word means none. */
export function wayNamed(name: string | undefined): number {
  if (name === undefined) return 0;
  return name.split('-').reduce((bits, word) => {
    const way = WAYS.find(([, known]) => known === word)?.[0];
    return way === undefined || bits < 0 ? -1 : bits | way;
  }, 0);
}

/** What goes together is joined: `by advance-riders`. */
export function byWay(way: number): string {
  const named = WAYS.flatMap(([bit, word]) => ((way & bit) !== 0 ? [word] : []));
  return named.length === 0 ? '' : `by ${named.join('-')}`;
}
