import { type AcesState, acesGame } from '@sandtable/aces';
import { hexName, typeOf } from '@sandtable/aces/table';
import {
  type DiceSource,
  type Fact,
  type Match,
  pickFrom,
  Recording,
  type Replay,
  rollDie,
  seedRng,
} from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { acesBrain } from './aces/brain';
import { type Analysis, analysed } from './analysis';
import { quickPlan } from './search/playout';

const SHALLOW = { samples: 10, looks: 2, effort: { playouts: 12, rivals: 4, horizon: 1, sharpness: 1 } };

/** Rolls for everybody, and better by so much for seat 0, whether it attacks or shoots back: low faces hit (AA-HITS-02). */
class BentDice implements DiceSource {
  private readonly rng;
  state: AcesState | null = null;

  constructor(
    seed: string,
    private readonly better: number,
  ) {
    this.rng = seedRng(seed);
  }

  face(sides: number, rule: string, purpose: Fact): number {
    const face = rollDie(this.rng, sides);
    const isDefender = purpose.key === 'rolls.shootsBack';
    const isSeat0 = rule === 'AA-HITS-02' && (this.state?.active === 0) !== isDefender;
    return isSeat0 ? Math.max(1, face - this.better) : face;
  }

  index(): 'generator' {
    return 'generator';
  }
}

/** A mirror match of two quick players; the first may be careless and leave every fourth answer to chance. */
function mirror(seed: string, better: number, isCareless = false): Replay<never> {
  const dice = new BentDice(seed, better);
  const recording = new Recording(acesGame.rules, acesGame.defaultSetup('aces', ['person', 'person']), seed, { dice });
  const { match } = recording;
  dice.state = match.state;
  const rng = seedRng(`${seed}/careless`);
  for (let n = 0; n < 600 && match.over === null; n++) {
    const decision = match.decision();
    if (decision === null) break;
    const isByChance = isCareless && decision.seat === 0 && n % 4 === 0;
    const [quick] = quickPlan(acesBrain, match as unknown as Match<AcesState, never, never>, decision);
    const option = isByChance ? pickFrom(rng, decision.options) : quick;
    if (option === undefined || !recording.submit(decision.seat, option).ok) throw new Error('It does not go on.');
  }
  return recording.file() as unknown as Replay<never>;
}

function analyse(replay: Replay<never>): Analysis {
  const run = analysed(acesBrain, replay, 0, acesGame.wishOf, SHALLOW);
  let last = -1;
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value;
    expect(value).toBeGreaterThanOrEqual(last);
    last = value;
  }
}

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

describe('the analysis of a match', () => {
  const fair = analyse(mirror('mirror', 0));
  const bent = analyse(mirror('mirror', 2));

  it('divides the result into luck and choices without a rest', () => {
    for (const one of [fair, bent]) {
      expect(one.start + one.luck + one.ownChoices + one.otherChoices).toBeCloseTo(one.end, 6);
      expect(one.error).toBeGreaterThan(0);
      expect(one.error).toBeLessThan(0.2);
    }
  });

  it('ends with what the match ended with', () => {
    expect([0, 0.5, 1]).toContain(fair.end);
    expect(fair.turnings.at(-1)?.chance).toBe(fair.end);
  });

  const evenly = SEEDS.map((seed) => analyse(mirror(seed, 0)));
  const tampered = SEEDS.map((seed) => analyse(mirror(seed, 2)));

  it('calls dice that fell two better luck', () => {
    const luckOf = (all: readonly Analysis[]): number => all.reduce((sum, one) => sum + one.luck, 0);
    const error = Math.sqrt(tampered.reduce((sum, one) => sum + one.error ** 2, 0));
    expect(luckOf(tampered)).toBeGreaterThan(3 * error);
    expect(luckOf(tampered) - luckOf(evenly)).toBeGreaterThan(3 * error);
  });

  it('says of a costly decision whose it was, what would have been better, what for, and how sure that is', () => {
    const careless = SEEDS.map((seed) => analyse(mirror(seed, 0, true)));
    const costly = [...evenly, ...tampered, ...careless].flatMap((one) => one.costly);
    for (const one of costly) {
      expect(one.cost).toBeGreaterThan(one.error);
      expect(one.preferred).not.toEqual(one.option);
      expect(one.aim?.key).toMatch(/^commander\.aims\.aces-/);
    }
    expect(costly.length).toBeGreaterThan(0);
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
