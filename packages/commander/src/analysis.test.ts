import { type GmState, gmGame } from '@sandtable/2gm';
import { type AcesState, acesGame } from '@sandtable/aces';
import { hexName, typeOf } from '@sandtable/aces/table';
import {
  type Core,
  type DiceSource,
  type Fact,
  type Game,
  type Match,
  pickFrom,
  Recording,
  type Replay,
  rollDie,
  type Seat,
  seedRng,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmBrain } from './2gm/brain';
import { acesBrain } from './aces/brain';
import { type Analysis, analysed } from './analysis';
import type { Brain } from './brain';
import { quickPlan } from './search/playout';

const SHALLOW = { samples: 10, looks: 4, effort: { playouts: 12, rivals: 4, horizon: 1, sharpness: 1 } };
/** Of a match, all that looks as if it had cost something. */
const THOROUGH = { ...SHALLOW, looks: 24 };

/** Who throws a die to hurt somebody: null for every other roll. */
type Attacker = (s: Core, rule: string, purpose: Fact) => Seat | null;

interface Table {
  readonly title: string;
  readonly game: Game<Core, never, unknown>;
  readonly brain: Brain<Core, unknown>;
  readonly edition: string;
  readonly attacker: Attacker;
  /** Which way faces are better. */
  readonly better: 1 | -1;
}

/** AA-HITS-02: low faces hit; whoever shoots back does so in the turn of the other. */
const inAces: Attacker = (s, rule, { key }) => {
  if (rule !== 'AA-HITS-02') return null;
  const { active } = s as AcesState;
  return key === 'rolls.shootsBack' ? 1 - active : active;
};

/** 2GM-SHOOT-08: high faces hit. */
const inGm: Attacker = (s, rule) => {
  const { stack } = s as GmState;
  const shot = stack[stack.length - 1] as unknown as { readonly seat: Seat };
  return rule === '2GM-SHOOT-08' ? shot.seat : null;
};

const GM: Omit<Table, 'title' | 'edition'> = {
  game: gmGame as unknown as Table['game'],
  brain: gmBrain as unknown as Table['brain'],
  attacker: inGm,
  better: 1,
};
const ACES: Table = {
  title: 'Aces & Armor',
  game: acesGame as unknown as Table['game'],
  brain: acesBrain as unknown as Table['brain'],
  edition: 'aces',
  attacker: inAces,
  better: -1,
};
const TABLES: readonly Table[] = [
  ACES,
  { ...GM, title: 'Tactics', edition: 'tactics' },
  { ...GM, title: 'Pacific', edition: 'pacific' },
];

/** Rolls for everybody, and better or worse by so much for seat 0, whether it attacks or shoots back. */
class BentDice implements DiceSource {
  private readonly rng;
  state: Core | null = null;

  constructor(
    seed: string,
    private readonly table: Table,
    private readonly by: number,
  ) {
    this.rng = seedRng(seed);
  }

  face(sides: number, rule: string, purpose: Fact): number {
    const face = rollDie(this.rng, sides);
    const isSeat0 = this.state !== null && this.table.attacker(this.state, rule, purpose) === 0;
    return isSeat0 ? Math.max(1, Math.min(sides, face + this.table.better * this.by)) : face;
  }

  index(): 'generator' {
    return 'generator';
  }
}

/** A mirror match of two quick players; the first may be careless and leave every fourth answer to chance. */
function mirror(table: Table, seed: string, by: number, isCareless = false): Replay<never> {
  const { game, brain, edition } = table;
  const dice = new BentDice(seed, table, by);
  const recording = new Recording(game.rules, game.defaultSetup(edition, ['person', 'person']), seed, { dice });
  const { match } = recording;
  dice.state = match.state;
  const rng = seedRng(`${seed}/careless`);
  for (let n = 0; n < 2000 && match.over === null; n++) {
    const decision = match.decision();
    if (decision === null) break;
    const isByChance = isCareless && decision.seat === 0 && n % 4 === 0;
    const [quick] = quickPlan(brain, match as unknown as Match<Core, never, unknown>, decision);
    const option = isByChance ? pickFrom(rng, decision.options) : quick;
    if (option === undefined || !recording.submit(decision.seat, option).ok) throw new Error('It does not go on.');
  }
  return recording.file() as unknown as Replay<never>;
}

