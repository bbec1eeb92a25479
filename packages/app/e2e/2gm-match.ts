import { gmGame } from '@sandtable/2gm';
import { openTable } from '@sandtable/host';
import { readAll } from '@sandtable/kernel';

export interface Played {
  readonly text: string;
  readonly answers: number;
  readonly turns: number;
  /** As it is told at the table. */
  readonly result: { readonly reason: string; readonly rule: string };
}

/** A finished match of two opponents of the book, from the engine itself. */
export function play(edition: string, maxTurns: number): Played {
  const setup = gmGame.defaultSetup(edition, ['rulebook', 'rulebook']);
  const seats = setup.seats.map(() => ({ by: 'opponent' as const, name: 'rulebook' }));
  const options = { ...setup.options, maxTurns };
  const opened = openTable(gmGame, { setup: { ...setup, options }, seed: 'records', seats, thoughts: 'open' });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  while (opened.value.advance());
  const { replay } = opened.value.saved();
  const told = opened.value.sync('spectator');
  if (!told.ok || told.value.over === null) throw new Error('The match has no end.');
  const end = opened.value.stateAt(replay.answers.length);
  return {
    turns: end.ok ? end.value.turn : 0,
    text: JSON.stringify(replay),
    answers: replay.answers.length,
    result: readAll(told.value.over, (fact) => gmGame.read?.(fact) ?? fact.key),
  };
}
