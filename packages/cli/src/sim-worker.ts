import process from 'node:process';
import { withCommander } from '@sandtable/commander';
import { engineOf, GAMES, listed } from './games';
import { budgetOf } from './play/budget';
import type { Result, Task } from './play/processes';
import { type Plan, playMatch } from './play/simulate';

/** A process of its own that plays matches of a plan by their numbers, for `sim --processes`. */
let plan: Plan | null = null;

process.on('message', (message: Task) => {
  if ('number' in message) {
    if (plan !== null)
      process.send?.({ number: message.number, result: playMatch(plan, message.number) } satisfies Result);
    return;
  }
  const { game, budget, seatings, seed, limit } = message;
  const engine = engineOf(listed(GAMES, game));
  plan = { game: budget === null ? engine : withCommander(engine, budgetOf(budget)), seatings, seed, limit };
});
