import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stop } from '../stop';
import type { PlainBudget } from './budget';
import type { Plan, PlayResult } from './simulate';

/** What a process is told: what to play, then which match of it. */
export type Task =
  | (Pick<Plan, 'seatings' | 'seed' | 'limit'> & { readonly game: string; readonly budget: PlainBudget | null })
  | { readonly number: number };

export interface Result {
  readonly number: number;
  readonly result: PlayResult;
}

/** Plays the matches of a plan in several processes; they come in whatever order they end. */
export async function* playedBeside(
  plan: Plan,
  budget: PlainBudget | null,
  games: number,
  processes: number,
): AsyncGenerator<Result> {
  const program = fileURLToPath(new URL('./sim-worker.mjs', import.meta.url));
  if (!existsSync(program)) throw new Stop('Several processes need the program as it is started by bin/sandtable.mjs.');
  const done: Result[] = [];
  let failed: Error | null = null;
  let wake = (): void => undefined;
  let next = 0;
  const give = (child: ChildProcess): void => {
    if (next < games) child.send({ number: next++ } satisfies Task);
  };
  const children = Array.from({ length: Math.min(processes, games) }, () => {
    const child = fork(program);
    child.on('message', (result: Result) => {
      done.push(result);
      give(child);
      wake();
    });
    child.on('exit', (code) => {
      failed = new Stop(`A process that played matches ended by itself (${code ?? 'killed'}).`);
      wake();
    });
    const { seatings, seed, limit } = plan;
    child.send({ game: plan.game.id, budget, seatings, seed, limit } satisfies Task);
    give(child);
    return child;
  });
  try {
    for (let n = 0; n < games; n++) {
      while (done.length === 0) {
        if (failed !== null) throw failed;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const one = done.shift();
      if (one !== undefined) yield one;
    }
  } finally {
    for (const child of children) {
      child.removeAllListeners('exit');
      child.kill();
    }
  }
}
