import { type Fact, Match } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { labels } from '../../labels';
import { gmRules } from '../../rules';
import { view } from '../../seeing/view';
import { type Board, board, SoloTable } from '../table.fixture';
import { pacificDraw } from '../turn';

const rule = ruleTests<RuleId>(book);

interface Mood {
  readonly mood: string;
  readonly sum: number;
  readonly rule: string;
  readonly parts: readonly { readonly rule: string; readonly value: number }[];
}

function mood(x: Omit<Board, 'phase'>): Mood {
  const table = new SoloTable(board({ ...x, phase: 'initial' }));
  const [first] = table.told<Mood>('behaviour');
  if (first === undefined) throw new Error('It has made up no mind.');
  return first;
}

function partOf(x: Omit<Board, 'phase'>, id: RuleId): number {
  return mood(x).parts.reduce((sum, part) => sum + (part.rule === id ? part.value : 0), 0);
}

describe('behaviour', () => {
  rule('SOLOP-BEHAV-02', 'opening, offensive', () =>
    expect(mood({ type: 'offensive', solo: { turn: 2 } })).toMatchObject({ mood: 'T12', rule: 'SOLOP-BEHAV-02' }),
  );
  rule('SOLOP-BEHAV-03', 'opening, defensive', () =>
    expect(mood({ type: 'defensive', solo: { turn: 1 } })).toMatchObject({ mood: 'T12', rule: 'SOLOP-BEHAV-03' }),
  );

  rule('SOLOP-BEHAV-13', 'defensive: somebody stands on the objective', () => {
    const solo = { aim: 'defend', objective: ['d4'] };
    expect(partOf({ type: 'defensive', solo, ai: ['LI 4,4'] }, 'SOLOP-BEHAV-13')).toBe(2);
    expect(partOf({ type: 'defensive', solo, ai: ['LI 4,5'] }, 'SOLOP-BEHAV-13')).toBe(0);
  });

  rule(['SOLOP-BEHAV-14', 'SOLO-RULING-04'], 'offensive: the objective is in range, once', () => {
    const solo = { aim: 'destroy', objective: ['d4'] };
    expect(partOf({ type: 'offensive', solo, ai: ['LI 6,4', 'LI 5,3'] }, 'SOLOP-BEHAV-14')).toBe(1);
    expect(partOf({ type: 'offensive', solo, ai: ['LI 6,1'] }, 'SOLOP-BEHAV-14')).toBe(0);
  });

  rule(
    ['SOLOP-BEHAV-15', 'SOLO-RULING-03', 'SOLO-RULING-18'],
    'variable: one for each unit that has the HQ in range',
    () => expect(partOf({ ai: ['LI 1,4', 'LI 2,4', 'LI 2,3'] }, 'SOLOP-BEHAV-15')).toBe(2),
  );

  rule('SOLOP-BEHAV-19', 'the bands', () => {
    expect(mood({ ai: ['LI 6,1'] })).toMatchObject({ sum: 3, mood: 'LE3' });
    expect(mood({ ai: ['LI 6,1', 'LI 6,2'] })).toMatchObject({ sum: 4, mood: 'B47' });
    expect(mood({ ai: ['LI 6,1', 'LI 6,2', 'LI 5,1'] })).toMatchObject({ sum: 7, mood: 'B47' });
    expect(mood({ ai: ['LI 6,1', 'LI 6,2', 'LI 5,1', 'LI 5,2'] })).toMatchObject({ sum: 8, mood: 'GE8' });
  });

  rule('SOLOP-GEN-04', 'rows count from the human, wherever he sits', () => {
    const south = new SoloTable({
      ...(board({ phase: 'initial' }) as object),
      active: 'south',
      south: { nation: 'usa', hand: [], deck: 20, solo: { type: 'variable' } },
      north: { nation: 'japan', hand: [], deck: 20 },
      units: [
        { side: 'south', card: 'light-infantry', at: 'a1' },
        { side: 'north', card: 'light-infantry', at: 'a6' },
      ],
    });
    expect(south.told<Mood>('behaviour')[0]?.parts.map((p) => p.value)).toEqual([3, -1]);
  });
});

