import { type Asked, by, failure, type Result, success } from '@sandtable/kernel';
import type { GmWords } from '../../words/index';
import { DEFAULT_OPTIONS } from '../setup';
import { readScenario } from './check';
import { SCENARIOS } from './list';
import type { Scenario } from './shape';

interface Army {
  readonly nation: string;
  readonly deck: string;
}

/** Who sits at each seat of a Pitched Battle: the two of the edition, then a friend of each. */
const ARMIES: Readonly<Record<string, readonly Army[]>> = {
  pacific: [
    { nation: 'usa', deck: 'usa-pacific' },
    { nation: 'japan', deck: 'japan-pacific' },
    { nation: 'uk', deck: 'uk-starter' },
    { nation: 'germany', deck: 'germany-starter' },
  ],
  tactics: [
    { nation: 'uk', deck: 'uk-starter' },
    { nation: 'germany', deck: 'germany-starter' },
    { nation: 'ussr', deck: 'ussr-starter' },
    { nation: 'italy', deck: 'italy-starter' },
  ],
};

const MOST = 4;

/** The set-up of a match as somebody asks for it: a scenario of ours or his own, and how many play (2GM-TEAM-01). */
export function tableFor(
  edition: string,
  { scenario, players = 2, seats: who = [] }: Asked,
  w: GmWords,
): Result<unknown> {
  if (players < 2 || players > MOST) return failure('players', w.setup.playerCount(players));
  // 2GM-RULING-159: partners halve the limit of their side, and each brings a whole deck of ours
  const options = { surrender: false, ...(players > 2 ? { points: 2 * DEFAULT_OPTIONS.points } : {}) };
  if (scenario === undefined) {
    const armies = (ARMIES[edition] ?? []).slice(0, players);
    return success({ edition, seats: seated(armies, edition, who), options });
  }
  const read = scenarioNamed(scenario, w);
  if (!read.ok) return read;
  const { south, north } = read.value;
  const armies = Array.from({ length: players }, (_, i) => (i % 2 === 0 ? south : north));
  return success({
    edition: read.value.edition,
    seats: seated(armies, read.value.edition, who),
    options,
    scenario,
  });
}

/** A seat of the rulebook opponent is set up by the solo rules of its edition. */
function seated(armies: readonly Army[], edition: string, who: readonly string[]): object[] {
  return by(
    armies.map(({ nation, deck }, i) => {
      const player = who.length === 1 ? who[0] : who[i];
      return player === 'rulebook' ? { nation, deck, solo: { system: edition } } : { nation, deck };
    }),
    'SOLOP-TURN-03',
    'SOLOT-DECK-02',
  );
}

function scenarioNamed(scenario: unknown, w: GmWords): Result<Scenario> {
  if (typeof scenario !== 'string') return readScenario(scenario, w);
  const found = SCENARIOS.find((s) => s.id === scenario);
  if (found !== undefined) return success(found);
  return failure(
    'scenario',
    w.setup.noScenarioExpectedOne(
      scenario,
      SCENARIOS.map((s) => s.id),
    ),
  );
}
