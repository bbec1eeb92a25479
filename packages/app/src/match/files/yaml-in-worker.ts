import type { ReadYaml } from './yaml';

/** The reader has its own limits and is done before; this is for a machine that is busy, and for what nobody thought of. */
const PATIENCE = 5000;

/** Reads YAML where it cannot hold up the page: in a worker that lives for one text, and only so long. The parser is large and seldom needed. */
export function readYamlInWorker(text: string): Promise<ReadYaml> {
  const worker = new Worker(new URL('./yaml-worker.ts', import.meta.url), { type: 'module', name: 'yaml' });
  return new Promise<ReadYaml>((done) => {
    const late = setTimeout(() => done({ ok: false, kind: 'too-much', over: 'milliseconds' }), PATIENCE);
    worker.addEventListener('message', ({ data }: MessageEvent<ReadYaml>) => {
      clearTimeout(late);
      done(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      clearTimeout(late);
      done({ ok: false, kind: 'not-plain' });
    });
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
