import { expect, it } from 'vitest';
import { nodeProblem } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0', '100.0.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

it.each(['8.17.0', '18.20.4', '20.9.0', '20.18.3'])(
  'Node %s is too old, and the sentence says what to do',
  (version) => {
    expect(nodeProblem(version)).toMatch(new RegExp(`needs Node 20\\.19 .* ${version}: install .*nodejs\\.org`));
  },
);
