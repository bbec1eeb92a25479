import { gmGame } from '@sandtable/2gm';
import type { Edition, GmView } from '@sandtable/2gm/table';
import { type Attempt, openTable, type Trace } from '@sandtable/host';
import { inBrief } from '@sandtable/kernel';
import type { ToldStep } from '../../log/step';

/** A match of two opponents of the book from the real engine, as a screen gets to know it. */
export interface PlayedMatch {
  readonly steps: readonly ToldStep[];
  readonly view: GmView;
  readonly answers: number;
  viewAt(n: number): GmView;
  traceAt(n: number): Trace | null;
}

export function playMatch(edition: Edition, seed: string, options: object = {}): PlayedMatch {
  const setup = gmGame.defaultSetup(edition, ['rulebook', 'rulebook']);
  const seats = setup.seats.map(() => ({ by: 'opponent' as const, name: 'rulebook' }));
  const opened = openTable(gmGame, {
    setup: { ...setup, options: { ...setup.options, ...options } },
    seed,
    seats,
    thoughts: 'open',
  });
  if (!opened.ok) throw new Error(opened.problems.map((p) => p.message).join(' '));
  const table = opened.value;
  while (table.advance());
  const answers = table.journal.length;
  return {
    steps: must(table.history('spectator')),
    answers,
    view: must(table.viewAt(answers, 'spectator')),
    viewAt: (n) => must(table.viewAt(n, 'spectator')),
    traceAt: (n) => must(table.thoughtAt(n, 'spectator')),
  };
}

function must<T>(attempt: Attempt<T>): T {
  if (!attempt.ok) throw new Error(inBrief(attempt.message));
  return attempt.value;
}
