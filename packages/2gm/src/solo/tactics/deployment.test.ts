import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { unitCard } from '../../cards';
import { onField } from '../../state';
import { because, type SoloTable } from '../table.fixture';
import { first, freely, play, type Tactics } from './board.fixture';

const rule = ruleTests<RuleId>(book);

/** Costs of the units that came, in the order in which they came; passengers in brackets after their carriers. */
function arrived(table: SoloTable): number[] {
  return table.state.units
    .filter((u) => u.seat === 1 && u.deployed === 8)
    .map((u) => unitCard(table.state, u.card).cost);
}

interface Deployed {
  readonly costs: readonly number[];
  readonly rules: readonly string[];
  readonly ap: number;
  readonly wishes: readonly string[];
  readonly table: SoloTable;
}

function deploys(x: Partial<Tactics>): Deployed {
  const { table, answers } = freely({ phase: 'deployment', ...x });
  const wishes = answers.map((a) => a.wish);
  return { costs: arrived(table), rules: because(answers), ap: table.north.ap, wishes, table };
}

describe('the lists of a variable opponent', () => {
  rule(
    ['SOLOT-PRIO-11', 'SOLO-RULING-59', 'SOLOT-STANCE-21'],
    'total defence: a unit that can destroy the enemy, then numbers',
    () => {
      const x: Partial<Tactics> = { stance: 'TOTAL DEFENSE', human: ['SHM 5,4'], hand: ['HVT', 'A37', 'LI', 'T95'] };
      const rich = deploys({ ...x, ap: 9 });
      expect([...rich.costs].sort()).toEqual([2, 7]);
      expect(rich.rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-11', 'SOLO-RULING-59', 'SOLOT-STANCE-21']));
      // without the heavy tank: both small units rather than the dearer tank
      expect([...deploys({ ...x, ap: 4, hand: ['T95', 'A37', 'LI'] }).costs].sort()).toEqual([1, 2]);
    },
  );

  rule(['SOLOT-PRIO-12', 'SOLOT-STANCE-22'], 'defence: mines after infantry and guns, fighters last', () => {
    const x: Partial<Tactics> = {
      stance: 'DEFENSE',
      human: ['SHM 5,4'],
      hand: ['ZERO', 'anti-tank-mine', 'LI'],
      ap: 10,
    };
    const { wishes, rules } = deploys(x);
    expect(wishes[0]).toMatch(/^deploy light-infantry/);
    expect(wishes.findIndex((w) => w.includes('anti-tank-mine'))).toBeLessThan(
      wishes.findIndex((w) => w.includes('zero')),
    );
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-12', 'SOLOT-STANCE-22']));
  });

  rule(
    ['SOLOT-PRIO-13', 'SOLOT-STANCE-23', 'SOLOT-CARDS-04'],
    'reinforce: tanks, loaded transports, and then equipment',
    () => {
      const { costs, rules, table } = deploys({ stance: 'REINFORCE', hand: ['T97', 'TRK', 'HI', 'LI'], ap: 11 });
      expect(costs).toEqual([5, 2, 2, 1]);
      expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-13', 'SOLOT-STANCE-23', 'SOLOT-CARDS-04']));
      expect(table.state.units.map((u) => u.tokens.length)).toEqual([1, 0, 0, 0]);
    },
  );

  rule(
    ['SOLOT-PRIO-14', 'SOLOT-STANCE-24', 'SOLO-RULING-56'],
    'advance: the fastest of tanks and loaded transports',
    () => {
      const { rules, wishes } = deploys({ stance: 'ADVANCE', hand: ['HVT', 'T95'], ap: 7 });
      expect(wishes[0]).toMatch(/^deploy type-95/);
      expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-14', 'SOLOT-STANCE-24']));
    },
  );

  rule(['SOLOT-PRIO-15', 'SOLOT-STANCE-25'], 'full assault: fast units with offensive equipment', () => {
    const { costs, rules, table } = deploys({ stance: 'FULL ASSAULT', hand: ['T97', 'LI'], ap: 6 });
    expect(costs).toEqual([5]);
    expect(table.state.units[0]?.tokens).toHaveLength(1);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-15', 'SOLOT-STANCE-25']));
  });
});

describe('the lists of an offensive opponent', () => {
  const type = 'offensive' as const;

  rule(['SOLOT-PRIO-16', 'SOLOT-STANCE-26'], 'reinforce lines: guns and light infantry before tanks', () => {
    const { costs, rules } = deploys({ type, stance: 'REINFORCE LINES', hand: ['T95', 'A37', 'LI'], ap: 5 });
    expect(costs.slice(0, 2)).toEqual([2, 1]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-16', 'SOLOT-STANCE-26']));
  });

  rule(['SOLOT-PRIO-17', 'SOLOT-STANCE-27'], 'seize and hold: infantry before tanks', () => {
    const { costs, rules } = deploys({ type, stance: 'SEIZE AND HOLD', hand: ['T95', 'HI', 'LI'], ap: 5 });
    expect(costs.slice(0, 2)).toEqual([2, 1]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-17', 'SOLOT-STANCE-27']));
  });

  rule(['SOLOT-PRIO-18', 'SOLOT-STANCE-28'], 'advance: tanks first', () => {
    const { costs, rules } = deploys({ type, stance: 'ADVANCE', hand: ['HI', 'T95', 'LI'], ap: 4 });
    expect(costs.slice(0, 1)).toEqual([4]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-18', 'SOLOT-STANCE-28']));
  });

  rule(['SOLOT-PRIO-19', 'SOLOT-STANCE-29'], 'attack: the fastest tank first', () => {
    const { costs, rules } = deploys({ type, stance: 'ATTACK', hand: ['HVT', 'HI', 'T95'], ap: 7 });
    expect(costs.slice(0, 1)).toEqual([4]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-19', 'SOLOT-STANCE-29']));
  });

  rule(['SOLOT-PRIO-20', 'SOLOT-STANCE-30'], 'full assault: tanks before guns and infantry', () => {
    const { costs, rules } = deploys({ type, stance: 'FULL ASSAULT', hand: ['HI', 'T95', 'A37'], ap: 5 });
    expect(costs.slice(0, 1)).toEqual([4]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-20', 'SOLOT-STANCE-30']));
  });
});

describe('the lists of a defensive opponent', () => {
  const type = 'defensive' as const;

  rule(['SOLOT-PRIO-21', 'SOLOT-STANCE-31'], 'total defense: two small units rather than a tank', () => {
    const { costs, rules } = deploys({ type, stance: 'TOTAL DEFENSE', hand: ['T95', 'A37', 'LI'], ap: 4 });
    expect(costs.slice(0, 2)).toEqual([2, 1]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-21', 'SOLOT-STANCE-31']));
  });

  rule(['SOLOT-PRIO-22', 'SOLOT-STANCE-32'], 'reinforce lines: light infantry first', () => {
    const { costs, rules } = deploys({ type, stance: 'REINFORCE LINES', hand: ['T95', 'HI', 'LI'], ap: 5 });
    expect(costs.slice(0, 1)).toEqual([1]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-22', 'SOLOT-STANCE-32']));
  });

  rule(['SOLOT-PRIO-23', 'SOLOT-STANCE-33'], 'hold position: tanks first', () => {
    const { costs, rules } = deploys({ type, stance: 'HOLD POSITION', hand: ['HI', 'T95', 'LI'], ap: 4 });
    expect(costs.slice(0, 1)).toEqual([4]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-23', 'SOLOT-STANCE-33']));
  });

  rule(['SOLOT-PRIO-24', 'SOLOT-STANCE-34'], 'seize and hold: the fastest tank first', () => {
    const { costs, rules } = deploys({ type, stance: 'SEIZE AND HOLD', hand: ['HVT', 'HI', 'T95'], ap: 7 });
    expect(costs.slice(0, 1)).toEqual([4]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-24', 'SOLOT-STANCE-34']));
  });

  rule(['SOLOT-PRIO-25', 'SOLOT-STANCE-35'], 'overcome defense: tanks before guns and infantry', () => {
    const { costs, rules } = deploys({ type, stance: 'OVERCOME DEFENSE', hand: ['HI', 'T95', 'A37'], ap: 5 });
    expect(costs.slice(0, 1)).toEqual([4]);
    expect(rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-25', 'SOLOT-STANCE-35']));
  });

  rule('SOLOT-PRIO-22', 'light infantry with its defensive item comes before the tank', () => {
    const { table } = deploys({ type, stance: 'REINFORCE LINES', hand: ['T95', 'HI', 'LI'], ap: 5 });
    expect(table.state.units[0]?.tokens).toHaveLength(1);
  });
});

describe('the lists for what is left', () => {
  // stances whose own lists name none of these cards
  rule(['SOLOT-PRIO-31', 'SOLO-RULING-58'], 'variable, little AP: the gun, then infantry', () => {
    const found = deploys({ type: 'variable', stance: 'ADVANCE', hand: ['A25', 'LI', 'A37'], ap: 4 });
    expect(found.costs).toEqual([2, 1]);
    expect(found.rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-31', 'SOLO-RULING-58']));
  });

  rule(
    ['SOLOT-PRIO-32', 'SOLO-RULING-58'],
    'variable, 5 AP: guns from the dearest down; the one that pierces more is put down first',
    () => {
      const found = deploys({ type: 'variable', stance: 'ADVANCE', hand: ['A25', 'HI', 'A37'], ap: 5 });
      expect(found.costs).toEqual([2, 3]);
      expect(found.rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-32', 'SOLO-RULING-58']));
    },
  );

  rule(['SOLOT-PRIO-33', 'SOLO-RULING-58'], 'offensive, little AP: offensive infantry', () => {
    const found = deploys({ type: 'offensive', stance: 'ATTACK', hand: ['LI', 'HI'], ap: 2 });
    expect(found.costs).toEqual([2]);
    expect(found.rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-33', 'SOLO-RULING-58']));
  });

  rule(['SOLOT-PRIO-34', 'SOLO-RULING-58'], 'offensive, 6 AP: the gun, then offensive infantry', () => {
    const found = deploys({ type: 'offensive', stance: 'ATTACK', hand: ['HI', 'A70', 'LI'], ap: 6 });
    expect(found.costs).toEqual([4, 2]);
    expect(found.rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-34', 'SOLO-RULING-58']));
  });

  rule(['SOLOT-PRIO-35', 'SOLO-RULING-58'], 'defensive, little AP: defensive infantry', () => {
    const found = deploys({ type: 'defensive', stance: 'SEIZE AND HOLD', hand: ['HI', 'LI'], ap: 2 });
    expect(found.costs).toEqual([1]);
    expect(found.rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-35', 'SOLO-RULING-58']));
  });

  rule(['SOLOT-PRIO-36', 'SOLO-RULING-58'], 'defensive, 5 AP: the gun, then defensive infantry', () => {
    const found = deploys({ type: 'defensive', stance: 'SEIZE AND HOLD', hand: ['HI', 'A70', 'LI'], ap: 5 });
    expect(found.costs).toEqual([4, 1]);
    expect(found.rules).toEqual(expect.arrayContaining(['SOLOT-PRIO-36', 'SOLO-RULING-58']));
  });

  rule('SOLOT-PRIO-31', 'anti-aircraft guns are left out of the short list, and come with the rest', () => {
    const { rules, costs } = deploys({ stance: 'ADVANCE', hand: ['A25'], ap: 4 });
    expect(costs).toEqual([3]);
    expect(rules).not.toContain('SOLOT-PRIO-31');
    expect(rules).toContain('SOLOT-CARDS-03');
  });

  rule(['SOLOT-CARDS-03', 'SOLOT-CARDS-02'], 'troops that fit no list come from the dearest to the cheapest', () => {
    const { wishes, rules } = deploys({ type: 'defensive', stance: 'SEIZE AND HOLD', hand: ['HI', 'A25'], ap: 4 });
    expect(wishes[0]).toMatch(/^deploy type-96-25mm/);
    expect(rules).toContain('SOLOT-CARDS-03');
  });

  rule(['SOLOT-PRIO-01', 'SOLOT-PRIO-03'], 'it deploys until the AP are used up, what the stance wants first', () => {
    const { costs, ap } = deploys({ stance: 'REINFORCE', hand: ['LI', 'T95', 'HI', 'A37'], ap: 9 });
    expect([...costs].sort()).toEqual([1, 2, 2, 4]);
    expect(ap).toBe(0);
    const one = first({ phase: 'deployment', stance: 'REINFORCE', hand: ['T95'], ap: 4 }, [1]);
    expect(one.thought.because).toContain('SOLOT-PRIO-03');
  });

  rule('SOLOT-PRIO-02', 'an empty lorry that cannot fire is of no use', () => {
    expect(play({ phase: 'deployment', stance: 'REINFORCE', hand: ['TRK'], ap: 9 }).wishes).toEqual([]);
  });
});

describe('where and with what', () => {
  rule(['SOLOT-PLACE-01', 'SOLO-RULING-55'], 'of two it faces the more dangerous, and none twice', () => {
    const human = ['SHM 3,3', 'T95 4,6'];
    const x: Tactics = { phase: 'deployment', stance: 'ADVANCE', human, hand: ['HVT', 'T97'], ap: 13 };
    expect(freely(x).table.standing()).toEqual(['c6', 'f6']);
    const infantry = play({ ...x, hand: ['HI'], ap: 2 }, [8]);
    expect(infantry.table.standing()).toEqual(['f6']);
  });

  rule('SOLO-RULING-55', 'an enemy whose column somebody holds who can deal with him is faced already', () => {
    const x: Tactics = { phase: 'deployment', stance: 'TOTAL DEFENSE', human: ['SHM 3,3'], hand: ['T97'], ap: 5 };
    expect(play({ ...x, ai: ['T97 5,3'] }, [10]).table.standing()).toEqual(['c5', 'h6']);
    expect(play({ ...x, ai: ['LI 5,3'] }).table.standing()).toEqual(['c5', 'c6']);
  });

  rule('SOLOT-PLACE-03', 'the unit with most damage is put down first', () => {
    const { wishes } = freelyWishes({ stance: 'TOTAL DEFENSE', hand: ['LI', 'A70'], ap: 5 });
    expect(wishes[0]).toMatch(/^deploy type-92/);
  });

  rule('SOLOT-PLACE-04', 'the die is rolled again while there is no room', () => {
    const x: Tactics = { phase: 'deployment', stance: 'ADVANCE', ai: ['LI 6,1'], hand: ['LI'], ap: 1 };
    expect(play(x, [1, 10]).table.standing()).toEqual(['a6', 'h6']);
  });

  rule(['SOLOT-PLACE-05', 'SOLO-RULING-62'], 'until its third turn new units come in behind terrain', () => {
    const x: Tactics = {
      phase: 'deployment',
      stance: 'ADVANCE',
      human: ['SHM 3,3'],
      hand: ['T97'],
      ap: 5,
      terrain: ['trench 5,7'],
    };
    expect(play({ ...x, turn: 3 }).table.standing()).toEqual(['g6']);
    expect(play({ ...x, turn: 4 }).table.standing()).toEqual(['c6']);
  });

  rule(
    ['SOLOT-PLACE-05', 'SOLO-RULING-62'],
    'a Terrain card in front: no woods, not the Deployment Line, not behind',
    () => {
      const x: Tactics = { phase: 'deployment', stance: 'ADVANCE', human: ['SHM 3,3'], hand: ['T97'], ap: 5, turn: 2 };
      const stands = (more: object): string[] => play({ ...x, ...more }).table.standing();
      // woods, or a card on the space itself, are no reason to go there: face-off
      expect(stands({ bushes: ['5,7'] })).toEqual(['c6']);
      expect(stands({ terrain: ['trench 6,7'] })).toEqual(['c6']);
      expect(stands({ bushes: ['5,7'], terrain: ['trench 6,2', 'trench 4,8'] })).toEqual(['h6']);
      // the nearer one, then the better cover, then nearer to the HQ
      expect(stands({ terrain: ['trench 4,7', 'trench 5,2'] })).toEqual(['b6']);
      expect(stands({ terrain: ['trench 5,7', 'house 5,1'] })).toEqual(['a6']);
      expect(stands({ terrain: ['trench 5,8', 'trench 5,6'] })).toEqual(['f6']);
      // one in which somebody stands gives no cover to the next, and wire never does
      expect(stands({ terrain: ['trench 5,7'], ai: ['LI 5,7'] })).toEqual(['c6', 'g5']);
      expect(stands({ terrain: ['barbed-wire 5,7'] })).toEqual(['c6']);
    },
  );

  rule('SOLOT-UPGRADE-01', 'infantry takes one item with the unit, never two of a class', () => {
    const { table } = freely({ phase: 'deployment', type: 'offensive', stance: 'SEIZE AND HOLD', hand: ['HI'], ap: 9 });
    expect(table.state.units[0]?.tokens).toHaveLength(1);
  });
});

describe('a line that is full', () => {
  const table = { scenario: { id: 'wide', north: { rows: [1, 2] } } };
  const full = [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `LI 6,${column}`);
  const x = { phase: 'deployment', stance: 'DEFENSE', ap: 2, hand: ['A37'], human: ['LI 1,1'], table };

  rule('SOLOT-PLACE-04', 'where a scenario opens a second row, a die says which space of it', () => {
    // eight free spaces: faces 9 and 10 are rolled again
    const second = play({ ...x, ai: full }, [10, 3]);
    expect(second.wishes).toEqual(['deploy type-94-37mm c5']);
    expect(because(second.answers)).toContain('SOLOT-PLACE-04');
    // the line itself comes first, by its columns
    expect(play({ ...x, ai: full.slice(1) }, [2, 1]).wishes).toEqual(['deploy type-94-37mm a6']);
  });
});

function freelyWishes(x: Partial<Tactics>): { wishes: string[] } {
  return { wishes: freely({ phase: 'deployment', ...x }).answers.map((a) => a.wish) };
}

describe('single cards', () => {
  rule(
    ['SOLOT-CARDUSE-08', 'SOLOT-CARDUSE-09'],
    'Replacements only without a unit in the hand, for the strongest that can follow',
    () => {
      const north = { discard: ['light-infantry', 'type-97-chi-ha', 'heavy-infantry'] };
      const x: Tactics = { phase: 'deployment', stance: 'DEFENSE', hand: ['replacements'], north, ap: 9 };
      const played = first(x);
      expect(played.wish).toContain('replacements');
      expect(played.wish).toContain('chi-ha');
      expect(played.thought.because).toEqual(['SOLOT-CARDUSE-08', 'SOLOT-CARDUSE-09']);
      expect(first({ ...x, hand: ['replacements', 'LI'] }, [1]).wish).toMatch(/^deploy/);
      expect(play({ ...x, ap: 1 }).wishes).toEqual([]);
    },
  );

  rule('SOLO-RULING-59', 'what a support card has cost is not there for units any more', () => {
    // 4 of the 6 AP are gone with the mine: two for 1 AP each are more than one for 2
    const hand = ['anti-tank-mine', 'A37', 'LI', 'LI'];
    const { costs, wishes } = deploys({ stance: 'TOTAL DEFENSE', human: ['SHM 5,4'], hand, ap: 6 });
    expect(wishes[0]).toMatch(/^play anti-tank-mine/);
    expect(costs).toEqual([1, 1]);
  });

  rule('SOLOT-CARDUSE-04', 'Espionage takes the dearest card of the human', () => {
    const south = {
      hand: ['light-infantry', 'light-infantry', 'm26-pershing', 'heavy-infantry', 'light-infantry', 'light-infantry'],
    };
    const { table } = freely({ phase: 'deployment', stance: 'ADVANCE', hand: ['espionage'], south, ap: 9 });
    const gone = table.state.seats[0]?.discard.map((card) => unitCard(table.state, card).id);
    expect(gone).toEqual(['usa/m26-pershing']);
  });

  rule('SOLOT-CARDUSE-06', 'Fire where somebody stands', () => {
    const x: Tactics = {
      phase: 'deployment',
      stance: 'ADVANCE',
      human: ['HI 2,3', 'LI 3,7'],
      hand: ['fire'],
      ap: 9,
      bushes: ['2,3', '3,7', '4,4'],
    };
    const { table, rules } = deploys(x);
    expect(table.state.units.map((u) => (onField(u) ? u.wounds : -1))).toEqual([2, 0]);
    expect(rules).toContain('SOLOT-CARDUSE-06');
  });

  rule('SOLOT-CARDUSE-12', 'support cards are played in the Deployment Phase', () => {
    const { rules } = deploys({ stance: 'DEFENSE', human: ['SHM 5,4'], hand: ['anti-tank-mine'], ap: 4 });
    expect(rules).toContain('SOLOT-CARDUSE-12');
  });
});
