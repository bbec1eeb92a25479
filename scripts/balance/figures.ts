import { wilson } from '../../packages/cli/src/play/wilson';

export function percent(p: number): string {
  return `${(100 * p).toFixed(1)} %`;
}

/** A share with its 95 % interval. */
export function rate(wins: number, games: number): string {
  const { low, high } = wilson(wins, games);
  return `${percent(games === 0 ? 0 : wins / games)} (${percent(low)} to ${percent(high)})`;
}
