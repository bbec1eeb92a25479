import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What an operator can watch. Numbers only: no names, no addresses, no matches. */
export function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'sandtable_' });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'sandtable_http_requests_total',
      help: 'Answered requests by kind of status.',
      labelNames: ['status'] as const,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'sandtable_http_request_seconds',
      help: 'How long answers to requests took.',
      buckets: [0.001, 0.005, 0.02, 0.05, 0.2, 1, 5],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
