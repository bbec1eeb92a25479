import { Match } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { upgradeOf } from '../../cards';
import { gmRules } from '../../rules';
import { readSetup } from '../../setup';
import { SoloTable } from '../table.fixture';
import { type Tactics, tactics } from './board.fixture';

const rule = ruleTests<RuleId>(book);
/** The first of two equals, and another column each time. */
const TWICE: readonly number[] = Array.from({ length: 60 }, (_x, i) => (i % 5) + 1);

/** Its Deployment Phase: what each of the new units carries, and the AP left. */
function equips(x: Partial<Tactics>, dice: readonly number[] = TWICE) {
  const table = new SoloTable(tactics({ phase: 'deployment', ai: ['LI 6,8'], human: ['LI 1,4'], ...x }), dice);
  const answers = table.phase();
  const fresh = table.state.units.filter((u) => u.seat === 1 && u.deployed === table.state.turn);
  return {
    tokens: fresh.map((u) => u.tokens.map((t) => upgradeOf(t.kind).id)),
    ap: table.north.ap,
    because: answers.flatMap((a) => a.thought.because),
  };
}

/** Infantry that comes in a lorry, with an item of either class. */
const rifles = (upgrades: readonly string[]) => ({
  card: 'heavy-infantry',
  stats: {
    cost: 2,
    move: 1,
    range: 2,
    accuracy: [5, 10],
    pierce: 2,
    damage: 1,
    armor: 2,
    hp: 3,
    tags: [],
    upgrades: upgrades.map((token) => ({ token, cost: 1 })),
  },
});

describe('passengers', () => {
  rule(['SOLO-RULING-60', 'SOLO-RULING-88'], 'get the equipment of the entry that brings them', () => {
    for (const [type, stance, id] of [
      ['variable', 'ADVANCE', 'SOLOT-PRIO-14'],
      ['variable', 'FULL ASSAULT', 'SOLOT-PRIO-15'],
      ['offensive', 'ATTACK', 'SOLOT-PRIO-19'],
      ['offensive', 'FULL ASSAULT', 'SOLOT-PRIO-20'],
      ['defensive', 'SEIZE AND HOLD', 'SOLOT-PRIO-24'],
      ['defensive', 'OVERCOME DEFENSE', 'SOLOT-PRIO-25'],
    ] as const) {
      const hand = ['TRK', rifles(['sniper', 'medics'])] as unknown as string[];
      const done = equips({ type, stance, ap: 5, hand, solo: { aim: 'occupy', objective: ['a1'] } });
      expect(done.tokens, stance).toEqual([[], ['sniper']]);
      expect(done.ap).toBe(0);
      expect(done.because).toContain(id);
    }
  });

  rule('SOLO-RULING-60', 'come bare where it cannot be paid, or the card has nothing of the class', () => {
    const offensive = { type: 'offensive' as const, stance: 'ATTACK' };
    const poor = equips({ ...offensive, ap: 4, hand: ['TRK', rifles(['sniper'])] as unknown as string[] });
    expect(poor.tokens).toEqual([[], []]);
    const none = equips({ ...offensive, ap: 5, hand: ['TRK', rifles(['medics'])] as unknown as string[] });
    expect(none.tokens).toEqual([[], []]);
    expect(none.ap).toBe(1);
  });
});