describe('the turn', () => {
  rule(
    ['SOLOP-TURN-01', 'SOLOP-TURN-02', 'SOLOP-TURN-03', 'SOLOP-END-01', 'SOLOP-GEN-01'],
    'its phases: deployment before movement',
    () => {
      const table = new SoloTable(
        board({ phase: 'initial', ai: ['LI 6,1'], north: { deck: ['light-infantry'] } }),
        [1, 1, 1, 1, 1, 1],
      );
      while (table.state.active === 1 && table.next() !== null);
      const phases = table.told<{ phase: string; rule: string }>('phase').map((e) => e.phase);
      expect(phases.slice(0, 9)).toEqual([
        'initial',
        'headquarters',
        'card',
        'deployment',
        'movement',
        'shooting',
        'flip',
        'discard',
        'end',
      ]);
      expect(table.north.solo?.chain).toBe(2); // somebody came, somebody went forward
      expect(table.north.solo?.type).toBe('variable');
    },
  );

  rule(
    'SOLOP-END-01',
    'its turn ends like any other: the next is the human’s, and nobody keeps more than the rules allow',
    () => {
      const ended = (deck: readonly string[]) => {
        const table = new SoloTable(board({ phase: 'flip', ai: ['LI 6,1', 'LI 5,1'], north: { hand: [], deck } }));
        while (table.state.active === 1 && table.match.over === null && table.next() !== null);
        return table;
      };
      const { state, match } = ended(['light-infantry']);
      expect([state.turn, state.active, match.over]).toEqual([7, 0, null]);
      expect(state.seats[1]?.solo?.chain).toBe(2);
      expect(ended([]).match.over).toBeNull(); // it draws its discards again: SOLOP-DISCARD-26
    },
  );

  rule('SOLOP-GEN-01', 'it plays Pitched Battles and scenarios', () => {
    const agreed = (more: object) =>
      gmRules.parseSetup({
        edition: 'pacific',
        seats: [
          { nation: 'usa', deck: 'usa-pacific' },
          { nation: 'japan', deck: 'japan-pacific', solo: { system: 'pacific' } },
        ],
        ...more,
      });
    for (const more of [{}, { scenario: 'tarawa' }]) {
      const read = agreed(more);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const { state } = Match.start(gmRules, read.value, 'both');
      expect([state.scenario === '', state.seats[1]?.solo?.system]).toEqual([!('scenario' in more), 'pacific']);
    }
  });

  rule(['SOLOP-TURN-04', 'SOLOP-TURN-05'], 'an opponent that attacks is offensive, one that defends defensive', () => {
    expect(mood({ type: 'offensive' })).toMatchObject({ kind: 'offensive' });
    expect(mood({ type: 'defensive' })).toMatchObject({ kind: 'defensive' });
  });

  const income = (solo: object, ai: readonly string[]) =>
    new SoloTable(board({ phase: 'headquarters', ai, solo })).told<{ parts: { label: Fact; ap: number }[] }>(
      'income',
    )[0]?.parts;

  rule('SOLOP-HQ-01', 'its HQ gives 1 AP, the Supply Line and Command Groups what they always give', () =>
    expect(income({}, ['CG 6,1', 'LI 5,1'])).toMatchObject([
      { label: labels.hq, ap: 1, rule: 'SOLOP-HQ-01' },
      { label: labels.supplyLine, ap: 2, rule: '2GM-TERM-05' },
      { label: labels.commandGroup, ap: 1, rule: '2GM-TURN-07' },
    ]),
  );

  rule('SOLOP-HQ-03', 'a harder game: one more', () =>
    expect(income({ levers: { income: 1 } }, [])).toMatchObject([{ label: labels.hq, ap: 2 }]),
  );

  rule(['SOLOP-CARDS-01', 'SOLO-RULING-20'], 'it draws by the size of its hand', () =>
    expect([8, 7, 6, 5, 4, 3, 2, 1, 0].map(pacificDraw)).toEqual([2, 2, 2, 2, 3, 4, 5, 6, 7]),
  );

  rule('SOLOP-CARDS-01', 'and its hand lies open from then on', () => {
    const table = new SoloTable(
      board({ phase: 'card', hand: ['LI'], north: { deck: new Array(9).fill('light-infantry') } }),
    );
    expect(table.north.hand).toHaveLength(7);
    expect(view(table.state, 0).table.seats[1]?.hand).toEqual(table.north.hand);
    expect(view(table.state, 'spectator').table.seats[1]?.hand).toEqual(table.north.hand);
  });

  rule('SOLOP-CARDS-02', 'a hand without anybody who can shoot goes, and as many cards are drawn again', () => {
    const table = new SoloTable(
      board({
        phase: 'card',
        north: {
          hand: ['traps', 'camouflage', 'fortunate', 'traps', 'traps'],
          deck: ['fuel', 'type-94-lorry', ...new Array(9).fill('light-infantry')],
        },
      }),
    );
    expect(table.north.hand).toHaveLength(7);
    expect(table.north.discard).toHaveLength(7);
    const kept = new SoloTable(
      board({
        phase: 'card',
        north: { hand: ['traps', 'camouflage', 'fortunate', 'traps', 'traps'], deck: ['fuel', 'mits-a6m-zero'] },
      }),
    );
    expect(kept.north.discard).toEqual([]);
  });

  rule('SOLOP-DISCARD-27', 'a human without cards loses, or plays on with his discards if that was agreed', () => {
    const south = { hand: [], deck: [], discard: ['light-infantry', 'light-infantry'] };
    const end = (levers: object) =>
      new SoloTable({ ...board({ phase: 'end', solo: { levers }, south }), active: 'south' }, [1, 1, 1]);
    expect(end({}).match.over?.winners).toEqual([1]);
    expect(end({ reshuffle: true }).match.over).toBeNull();
    const draws = new SoloTable({
      ...board({ phase: 'card', solo: { levers: { reshuffle: true } }, south }),
      active: 'south',
    });
    expect(draws.state.seats[0]?.hand).toHaveLength(2);
  });

  rule('SOLOP-DISCARD-26', 'neither an empty deck nor an empty hand ends its game', () => {
    const table = new SoloTable(board({ phase: 'end', north: { deck: [], hand: [] } }));
    expect(table.match.over).toBeNull();
  });
});
