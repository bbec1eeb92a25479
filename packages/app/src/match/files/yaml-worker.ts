import { readYaml } from './yaml';

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => self.postMessage(readYaml(String(data))));