function analyse({ brain, game }: Table, replay: Replay<never>, effort = SHALLOW): Analysis {
  const run = analysed(brain, replay, 0, game.wishOf, effort);
  let last = -1;
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value;
    expect(value).toBeGreaterThanOrEqual(last);
    last = value;
  }
}

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

describe.each(TABLES)('the analysis of a match of $title', (table) => {
  const unlucky = SEEDS.map((seed) => analyse(table, mirror(table, seed, -2)));
  const lucky = SEEDS.map((seed) => analyse(table, mirror(table, seed, 2)));

  it('divides the result into luck and choices without a rest', () => {
    for (const one of [...unlucky, ...lucky]) {
      expect(one.start + one.luck + one.ownChoices + one.otherChoices).toBeCloseTo(one.end, 6);
      expect(one.error).toBeGreaterThan(0);
      expect(one.error).toBeLessThan(0.2);
    }
  });

  it('ends with what the match ended with', () => {
    for (const one of [...unlucky, ...lucky]) {
      expect([0, 0.5, 1]).toContain(one.end);
      expect(one.turnings.at(-1)?.chance).toBe(one.end);
    }
  });

  it('calls dice that fell two better good luck, and two worse bad', () => {
    const luckOf = (all: readonly Analysis[]): number => all.reduce((sum, one) => sum + one.luck, 0);
    const errorOf = (all: readonly Analysis[]): number => Math.hypot(...all.map(({ error }) => error));
    expect(luckOf(lucky)).toBeGreaterThan(errorOf(lucky));
    expect(-luckOf(unlucky)).toBeGreaterThan(2 * errorOf(unlucky));
    expect(luckOf(lucky) - luckOf(unlucky)).toBeGreaterThan(3 * errorOf([...lucky, ...unlucky]));
  });

  it('says of a costly decision whose it was, what would have been better, what for, and how sure that is', () => {
    const costly = [...unlucky, ...lucky].flatMap((one) => one.costly);
    for (const seed of SEEDS) {
      if (costly.length > 2) break;
      costly.push(...analyse(table, mirror(table, seed, 0, true), THOROUGH).costly);
    }
    for (const one of costly) {
      expect(one.cost).toBeGreaterThan(one.error);
      expect(one.preferred).not.toEqual(one.option);
      expect(one.aim?.key).toMatch(`commander.aims.${table.game.rules.id}-`);
    }
    expect(costly.length).toBeGreaterThan(0);
  });
});

describe('the analysis of a match', () => {
  it('takes a way of many steps as one decision, by where it led', () => {
    const replay = mirror(ACES, 'a', 0, true);
    const own = replay.answers.flatMap(([seat, verb, unit, hex], i) =>
      seat === 0 ? [{ verb, unit, hex, answers: i + 1 }] : [],
    );
    const ways = analyse(ACES, replay, THOROUGH).costly.filter(({ option }) => option[0] === 'step');
    for (const { answers, option } of ways) {
      const first = own.findIndex((one) => one.answers === answers);
      const { unit } = own[first] ?? {};
      const isOnWay = (at: number): boolean => own[at]?.verb === 'step' && own[at]?.unit === unit;
      let last = first;
      while (isOnWay(last + 1)) last++;
      expect(isOnWay(first - 1), `answer ${answers} begins its way`).toBe(false);
      expect(option).toEqual(['step', unit, own[last]?.hex]);
    }
    expect(ways.length).toBeGreaterThan(0);
  });

  it('names what a decision was for', () => {
    const { match } = new Recording(acesGame.rules, acesGame.defaultSetup('aces', ['person', 'person']), 'named');
    const placed = () => match.state.units.find(({ at }) => at >= 0);
    for (let decision = match.decision(); decision !== null && placed() === undefined; decision = match.decision())
      match.submit(decision.seat, decision.options[0] ?? ['nothing']);
    const u = placed();
    if (u === undefined) throw new Error('Nobody has been placed.');
    expect(acesBrain.pieceAt(match.state, hexName(match.state, u.at))).toBe(typeOf(u).name);
    expect(acesBrain.pieceAt(match.state, 'infantry')).toBeNull();
  });
});
