import { Match } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { spaceName } from '../../names/names';
import { gmRules } from '../../rules';
import { SCENARIOS } from '../../scenario/list';
import { seatState } from '../../state';

const rule = ruleTests<RuleId>(book);

/** What each side of a scenario of ours is after when an opponent of the book plays it. */
function briefs(id: string): string[] {
  const scenario = SCENARIOS.find((x) => x.id === id);
  if (scenario === undefined) throw new Error(`There is no ${id}.`);
  const { edition } = scenario;
  const seats = [scenario.south, scenario.north].map(({ nation, deck }) => ({
    nation,
    deck,
    solo: { system: edition },
  }));
  const setup = gmRules.parseSetup({ edition, seats, scenario: id });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const { state } = Match.start(gmRules, setup.value, id);
  return [0, 1].map((seat) => {
    const { solo } = seatState(state, seat);
    const places = solo?.objective.map((space) => spaceName(state, space)).sort() ?? [];
    return [solo?.type, solo?.aim, ...places].join(' ');
  });
}

describe('what a scenario wants of an opponent', () => {
  rule(['SOLO-RULING-42', 'SOLOP-TURN-04', 'SOLOP-TURN-05', 'SOLOT-DECK-03', 'SOLOT-DECK-04'], 'of each side', () => {
    expect(Object.fromEntries(SCENARIOS.map(({ id }) => [id, briefs(id)]))).toEqual({
      breakthrough: ['offensive occupy a6 b6 c6 d6 e6 f6 g6 h6', 'defensive none'],
      bridgehead: ['offensive occupy c4 f4', 'defensive defend c4 f4'],
      corregidor: ['offensive destroy c5 e4 g5', 'defensive defend c5 e4 g5'],
      demolition: ['offensive destroy b5 d5 e5 g5', 'defensive defend b5 d5 e5 g5'],
      dunkirk: ['defensive defend b2 d2 g2', 'offensive occupy b2 d2 g2'],
      'guadalcanal-ridge': ['offensive occupy c4 d4 e4 f4', 'defensive defend c4 d4 e4 f4'],
      'hold-out': ['defensive none', 'offensive hq'],
      'iwo-jima': ['offensive occupy c6 d5 d6 e5 e6 f6', 'defensive defend c6 d5 d6 e5 e6 f6'],
      'leyte-road': ['offensive occupy a6 b6 c6 d6 e6 f6 g6 h6', 'defensive none'],
      'monastery-hill': ['offensive occupy d4 d5 e5', 'defensive defend d4 d5 e5'],
      'moscow-road': ['offensive occupy c4 f4', 'defensive defend c4 f4'],
      'night-raid': ['offensive none', 'defensive none'],
      normandy: ['offensive occupy a6 b6 c6 d6 e6 f6 g6 h6', 'defensive none'],
      'okinawa-caves': ['offensive none', 'defensive none'],
      'peleliu-airfield': ['offensive occupy a5 b5 c5 d5 e5 f5 g5 h5', 'defensive none'],
      tarawa: ['offensive occupy c5 e5 g5', 'defensive defend c5 e5 g5'],
    });
  });
});
