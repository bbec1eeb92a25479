import { catalogue } from '@sandtable/2gm/decks';
import type { Game } from '@sandtable/kernel';
import { playTrial, type TrialPlan } from './play';

interface Share {
  readonly plan: TrialPlan;
  /** The numbers of the matches this worker plays. */
  readonly numbers: readonly number[];
}

function costOf(card: number): number {
  const found = catalogue.cards[card];
  return found !== undefined && 'cost' in found ? found.cost : 0;
}

/** Plays its share one match after the other; whoever does not want to know any more ends the worker. */
self.addEventListener('message', async ({ data }: MessageEvent<Share>) => {
  try {
    const { gmGame } = await import('@sandtable/2gm');
    const game = gmGame as unknown as Game;
    const setup = game.rules.parseSetup(data.plan.setup);
    if (!setup.ok) {
      self.postMessage({ fault: setup.problems[0]?.message ?? '' });
      return;
    }
    for (const number of data.numbers)
      self.postMessage({ number, match: playTrial(game, { ...data.plan, setup: setup.value }, number, costOf) });
  } catch (error) {
    self.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
