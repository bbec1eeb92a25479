import { Match, ScriptedDice } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { gmRules } from '../../rules';
import { readSetup } from '../../setup';
import { type Answered, type Board, board, SoloTable } from '../table.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 80 }, (_x, i) => (i % 4) + 1);

/** The behaviour modifiers of a board, rule and value. */
function parts(ai: readonly string[], human: readonly string[]): string[] {
  const position = board({ phase: 'initial', ai, human, solo: { turn: 5, chain: 0 }, table: { turn: 10 } });
  const [told] = new SoloTable(position, DICE).told<{ parts: { rule: string; value: number }[] }>('behaviour');
  return told?.parts.map((part) => `${part.rule} ${part.value}`) ?? [];
}

describe('a row counts', () => {
  rule('SOLOP-BEHAV-11', '3 with one unit of the opponent', () =>
    expect(parts(['LI 6,1', 'T95 4,8'], [])).toEqual(['SOLOP-BEHAV-11 3', 'SOLOP-BEHAV-11 3']),
  );

  rule('SOLOP-BEHAV-12', '4 with more than one, however many', () => {
    expect(parts(['LI 6,1', 'LI 6,2'], [])).toEqual(['SOLOP-BEHAV-12 4']);
    expect(parts(['LI 6,1', 'LI 6,2', 'LI 6,3', 'LI 6,4'], [])).toEqual(['SOLOP-BEHAV-12 4']);
  });

  rule('SOLOP-BEHAV-16', 'one less with a unit of the human alone', () =>
    expect(parts([], ['LI 2,1', 'LI 1,8'])).toEqual(['SOLOP-BEHAV-16 -1', 'SOLOP-BEHAV-16 -1']),
  );

  rule('SOLOP-BEHAV-17', 'two less with several of them, and nothing where the opponent stands too', () => {
    expect(parts([], ['LI 2,1', 'LI 2,2'])).toEqual(['SOLOP-BEHAV-17 -2']);
    expect(parts([], ['LI 2,1', 'LI 2,2', 'LI 2,3'])).toEqual(['SOLOP-BEHAV-17 -2']);
    expect(parts(['LI 2,8'], ['LI 2,1', 'LI 2,2'])).toEqual(['SOLOP-BEHAV-11 3']);
  });
});

/** What it deploys with so many AP, in the order of putting it down, and the rules of the first card. */
function came(x: Partial<Board>): { readonly cards: string[]; readonly first: readonly string[] } {
  const table = new SoloTable(board({ phase: 'deployment', band: 'B47', ...x }), DICE);
  const deployed = table.phase().filter((a: Answered) => a.option[0] === 'deploy');
  return { cards: deployed.map((a) => a.wish.split(' ')[1] ?? ''), first: deployed[0]?.thought.because ?? [] };
}

describe('number table and priorities', () => {
  rule('SOLOP-PRIO-02', 'piles in the order of the cell, in a pile the dearest', () => {
    expect(came({ ap: 3, hand: ['LI', 'HI', 'A25'] }).cards).toEqual(['heavy-infantry']);
    expect(came({ ap: 3, band: 'LE3', hand: ['LI', 'HI', 'A25', 'A37'] }).cards).toEqual(['type-96-25mm']);
  });

  rule('SOLOP-COUNT-08', 'the number says how many, the priorities which', () => {
    // two cards for 5 AP: infantry and a gun, not the tank that costs more than either
    const two = came({ ap: 5, hand: ['HI', 'A37', 'T95'] });
    expect([...two.cards].sort()).toEqual(['heavy-infantry', 'type-94-37mm']);
    expect(two.first).toContain('SOLOP-COUNT-02');
    const one = came({ ap: 3, hand: ['HI', 'A25'] });
    expect(one).toMatchObject({ cards: ['heavy-infantry'], first: expect.arrayContaining(['SOLOP-COUNT-01']) });
  });

  rule('SOLOP-COUNT-09', 'a compulsory upgrade counts for the price of its card', () => {
    // 2 and 1 for the infantry is a card of 3; the bare gun of 2 is none
    expect(came({ ap: 6, hand: ['HI', 'A25'] }).first).toContain('SOLOP-COUNT-05');
    const bare = came({ ap: 6, hand: ['A37', 'A25'] }).first;
    expect(bare).toContain('SOLOP-COUNT-06');
    expect(bare).not.toContain('SOLOP-COUNT-05');
  });

  rule('SOLO-RULING-29', 'chosen by priority, put down from the dearest', () => {
    const done = came({ ap: 7, hand: ['HI', 'T95'] });
    expect(done.cards).toEqual(['type-95-ha-go', 'heavy-infantry']);
    expect(done.first).toContain('SOLO-RULING-29');
  });
});

describe('the turn', () => {
  rule('SOLOP-TURN-01', 'it deploys, then moves, then fires', () => {
    const ai = ['LI 6,1', 'LI 5,1', 'T95 5,4'];
    const table = new SoloTable(
      board({ phase: 'card', ap: 4, ai, human: ['LI 3,4'], north: { hand: ['heavy-infantry'] } }),
      DICE,
    );
    const phases: string[] = [];
    while (table.state.turn === 6 && table.match.over === null) {
      const { phase } = table.state;
      if (phases.at(-1) !== phase) phases.push(phase);
      if (table.next() === null) break;
    }
    expect(phases.filter((p) => ['deployment', 'movement', 'shooting'].includes(p))).toEqual([
      'deployment',
      'movement',
      'shooting',
    ]);
  });

  rule('SOLOP-TURN-02', 'its mind is made up before the HQ pays', () => {
    const table = new SoloTable(board({ phase: 'initial', ai: ['LI 6,1'] }), DICE);
    const types = table.events.map((e) => e.type).filter((type) => ['behaviour', 'income'].includes(type));
    expect(types).toEqual(['behaviour', 'income']);
  });

  const soloOf = (more: object) => {
    const setup = readSetup({
      edition: 'pacific',
      seats: [
        { nation: 'usa', deck: 'usa-pacific' },
        { nation: 'japan', deck: 'japan-pacific', solo: { system: 'pacific', ...more } },
      ],
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    return setup.value;
  };

  rule('SOLOP-TURN-03', 'of a Pitched Battle it is variable', () => {
    const match = Match.start(gmRules, soloOf({}), 'type');
    expect(match.state.seats[1]?.solo?.type).toBe('variable');
  });

  rule('SOLOP-DECK-11', 'one die for extra cards, none or two where the table says so', () => {
    for (const [extra, dice] of [
      [1, [1]],
      [0, []],
      [2, [1, 1]],
    ] as const) {
      const scripted = new ScriptedDice([...dice]);
      Match.start(gmRules, soloOf({ extra }), 'extra', { dice: scripted });
      expect(scripted.left(), `${extra}`).toEqual([]);
    }
  });

  rule('SOLOP-DECK-03', 'no points limit: as many cards as a scenario says, whatever they cost', () => {
    const counts = [10, 8, 8, 3, 20];
    const match = Match.start(gmRules, soloOf({ counts }), 'dear');
    const x = match.state.seats[1];
    expect((x?.deck.length ?? 0) + (x?.hand.length ?? 0)).toBe(49);
  });
});
