import type { AcesView } from '@sandtable/aces';
import { askWorker } from '../../situations/ask-worker';
import type { SituationSet } from '../../situations/situation';
import { standingOf } from './aims';
import { SITUATIONS } from './situations';

export const acesSituations: SituationSet = {
  game: 'aces',
  opponent: 'automa',
  situations: SITUATIONS,
  standing(id, view, over) {
    const found = SITUATIONS.find((each) => each.id === id);
    if (found === undefined) return 'open';
    const stands = standingOf(found.aim, (view as AcesView).table, over !== null);
    return stands === null ? 'open' : stands === 1 ? 'reached' : 'missed';
  },
  judge(id, replay) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'judge' });
    return askWorker(worker, id, replay);
  },
};
