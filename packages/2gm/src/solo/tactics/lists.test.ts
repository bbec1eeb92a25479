import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { first, type Tactics } from './board.fixture';
import { DEFAULTS } from './tables';

const rule = ruleTests<RuleId>(book);

/** What the lists tell apart, each for the same price: only the order of a list can prefer one of them. */
interface Kind {
  readonly hand: (cost: number) => readonly object[];
  /** How the wish that brings it begins. */
  readonly wish: string;
}

const RIFLES = { range: 2, accuracy: [5, 10], pierce: 2, damage: 1, armor: 1, hp: 3, upgrades: [], tags: [] };
const GUN = { range: 3, accuracy: [5, 9], pierce: 4, damage: 2, armor: 2, hp: 2, upgrades: [], tags: [] };

const infantry = (cost: number): object => ({ card: 'heavy-infantry', stats: { ...RIFLES, cost, move: 1 } });
const tank = (card: string, move: number) => (cost: number) => [{ card, stats: { ...GUN, cost, move } }];
const plane = (card: string, more: object) => (cost: number) => [{ card, stats: { ...GUN, cost, move: 0, ...more } }];
/** A carrier costs nothing, its passenger everything. */
const carrier = (cost: number): object => ({
  card: 'type-94-lorry',
  stats: { cost, move: 3, armor: 2, hp: 2, weapon: false, tags: ['transport', 'tow'], upgrades: [] },
});

const KINDS = {
  light: {
    hand: () => [{ card: 'light-infantry', stats: { ...RIFLES, cost: 1, move: 1 } }],
    wish: 'deploy light-infantry',
  },
  heavy: { hand: (cost: number) => [infantry(cost)], wish: 'deploy heavy-infantry' },
  gun: { hand: tank('type-94-37mm', 1), wish: 'deploy type-94-37mm' },
  tank: { hand: tank('type-95-ha-go', 2), wish: 'deploy type-95' },
  slow: { hand: tank('type-3-chi-nu', 1), wish: 'deploy type-3' },
  loaded: { hand: (cost: number) => [carrier(1), infantry(cost - 1)], wish: 'deploy type-94-lorry' },
  towing: {
    hand: (cost: number) => [carrier(1), ...tank('type-94-37mm', 1)(cost - 1)],
    wish: 'deploy type-94-lorry',
  },
  fighter: { hand: plane('mits-a6m-zero', { tags: ['fighter'] }), wish: 'deploy mits-a6m-zero' },
  bomber: { hand: plane('aichi-d3a', { bomber: 2 }), wish: 'deploy aichi-d3a' },
  fire: { hand: () => ['fire'], wish: 'play fire' },
  traps: { hand: () => ['traps'], wish: 'play traps' },
  mine: { hand: () => ['anti-personnel-mine'], wish: 'play anti-personnel-mine' },
  /** Defensive infantry at any price. */
  command: {
    hand: (cost: number) => [{ card: 'light-infantry', stats: { ...RIFLES, cost, move: 1, tags: ['command'] } }],
    wish: 'deploy light-infantry',
  },
  /** A transport that fires and carries nobody, too slow for the lists of fast units. */
  armed: { hand: tank('type-1-ho-ha', 1), wish: 'deploy type-1-ho-ha' },
  ammo: { hand: () => ['extra-ammo'], wish: 'play extra-ammo' },
  sick: { hand: () => ['sick-patients'], wish: 'play sick-patients' },
} as const satisfies Record<string, { hand: (cost: number) => readonly (object | string)[]; wish: string } | Kind>;

type Name = keyof typeof KINDS;

