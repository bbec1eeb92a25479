import type { GmView } from '@sandtable/2gm';
import { askWorker } from '../../situations/ask-worker';
import type { SituationSet } from '../../situations/situation';
import { standingOf } from './aims';
import { SITUATIONS, TURN } from './situations';

export function gmSituations(edition: 'tactics' | 'pacific'): SituationSet {
  const situations = SITUATIONS.filter((each) => each.edition === edition);
  return {
    game: '2gm',
    opponent: 'greedy',
    situations,
    standing(id, view, over) {
      const found = situations.find((each) => each.id === id);
      if (found === undefined) return 'open';
      const stands = standingOf(found.aim, TURN, (view as GmView).table, over);
      return stands === null ? 'open' : stands === 1 ? 'reached' : 'missed';
    },
    judge(id, replay) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'judge' });
      return askWorker(worker, id, replay);
    },
  };
}
