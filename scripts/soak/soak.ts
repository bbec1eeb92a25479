import type { ContractReport } from '@sandtable/testkit';
import type { Contract } from './contracts';
import type { SoakOptions } from './options';

/** What one game has been through, all seeds together. */
export interface Figures {
  readonly matches: number;
  readonly decisions: number;
  readonly longest: number;
  readonly milliseconds: number;
  /** What no seed has exercised. */
  readonly missing: readonly string[];
}

export type Progress = (seed: string, soFar: Pick<Figures, 'matches' | 'decisions'>) => void;

/** The seed that was being played when the contract was broken, around the fault itself. */
export class Broken extends Error {
  constructor(
    readonly seed: string,
    override readonly cause: unknown,
  ) {
    super(`broken with seed "${seed}"`);
  }
}

/** Soaks one game; its share of the time is divided among the seeds. */
export function soakGame(
  contract: Contract,
  {
    matches,
    perMatch,
    every,
    only,
    seeds,
    seed: first,
  }: Pick<SoakOptions, 'matches' | 'perMatch' | 'every' | 'only' | 'seeds' | 'seed'>,
  milliseconds: number,
  now: () => number,
  progress: Progress,
): Figures {
  const begun = now();
  let sum: Omit<Figures, 'milliseconds'> = { matches: 0, decisions: 0, longest: 0, missing: [] };
  for (let index = 0; index < seeds; index += 1) {
    const seed = seeds === 1 ? first : `${first} ${index + 1}`;
    const before = sum;
    const onProgress = (report: ContractReport) =>
      progress(seed, {
        matches: before.matches + report.matches,
        decisions: before.decisions + report.decisions,
      });
    try {
      const clause = only === undefined ? {} : { only };
      const time = { milliseconds: milliseconds / seeds, now };
      const report = contract({ seed, matches, perMatch, every, ...clause, ...time, onProgress });
      sum = {
        matches: before.matches + report.matches,
        decisions: before.decisions + report.decisions,
        longest: Math.max(before.longest, report.longest),
        missing: index === 0 ? report.missing : before.missing.filter((name) => report.missing.includes(name)),
      };
    } catch (error) {
      throw new Broken(seed, error);
    }
  }
  return { ...sum, milliseconds: now() - begun };
}