/** The lists of the book as they are printed, once more and by hand. */
const LISTS: readonly {
  readonly rule: RuleId;
  readonly type: 'variable' | 'offensive' | 'defensive';
  readonly stance: string;
  readonly order: readonly Name[];
  /** What everything costs, and the AP there are; without it as much as the dearest support card. */
  readonly ap?: number;
}[] = [
  { rule: 'SOLOT-PRIO-13', type: 'variable', stance: 'REINFORCE', order: ['tank', 'loaded', 'fighter'] },
  { rule: 'SOLOT-PRIO-13', type: 'variable', stance: 'REINFORCE', order: ['tank', 'towing', 'bomber'] },
  { rule: 'SOLOT-PRIO-14', type: 'variable', stance: 'ADVANCE', order: ['loaded', 'tank', 'slow', 'fighter'] },
  { rule: 'SOLOT-PRIO-14', type: 'variable', stance: 'ADVANCE', order: ['towing', 'tank', 'bomber'] },
  { rule: 'SOLOT-PRIO-15', type: 'variable', stance: 'FULL ASSAULT', order: ['fire', 'loaded', 'tank', 'slow'] },
  { rule: 'SOLOT-PRIO-16', type: 'offensive', stance: 'REINFORCE LINES', order: ['gun', 'tank'] },
  { rule: 'SOLOT-PRIO-16', type: 'offensive', stance: 'REINFORCE LINES', order: ['light', 'tank'] },
  { rule: 'SOLOT-PRIO-17', type: 'offensive', stance: 'SEIZE AND HOLD', order: ['heavy', 'tank', 'traps', 'fighter'] },
  { rule: 'SOLOT-PRIO-17', type: 'offensive', stance: 'SEIZE AND HOLD', order: ['gun', 'tank', 'traps', 'fighter'] },
  { rule: 'SOLOT-PRIO-18', type: 'offensive', stance: 'ADVANCE', order: ['tank', 'loaded', 'fighter'] },
  { rule: 'SOLOT-PRIO-18', type: 'offensive', stance: 'ADVANCE', order: ['tank', 'towing', 'bomber'] },
  { rule: 'SOLOT-PRIO-19', type: 'offensive', stance: 'ATTACK', order: ['loaded', 'tank', 'slow', 'fighter'] },
  { rule: 'SOLOT-PRIO-19', type: 'offensive', stance: 'ATTACK', order: ['towing', 'tank', 'bomber'] },
  { rule: 'SOLOT-PRIO-20', type: 'offensive', stance: 'FULL ASSAULT', order: ['fire', 'loaded', 'tank', 'slow'] },
  { rule: 'SOLOT-PRIO-21', type: 'defensive', stance: 'TOTAL DEFENSE', order: ['gun'] },
  { rule: 'SOLOT-PRIO-21', type: 'defensive', stance: 'TOTAL DEFENSE', order: ['light'] },
  {
    rule: 'SOLOT-PRIO-22',
    type: 'defensive',
    stance: 'REINFORCE LINES',
    order: ['light', 'gun', 'tank', 'mine', 'fighter'],
  },
  { rule: 'SOLOT-PRIO-23', type: 'defensive', stance: 'HOLD POSITION', order: ['tank', 'loaded', 'fighter'] },
  { rule: 'SOLOT-PRIO-23', type: 'defensive', stance: 'HOLD POSITION', order: ['tank', 'towing', 'bomber'] },
  { rule: 'SOLOT-PRIO-24', type: 'defensive', stance: 'SEIZE AND HOLD', order: ['loaded', 'tank', 'slow'] },
  {
    rule: 'SOLOT-PRIO-25',
    type: 'defensive',
    stance: 'OVERCOME DEFENSE',
    order: ['towing', 'tank', 'slow', 'fighter'],
  },
  { rule: 'SOLOT-PRIO-25', type: 'defensive', stance: 'OVERCOME DEFENSE', order: ['loaded', 'tank', 'bomber'] },
  // the lists for what is left, each under a stance whose own list names nothing of these
  { rule: 'SOLOT-PRIO-31', type: 'variable', stance: 'ADVANCE', order: ['gun', 'heavy', 'armed', 'sick'], ap: 4 },
  {
    rule: 'SOLOT-PRIO-32',
    type: 'variable',
    stance: 'DEFENSE',
    order: ['tank', 'armed', 'loaded', 'heavy', 'bomber', 'ammo'],
    ap: 5,
  },
  { rule: 'SOLOT-PRIO-32', type: 'variable', stance: 'ADVANCE', order: ['armed', 'gun', 'heavy', 'ammo'], ap: 5 },
  {
    rule: 'SOLOT-PRIO-33',
    type: 'offensive',
    stance: 'REINFORCE LINES',
    order: ['loaded', 'heavy', 'armed', 'sick'],
    ap: 4,
  },
  { rule: 'SOLOT-PRIO-33', type: 'offensive', stance: 'ADVANCE', order: ['gun', 'heavy', 'armed', 'sick'], ap: 4 },
  {
    rule: 'SOLOT-PRIO-34',
    type: 'offensive',
    stance: 'REINFORCE LINES',
    order: ['loaded', 'heavy', 'bomber', 'ammo'],
    ap: 5,
  },
  { rule: 'SOLOT-PRIO-34', type: 'offensive', stance: 'ADVANCE', order: ['gun', 'heavy', 'ammo'], ap: 5 },
  {
    rule: 'SOLOT-PRIO-35',
    type: 'defensive',
    stance: 'SEIZE AND HOLD',
    order: ['gun', 'command', 'armed', 'sick'],
    ap: 4,
  },
  {
    rule: 'SOLOT-PRIO-36',
    type: 'defensive',
    stance: 'TOTAL DEFENSE',
    order: ['tank', 'loaded', 'bomber', 'ammo'],
    ap: 5,
  },
  {
    rule: 'SOLOT-PRIO-36',
    type: 'defensive',
    stance: 'SEIZE AND HOLD',
    order: ['gun', 'command', 'bomber', 'ammo'],
    ap: 5,
  },
];

