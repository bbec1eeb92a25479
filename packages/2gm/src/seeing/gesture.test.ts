import { describe, expect, it } from 'vitest';
import { UNKNOWN, unitCard } from '../cards';
import { catalogue } from '../content/index';
import { gmGame } from '../game';
import { sandbox, unit } from '../rules/field.fixture';
import { NONE } from '../state';
import { gesture } from './gesture';

const MEDICS = [{ token: 'medics', cost: 1 }];

/** Five of the south at night, the first and the last two face down; what they do, and what the north sees of it. */
function seenBy(who: 0 | 1, ...wishes: string[]): unknown[] {
  const s = sandbox(
    [
      unit('south', 'light-infantry', 'c2', { faceDown: true, stats: { upgrades: MEDICS }, upgrades: ['medics'] }),
      unit('south', 'heavy-infantry', 'e2', { upgrades: [{ name: 'hmg', grey: true }] }),
      unit('south', 'light-infantry', 'd2', { wounds: 1, stats: { upgrades: MEDICS }, upgrades: ['medics'] }),
      unit('south', 'light-infantry', 'd1', { faceDown: true, wounds: 1 }),
      unit('south', 'light-infantry', 'c1', { faceDown: true, wounds: 1 }),
    ],
    { options: { night: true } },
  );
  return wishes.map((wish) => {
    const option = s.match.decision()?.options.find((o) => gmGame.wishOf(s.state, 0, o) === wish);
    if (option === undefined) throw new Error(`${wish} is none of ${s.options().join(', ')}`);
    return gesture(s.state, 0, option, who);
  });
}

describe('what a stranger sees of an answer at night', () => {
  it('is where a face-down unit goes, and not what is done under it', () => {
    const [move, heal] = seenBy(1, 'move c2 c3', 'heal c2 c1');
    expect([move, heal]).toEqual([['move', 0, expect.any(Number), 0], ['unseen']]);
    expect(seenBy(0, 'heal c2 c1')).toEqual([['heal', 0, 4]]);
  });

  it('is that one which lies open is healed, or heals, and not by whom or whom', () => {
    expect(seenBy(1, 'heal c2 d2', 'heal d2 d1')).toEqual([
      ['heal', NONE, 2],
      ['heal', 2, NONE],
    ]);
    expect(seenBy(0, 'heal c2 d2', 'heal d2 d1')).toEqual([
      ['heal', 0, 2],
      ['heal', 2, 3],
    ]);
  });

  it('is what was paid for who comes, with upgrades by which he is seen in Pacific and without', () => {
    const hand = ['light-infantry'];
    const seen = (edition: string, wish: string) => {
      const south = { nation: 'usa', ap: 20, hand };
      const s = sandbox([], { edition, phase: 'deployment', options: { night: true }, south });
      s.do('deploy light-infantry a1');
      const option = s.match.decision()?.options.find((o) => gmGame.wishOf(s.state, 0, o) === wish);
      return option === undefined ? null : gesture(s.state, 0, option, 1);
    };
    const { cost, upgrades } = unitCard(sandbox([]).state, catalogue.numberOf('usa/light-infantry'));
    const dear = cost + (upgrades.find(({ token }) => token === 'grenades')?.cost ?? 0);
    expect([seen('pacific', 'equip'), seen('tactics', 'equip')]).toEqual([
      ['equip', UNKNOWN, cost],
      ['equip', UNKNOWN, cost],
    ]);
    expect(seen('pacific', 'equip +grenades')).toEqual(['equip', 1, catalogue.numberOf('usa/light-infantry'), dear]);
    expect(seen('tactics', 'equip +grenades')).toEqual(['equip', UNKNOWN, dear]);
  });

  it('is all that a unit does which lies open, whoever else lies face down', () => {
    expect(seenBy(1, 'mount e2')).toEqual([['mount', 1, 0]]);
  });
});
