import type { Analysis } from '@sandtable/commander/analysis';

type Turning = Analysis['turnings'][number];

/** The chance to win after so many answers. */
export type Chance = Pick<Turning, 'answers' | 'chance'>;

/** What of a match's many chances is kept: the last of each turn. */
export function lastOfTurns(turnings: readonly Pick<Turning, 'turn' | 'answers' | 'chance'>[]): Chance[] {
  const last = turnings.filter(({ turn }, i) => turnings[i + 1]?.turn !== turn);
  return last.map(({ answers, chance }) => ({ answers, chance }));
}

/** The chance at each of these moments; before anything was answered it is that of the start. */
export function chancesAt(
  course: readonly Chance[],
  start: number,
  moments: readonly { readonly answers: number }[],
): number[] {
  return moments.map(({ answers }) => course.filter((one) => one.answers <= answers).at(-1)?.chance ?? start);
}