/** The lists for what is left as the book prints them: kinds of troops line by line, what they bring, support cards. */
const LEFT_OVER: readonly {
  readonly rule: RuleId;
  readonly type: 'variable' | 'offensive' | 'defensive';
  readonly lines: readonly string[];
}[] = [
  { rule: 'SOLOT-PRIO-31', type: 'variable', lines: ['field-artillery', 'infantry', 'armed-transport', '*improving'] },
  {
    rule: 'SOLOT-PRIO-32',
    type: 'variable',
    lines: ['tank', 'with-artillery / transport', 'artillery', 'with-infantry', 'infantry', 'aircraft', '*any'],
  },
  {
    rule: 'SOLOT-PRIO-33',
    type: 'offensive',
    lines: ['field-artillery', 'with-offensive-infantry', 'offensive-infantry', 'armed-transport', '*improving'],
  },
  {
    rule: 'SOLOT-PRIO-34',
    type: 'offensive',
    lines: [
      'tank +offensive',
      'with-artillery',
      'artillery',
      'with-infantry',
      'offensive-infantry',
      'aircraft',
      '*any',
    ],
  },
  {
    rule: 'SOLOT-PRIO-35',
    type: 'defensive',
    lines: ['field-artillery', 'with-defensive-infantry', 'defensive-infantry', 'armed-transport', '*improving'],
  },
  {
    rule: 'SOLOT-PRIO-36',
    type: 'defensive',
    lines: [
      'tank +defensive',
      'with-artillery',
      'artillery',
      'with-infantry',
      'defensive-infantry',
      'aircraft',
      '*any',
    ],
  },
];

describe('the lists for what the stance leaves', () => {
  const check = (id: RuleId): void => {
    for (const { type, lines } of LEFT_OVER.filter((each) => each.rule === id)) {
      const list = DEFAULTS[type].find((each) => each.rule === id);
      const printed = list?.steps.map((step) =>
        'support' in step
          ? `*${step.support}`
          : `${step.troops.join(' / ')}${step.equipment === 'none' ? '' : ` +${step.equipment}`}`,
      );
      expect(printed).toEqual(lines);
      // fewer than 5 AP, or 5 and more
      expect(DEFAULTS[type].indexOf(list ?? DEFAULTS[type][0])).toBe(lines.includes('*any') ? 1 : 0);
    }
  };

  rule('SOLOT-PRIO-31', 'variable, below 5 AP: line by line', () => check('SOLOT-PRIO-31'));
  rule('SOLOT-PRIO-32', 'variable, with 5 AP: line by line', () => check('SOLOT-PRIO-32'));
  rule('SOLOT-PRIO-33', 'offensive, below 5 AP: line by line', () => check('SOLOT-PRIO-33'));
  rule('SOLOT-PRIO-34', 'offensive, with 5 AP: line by line', () => check('SOLOT-PRIO-34'));
  rule('SOLOT-PRIO-35', 'defensive, below 5 AP: line by line', () => check('SOLOT-PRIO-35'));
  rule('SOLOT-PRIO-36', 'defensive, with 5 AP: line by line', () => check('SOLOT-PRIO-36'));
});

/** Fire burns the objective on e2, traps and mines have somebody to strike, aircraft somebody to fly against. */
function table(type: Tactics['type'], stance: string, names: readonly Name[], price: number, near = false): Tactics {
  return {
    phase: 'deployment',
    ...(type === undefined ? {} : { type }),
    stance,
    ap: price,
    hand: names.flatMap((name) => [...KINDS[name].hand(price)]) as unknown as string[],
    ai: ['LI 6,1', 'LI 5,1'],
    human: ['LI 3,4', 'LI 1,4', ...(near ? ['LI 4,1'] : [])],
    terrain: ['trench 2,5'],
    solo: { aim: 'destroy', objective: ['e2'] },
  };
}

const PRICES: Readonly<Partial<Record<Name, number>>> = { fire: 3, traps: 2, mine: 3 };

describe('every line of every list', () => {
  for (const { rule: id, type, stance, order, ap } of LISTS) {
    order.forEach((name, i) => {
      const rest = order.slice(i);
      it(`${id}, ${stance} (${type}): ${rest.join(' before ')}`, () => {
        // everything at the price of the card that has a fixed one, so that only one of them can be had
        const price = ap ?? Math.max(2, ...order.map((each) => PRICES[each] ?? 0));
        // cards that help or hamper need somebody within range
        const answered = first(table(type, stance, rest, price, ap !== undefined));
        expect(answered.wish.startsWith(KINDS[name].wish), answered.wish).toBe(true);
        expect(answered.thought.because).toContain(id);
      });
    });
  }
});

describe('what a list does not name', () => {
  rule(['SOLOT-PRIO-15', 'SOLOT-PRIO-20'], 'a fire that reaches no objective is no card against the target', () => {
    for (const [type, stance] of [
      ['variable', 'FULL ASSAULT'],
      ['offensive', 'FULL ASSAULT'],
    ] as const) {
      const x = { ...table(type, stance, ['fire', 'slow'], 3), terrain: [] };
      expect(first(x).wish).toMatch(/^deploy type-3/);
    }
  });

  rule(['SOLOT-PRIO-24', 'SOLOT-PRIO-21'], 'aircraft and tanks come by the list for what is left', () => {
    const plane = first(table('defensive', 'SEIZE AND HOLD', ['fighter'], 5));
    expect(plane.thought.because).not.toContain('SOLOT-PRIO-24');
    const tankAlone = first(table('defensive', 'TOTAL DEFENSE', ['tank'], 5));
    expect(tankAlone.thought.because).not.toContain('SOLOT-PRIO-21');
    expect(tankAlone.thought.because).toContain('SOLOT-PRIO-36');
  });
});
