import { Match, type Reply, think } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../../game';
import { gmRules } from '../../rules';
import { say } from '../../say';
import { rulebookIn } from '../index';
import { board } from '../table.fixture';
import type { Situation } from './situation';
import { situationOf } from './situation.fixture';

function situation(): Situation {
  return situationOf(board({ phase: 'movement', ai: ['LI 4,4', 'LI 6,4'], human: ['HI 3,4'] }));
}

let asked = 0;

function rowTold(x: Situation, id: number): number {
  asked++;
  return x.row(id);
}

describe('what was worked out about a table', () => {
  it('is worked out once for each unit', () => {
    const x = situation();
    asked = 0;
    expect([x.about(0, rowTold), x.about(1, rowTold), x.about(0, rowTold)]).toEqual([4, 6, 4]);
    expect(asked).toBe(2);
  });

  it('counts for nothing while something is supposed, and what is found out then nothing afterwards', () => {
    const x = situation();
    const [four, six] = [x.at(0), x.at(1)];
    expect(x.about(0, rowTold)).toBe(4);
    expect(x.standing(0, six, () => [x.about(0, rowTold), x.about(1, rowTold)])).toEqual([6, 6]);
    const move = (space: number) => () => {
      x.unit(1).at = space;
    };
    expect(x.supposing(move(four), () => x.about(1, rowTold), move(six))).toBe(4);
    expect([x.about(0, rowTold), x.about(1, rowTold)]).toEqual([4, 6]);
  });

  it('is there again when a supposition ends in a die that is missing', () => {
    const x = situation();
    const throws = (): never => {
      x.about(0, rowTold);
      throw new Error('a die');
    };
    expect(() => x.standing(0, x.at(1), throws)).toThrow('a die');
    expect(x.about(0, rowTold)).toBe(4);
  });
});

describe('an opponent that is asked again with its view', () => {
  it.each(['tactics', 'pacific'])('answers as one that sees the table for the first time (%s)', (edition) => {
    const match = Match.start(gmRules, gmGame.defaultSetup(edition, ['rulebook', 'rulebook']), 'again');
    const usual = rulebookIn(say);
    let rolled = 0;
    for (let answers = 0; answers < 250; answers++) {
      const decision = match.decision();
      if (decision === null) break;
      const { seat } = decision;
      const view = gmRules.view(match.state, seat);
      let reply: Reply | null = think(match, seat, usual, view);
      for (; reply !== null && 'roll' in reply; reply = think(match, seat, usual, view)) {
        expect(think(match, seat, rulebookIn(say))).toEqual(reply);
        match.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
        rolled++;
      }
      expect(think(match, seat, rulebookIn(say))).toEqual(reply);
      if (reply !== null) match.submit(seat, reply.option);
    }
    expect(rolled).toBeGreaterThan(10);
  });
});
