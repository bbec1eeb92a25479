import type { GmSetup } from '../setup';
import { readScenario } from './check';
import { FILES } from './files';
import type { Scenario } from './shape';

/** Our own scenarios, eight of each edition, read and checked like anybody else's. */
export const SCENARIOS: readonly Scenario[] = FILES.map((file: unknown) => {
  const read = readScenario(file);
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path}: ${p.message}`).join(' '));
  return read.value;
});

/** The scenario a set-up names or brings; null in a Pitched Battle, undefined if there is none of that name. */
export function scenarioOf(setup: Pick<GmSetup, 'scenario'>): Scenario | null | undefined {
  const { scenario } = setup;
  if (scenario === null || scenario === undefined) return null;
  return typeof scenario === 'string' ? SCENARIOS.find((s) => s.id === scenario) : scenario;
}
