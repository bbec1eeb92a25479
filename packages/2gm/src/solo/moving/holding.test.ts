import { Match, setupForAll, think } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../../game';
import type { GmState } from '../../state';

const { rules, opponents } = gmGame;
const MATCHES = 6;

/** Units that stayed in a match of the book's opponents; after each of them the list is compared with one made anew. */
function stayed(edition: string, seed: string): number {
  const match = Match.start(rules, setupForAll(gmGame, edition, 'rulebook'), seed);
  let count = 0;
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    const reply = opponents.rulebook === undefined ? null : think(match, decision.seat, opponents.rulebook);
    if (reply === null) break;
    if ('roll' in reply) {
      match.rollFor(decision.seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
      continue;
    }
    match.submit(decision.seat, reply.option);
    if (reply.option[0] !== 'hold') continue;
    count++;
    expect(match.decision()).toEqual(anew(match.state));
  }
  return count;
}

function anew(s: GmState) {
  return new Match(rules, rules.clone(s)).decision();
}

describe('a unit that is said to stay', () => {
  it.each(gmGame.editions)('leaves the list of moves as it would be made anew: %s', (edition) => {
    const counts = Array.from({ length: MATCHES }, (_x, n) => stayed(edition, `holding/${n}`));
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(60);
  });
});
