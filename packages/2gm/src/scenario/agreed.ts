import { by, failure, type Result, success } from '@sandtable/kernel';
import { en } from '../../words/en/index';
import type { GmWords } from '../../words/index';
import { catalogue } from '../content/index';
import type { GmSetup } from '../setup';
import { soloType } from '../solo/set-up/scenario';
import { checkScenario } from './check';
import { SCENARIOS, scenarioOf } from './list';
import type { ScenarioSide } from './shape';

/** What a scenario says goes before what the table agreed on: turns, year, sky, terrain during play (2GM-DECK-11). */
export function agreeOnScenario(setup: GmSetup, w: GmWords = en): Result<GmSetup> {
  const scenario = scenarioOf(setup);
  if (scenario === null) return success(setup);
  if (scenario === undefined)
    return failure(
      'scenario',
      w.setup.expectedOneFound(
        SCENARIOS.map((s) => s.id),
        String(setup.scenario),
      ),
    );
  const problems = checkScenario(scenario, catalogue, w);
  if (problems.length > 0) return { ok: false, problems: problems.map((p) => ({ ...p, path: `scenario/${p.path}` })) };
  if (scenario.edition !== setup.edition)
    return failure('edition', w.setup.scenarioEdition(scenario.title, scenario.edition));
  // partners serve the same nation
  const sideOf = (i: number): ScenarioSide =>
    by(i % 2 === 0 ? scenario.south : scenario.north, '2GM-TEAM-01', '2GM-TEAM-14');
  const wrong = setup.seats.findIndex(({ nation }, i) => nation !== sideOf(i).nation);
  if (wrong >= 0) return failure(`seats/${wrong}/nation`, w.setup.expectedNation(sideOf(wrong).nation));
  const { year, weather, night, arctic, turns } = scenario;
  const seats = setup.seats.map((seat, i) => withSoloLine(seat, sideOf(i)));
  return success({
    ...setup,
    seats,
    options: {
      ...setup.options,
      year,
      weather,
      night,
      arctic,
      maxTurns: turns,
      inGameTerrain: by(scenario.terrainDuringPlay, '2GM-SETUP-15'),
    },
  });
}

/** A solo opponent brings what the scenario prints, and its temper, unless the table said otherwise. */
function withSoloLine(seat: GmSetup['seats'][number], side: ScenarioSide): GmSetup['seats'][number] {
  const { solo } = seat;
  if (solo === null || solo === undefined) return seat;
  const counts = solo.counts.length > 0 ? solo.counts : side.solo.line.split('-').map(Number);
  const predeploy = solo.predeploy > 0 ? solo.predeploy : side.solo.predeploy;
  const terrain = solo.terrain.length > 0 ? solo.terrain : side.solo.terrain.map((card) => `terrain/${card}`);
  const type = solo.type === 'variable' ? soloType(side) : solo.type;
  return by({ ...seat, solo: { ...solo, counts, predeploy, terrain, type } }, 'SOLOP-DECK-21');
}

/** The set-up of a scenario with the decks it proposes. */
export function scenarioSetup(id: string, options: GmSetup['options']): GmSetup | null {
  const scenario = SCENARIOS.find((s) => s.id === id);
  if (scenario === undefined) return null;
  const seats = [scenario.south, scenario.north].map(({ nation, deck }) => ({ nation, deck, recruit: 0, aside: [] }));
  return { edition: scenario.edition, seats, options, scenario: id };
}
