import { type AcesSetup, type AcesView, acesGame } from '@sandtable/aces';
import { type Attempt, openTable, type Trace } from '@sandtable/host';
import { inBrief, type Viewer } from '@sandtable/kernel';
import type { ToldStep } from '../../log/step';

/** A match of two Automas from the real engine, as a screen gets to know it. */
export interface PlayedMatch {
  readonly steps: readonly ToldStep[];
  readonly view: AcesView;
  readonly answers: number;
  viewAt(n: number): AcesView;
  /** Why an answer was given; null if there is nothing to know. */
  traceAt(n: number): Trace | null;
}

export function playMatch(
  seed: string,
  options: Partial<AcesSetup['options']> = {},
  who: Viewer = 'spectator',
): PlayedMatch {
  const setup = acesGame.defaultSetup('aces', ['automa', 'automa']);
  const seats = setup.seats.map(() => ({ by: 'opponent' as const, name: 'rulebook' }));
  const opened = openTable(acesGame, {
    setup: { ...setup, options: { ...setup.options, ...options } },
    seed,
    seats,
    thoughts: 'open',
  });
  if (!opened.ok) throw new Error(opened.problems.map((p) => p.message).join(' '));
  const table = opened.value;
  while (table.advance());
  const answers = table.journal.length;
  const steps = must(table.history(who));
  return {
    steps,
    answers,
    view: must(table.viewAt(answers, who)),
    viewAt: (n) => must(table.viewAt(n, who)),
    traceAt: (n) => must(table.thoughtAt(n, who)),
  };
}

function must<T>(attempt: Attempt<T>): T {
  if (!attempt.ok) throw new Error(inBrief(attempt.message));
  return attempt.value;
}
