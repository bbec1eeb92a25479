import { type Decision, Match, type Option } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { acesGame } from '../index';
import { intention } from './index';

const OWN = 'germany-1';
const OTHER = 'usa';

interface Drawn {
  readonly hexes?: Readonly<Record<string, string>>;
  readonly units: readonly object[];
  readonly owners?: Readonly<Record<string, string>>;
  readonly phase?: string;
  readonly coins?: number;
}

/** A match that goes on from a drawn position, on a small map of open ground. */
function from({ hexes = {}, units, owners = {}, phase = 'move', coins = 0 }: Drawn) {
  const read = acesGame.parsePosition({
    game: 'aces',
    map: { size: '9x9', hexes },
    turn: { seat: OWN, phase },
    seats: { [OWN]: { coins }, [OTHER]: { coins: 0 } },
    units,
    factories: Object.entries(owners).map(([at, owner]) => ({ at, owner })),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const match = new Match(acesGame.rules, read.value);
  match.run();
  return match;
}

function asked(match: ReturnType<typeof from>): Decision {
  const decision = match.decision();
  if (decision === null) throw new Error('Nobody is asked.');
  return decision;
}

/** What the stand-in means to do now, as wishes. */
function meant(match: ReturnType<typeof from>): string[] {
  const decision = asked(match);
  const plan = intention(acesGame.rules.view(match.state, decision.seat), decision);
  return plan.map((option: Option) => acesGame.wishOf(match.state, decision.seat, option));
}

const own = (unit: string, at: string, more: object = {}): object => ({ at, seat: OWN, unit, ...more });
const other = (unit: string, at: string, more: object = {}): object => ({ at, seat: OTHER, unit, ...more });

describe('somebody who stands in for a person at Aces & Armor', () => {
  it('walks into a factory beside its Infantry before anything else', () => {
    const match = from({
      hexes: { '4,4': 'factory', '0,0': 'factory' },
      units: [own('infantry', '4,5'), own('tiger', '7,7'), other('sherman', '7,5'), other('howitzer', '4,4')],
    });
    expect(meant(match)[0]).toBe('step 4,5 4,4');
  });

  it('moves a tank beside an enemy it can hurt, and leaves one alone that could only hurt it', () => {
    const near = from({ units: [own('tiger', '4,4'), other('infantry', '4,6', { damage: 4 })] });
    const [step, ...rest] = meant(near);
    expect(step).toMatch(/^step 4,4 /);
    expect(rest.at(-1)).toBe('stop');
    const lame = from({
      units: [own('infantry', '1,1', { damage: 5 }), other('sherman', '8,8'), other('infantry', '8,7')],
    });
    expect(meant(lame)).toEqual(['end']);
  });

  it('does not wait in a factory that the enemy may walk into', () => {
    const units = [own('tiger', '4,4'), other('infantry', '4,5'), own('infantry', '0,0')];
    const match = from({ hexes: { '4,4': 'factory' }, owners: { '4,4': OWN }, units });
    expect(meant(match)[0]).toMatch(/^step 4,4 /);
  });

  it('buys Infantry first, and nothing into a factory beside which enemy Infantry stands', () => {
    const hexes = { '1,1': 'factory', '7,7': 'factory' };
    const owners = { '1,1': OWN, '7,7': OWN };
    const units = [own('tiger', '4,4'), other('infantry', '7,6')];
    const match = from({ hexes, owners, units, phase: 'money', coins: 12 });
    expect(meant(match)[0]).toMatch(/^buy mobile-infantry 1,1$/);
    expect(asked(match).options.map((o) => acesGame.wishOf(match.state, 0, o))).toContain('buy mobile-infantry 7,7');
  });

  it('answers every question of a whole match with something that is offered', () => {
    const match = Match.start(acesGame.rules, acesGame.defaultSetup('aces', ['person', 'person']), 'stand-in');
    const kinds = new Set<string>();
    for (let decision = match.decision(); decision !== null; decision = match.decision()) {
      kinds.add(decision.kind);
      const [option] = intention(acesGame.rules.view(match.state, decision.seat), decision);
      if (option === undefined) throw new Error(`Nothing comes to mind about ${decision.kind}.`);
      expect(match.submit(decision.seat, option)).toMatchObject({ ok: true });
    }
    expect(match.over).not.toBeNull();
    expect([...kinds]).toEqual(expect.arrayContaining(['move', 'declare', 'money', 'intercept', 'armies', 'place']));
  });
});
