import type { Replay } from '@sandtable/kernel';
import type { Judged } from './situation';

/** Asks a worker once; null if it cannot answer. */
export function askWorker(worker: Worker, id: string, replay: Replay): Promise<Judged | null> {
  return new Promise<Judged | null>((done) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Judged | null>) => done(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      done(null);
    });
    worker.postMessage({ id, replay: JSON.parse(JSON.stringify(replay)) as unknown });
  }).finally(() => worker.terminate());
}
