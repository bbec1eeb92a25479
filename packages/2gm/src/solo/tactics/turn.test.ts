import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { view } from '../../seeing/view';
import { incomeOf } from '../../turn/income';
import { SoloTable } from '../table.fixture';
import { freely, type Tactics, tactics } from './board.fixture';

const rule = ruleTests<RuleId>(book);

const DICE: readonly number[] = Array.from({ length: 400 }, (_x, i) => ((i * 3) % 10) + 1);

/** The phases of its turn, played to the end, in the order in which they come. */
function wholeTurn(x: Partial<Tactics>): SoloTable {
  const table = new SoloTable(tactics({ phase: 'initial', human: ['LI 1,8'], ...x }), DICE);
  const { turn } = table.state;
  while (table.match.over === null && table.state.turn === turn) if (table.next() === null) break;
  return table;
}

describe('the turn of the Tactics opponent', () => {
  rule('SOLOT-TURN-01', 'it moves before it deploys', () => {
    const phases = wholeTurn({ ai: ['LI 6,4'] })
      .told<{ phase: string }>('phase')
      .map((e) => e.phase);
    expect(phases.slice(0, 9)).toEqual([
      'initial',
      'headquarters',
      'card',
      'movement',
      'deployment',
      'shooting',
      'flip',
      'discard',
      'end',
    ]);
  });

  rule('SOLOT-TURN-02', 'what lasted until now ends before it takes its stance', () => {
    const ai = ['LI 6,4 cards=[{"card":"camouflage","until":8}]'];
    const { events } = new SoloTable(tactics({ phase: 'initial', ai }), DICE);
    const order = events.map((e) => e.type).filter((type) => type === 'expired' || type === 'behaviour');
    expect(order).toEqual(['expired', 'behaviour']);
  });

  rule(['SOLOT-HQ-01', 'SOLOT-HQ-02'], 'two AP from its HQ, more or fewer by the difficulty', () => {
    const ap = (income: number): number =>
      new SoloTable(tactics({ phase: 'headquarters', solo: { levers: { income } } })).north.ap;
    expect([ap(0), ap(1), ap(-1)]).toEqual([2, 3, 1]);
  });

  rule(
    ['SOLOT-HQ-01', '2GM-HQ-10'],
    'the AP of its HQ cite its own rule, those of a person’s HQ the rule of people',
    () => {
      const { state } = new SoloTable(tactics({ phase: 'headquarters' }));
      expect([1, 0].map((seat) => incomeOf(state, seat)[0]?.rule)).toEqual(['SOLOT-HQ-01', '2GM-HQ-10']);
    },
  );

  rule(
    ['SOLOT-CARDS-01', 'SOLOT-DISCARD-02'],
    'five cards for all to see; an empty deck is made of its discards',
    () => {
      const north = {
        deck: ['light-infantry', 'light-infantry'],
        discard: ['heavy-infantry', 'heavy-infantry', 'luck', 'fire'],
      };
      const table = new SoloTable(tactics({ phase: 'card', north }), DICE);
      expect(table.north.hand).toHaveLength(5);
      expect(table.north.discard).toEqual([]);
      expect(table.told<{ open: boolean; cards: number[] }>('drew')[0]).toMatchObject({ open: true });
      expect(table.told<{ rule: string }>('reshuffled')[0]?.rule).toBe('SOLOT-DISCARD-02');
      expect(view(table.state, 0).table.seats[1]?.hand).toEqual(table.north.hand);
      expect(table.match.over).toBeNull();
    },
  );

  rule(['SOLOT-DISCARD-01', 'SOLO-RULING-57'], 'nothing stays in its hand, unless the players let it', () => {
    const x: Partial<Tactics> = { phase: 'discard', ai: ['LI 6,4'], human: ['LI 1,8'], hand: ['LI', 'luck'] };
    const { table } = freely({ ...x, phase: 'discard' });
    expect(table.north.hand).toEqual([]);
    expect(table.told<{ rule: string }>('discarded').map(({ rule }) => rule)).toEqual(
      new Array(2).fill('SOLOT-DISCARD-01'),
    );
    const keeps = freely({ ...x, phase: 'discard', solo: { levers: { keeps: true } } });
    expect(keeps.table.north.hand).toHaveLength(2);
  });

  rule(['SOLOT-FLIP-01', 'SOLO-RULING-47'], 'tokens turn back; a weapon without targets is taken down', () => {
    const mortar = 'HI 6,4 upgrades=[{"name":"mortar","mounted":3}]';
    const idle = freely({ phase: 'flip', ai: [mortar], human: ['LI 1,8'] });
    expect(idle.table.state.units[0]?.tokens[0]?.grey).toBe(true);
    const busy = freely({ phase: 'flip', ai: [mortar], human: ['LI 4,4'] });
    expect(busy.table.state.units[0]?.tokens[0]?.grey).toBe(false);
  });

  rule('SOLOT-END-01', 'its units are ready again, and the length of its line is kept in mind', () => {
    const table = wholeTurn({ ai: ['LI 6,4', 'LI 5,4'] });
    expect(table.state.units.every((u) => !u.moved && u.shots === 0)).toBe(true);
    expect(table.north.solo?.chain).toBeGreaterThanOrEqual(2);
  });
});

describe('reactions of the Tactics opponent', () => {
  const BOMBER: Tactics = {
    phase: 'deployment',
    stance: 'ADVANCE',
    ai: ['ZERO hq'],
    human: ['SHM 3,5'],
    hand: ['BMB'],
    ap: 4,
  };

  rule('SOLO-RULING-48', 'a bomber that nobody intercepts flies alone', () => {
    const { table } = freely(BOMBER);
    expect(table.told('raid')).toHaveLength(1);
    expect(table.told('escorts')).toEqual([]);
  });

  rule('SOLO-RULING-48', 'an intercepted bomber is escorted', () => {
    const table = new SoloTable(tactics({ ...BOMBER, human: ['SHM 3,5', 'ZERO hq'] }), DICE);
    for (;;) {
      const asked = table.match.decision();
      const rising = asked?.options.find((o) => o[0] === 'intercept');
      if (asked?.seat === 0 && rising !== undefined) {
        table.submit(0, rising);
        break;
      }
      if (asked?.seat === 1) table.next();
      else throw new Error('Nobody could intercept.');
    }
    table.next();
    expect(table.told('escorts')).toHaveLength(1);
  });
});