describe('offensive and defensive equipment', () => {
  const lines = { type: 'offensive' as const, stance: 'REINFORCE LINES' };

  rule(['SOLO-RULING-88', 'SOLOT-PRIO-16'], 'a tank of REINFORCE LINES has one of each', () => {
    const done = equips({ ...lines, ap: 7, hand: ['TSM'] });
    expect(done.tokens).toEqual([['tank-mg', 'smoke-grenade']]);
    expect(done.ap).toBe(0);
    expect(done.because).toEqual(expect.arrayContaining(['SOLOT-PRIO-16', 'SOLO-RULING-88']));
  });

  rule('SOLO-RULING-88', 'with AP for one only it has one, with none it comes bare', () => {
    expect(equips({ ...lines, ap: 6, hand: ['TSM'] }).tokens).toEqual([['tank-mg']]);
    expect(equips({ ...lines, ap: 5, hand: ['TSM'] }).tokens).toEqual([[]]);
    // two of one class are no pair
    expect(equips({ ...lines, ap: 8, hand: ['T97'] })).toMatchObject({ tokens: [['tank-mg']], ap: 2 });
  });

  rule(
    ['SOLO-RULING-88', 'SOLOT-PRIO-13', 'SOLOT-PRIO-18', 'SOLOT-PRIO-23'],
    'where numbers come first, both afterwards, the dearest unit before the others',
    () => {
      for (const [type, stance] of [
        ['variable', 'REINFORCE'],
        ['offensive', 'ADVANCE'],
        ['defensive', 'HOLD POSITION'],
      ] as const) {
        const solo = { aim: 'occupy', objective: ['a1'] };
        expect(equips({ type, stance, ap: 7, hand: ['TSM'], solo }).tokens, stance).toEqual([
          ['tank-mg', 'smoke-grenade'],
        ]);
        expect(equips({ type, stance, ap: 6, hand: ['TSM'], solo }).ap).toBe(0);
        // a second unit before the equipment of the first
        const two = equips({ type, stance, ap: 10, hand: ['TSM', 'T95'], solo });
        expect(two.tokens).toEqual([['tank-mg'], ['tank-mg']]);
      }
    },
  );

  rule('SOLO-RULING-88', 'an item of both classes fills one place only', () => {
    const hand = [rifles(['hmg', 'hit-the-dirt'])] as unknown as string[];
    const done = equips({ stance: 'REINFORCE', ap: 4, hand });
    expect(done.tokens).toEqual([['hmg', 'hit-the-dirt']]);
    expect(equips({ stance: 'REINFORCE', ap: 4, hand: [rifles(['hmg'])] as unknown as string[] })).toMatchObject({
      tokens: [['hmg']],
      ap: 1,
    });
  });
});

describe('Red Alert', () => {
  const stance = (human: readonly string[]): { parts: { rule: string }[] } | undefined => {
    const table = new SoloTable(tactics({ phase: 'initial', ai: ['LI 6,1'], human }), [5]);
    return table.told<{ parts: { rule: string }[] }>('behaviour')[0];
  };
  const rules = (human: readonly string[]): string[] => stance(human)?.parts.map((part) => part.rule) ?? [];

  rule(['SOLOT-STANCE-02', 'SOLOT-STANCE-03'], 'an unarmed lorry is none, whatever it carries', () => {
    expect(rules(['TRK 6,4'])).toContain('SOLOT-STANCE-08');
    expect(rules(['SUP 6,4 upgrades=["supplies"]'])).toContain('SOLOT-STANCE-08');
    expect(rules(['HTR 6,4'])).toContain('SOLOT-STANCE-03');
    // a weapon of a token is one
    expect(rules(['SUP 6,4 upgrades=["supplies"]', 'LI 5,4'])).toContain('SOLOT-STANCE-04');
  });
});

describe('the first hand', () => {
  rule(
    ['SOLO-RULING-89', 'SOLOT-CARDS-01'],
    'there is none: 5 cards in the first Cards phase, as in every other',
    () => {
      const setup = readSetup({
        edition: 'tactics',
        seats: [
          { nation: 'uk', deck: 'uk-starter' },
          { nation: 'germany', deck: 'germany-starter', solo: { system: 'tactics' } },
        ],
      });
      if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
      const match = Match.start(gmRules, setup.value, 'hand', { events: true });
      expect(match.state.seats.map((x) => x.hand.length)).toEqual([5, 0]);
      // the human with the 5 of everybody, in a scenario too
      const scenario = readSetup({
        edition: 'tactics',
        scenario: 'hold-out',
        seats: [
          { nation: 'uk', deck: 'uk-starter' },
          { nation: 'germany', deck: 'germany-starter', solo: { system: 'tactics' } },
        ],
      });
      if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
      expect(Match.start(gmRules, scenario.value, 'hand').state.seats.map((x) => x.hand.length)).toEqual([5, 0]);
    },
  );
});
