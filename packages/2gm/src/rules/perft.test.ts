import type { Option } from '@sandtable/kernel';
import { divide, perft } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { foe, own, sandbox, tank, unit } from './field.fixture';

/** How many choices follow each first one, and how many ways there are three choices deep. */
function tree(s: ReturnType<typeof sandbox>): [Record<string, number>, number] {
  const start = s.match.fork({});
  const named = divide(start, 2, (option) => s.game.wishOf(s.state, s.seat, option as Option));
  return [Object.fromEntries(named), perft(start, 3)];
}

describe('perft', () => {
  it('counts the moves in a corner: a wood, a lake, a friend to walk beside, an enemy to assault', () => {
    const s = sandbox([own('a2'), tank('b2'), foe('a3')], { natural: { b3: 'forest', c2: 'lake' } });
    expect(tree(s)).toEqual([
      {
        'move a2 a1': 6, // the tank has a2 as well now, or joins him there
        'join a2 b2': 1, // his point is spent and the pair may not part in the same phase
        'assault a2 a3': 6,
        'move b2 a1': 4,
        'move b2 b1': 4,
        'move b2 c1': 4,
        'move b2 b3': 4,
        'join b2 a2': 3, // one point is left to it: the pair goes to a1 or b2, or stays
        end: 1,
      },
      37,
    ]);
  });

  it('counts the deployments with four AP and two free spaces', () => {
    const s = sandbox([...['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].map((at) => own(at)), foe('g3')], {
      phase: 'deployment',
      edition: 'pacific',
      south: { ap: 4, hand: ['light-infantry', 'm3-half-track', 'supplies', 'p-40-warhawk'] },
    });
    expect(tree(s)).toEqual([
      {
        'deploy light-infantry g1': 6, // with or without grenades; nothing, medics or Hit the Dirt!
        'deploy light-infantry h1': 6,
        'deploy m3-half-track g1': 3, // one AP is left for one of two upgrades
        'deploy m3-half-track h1': 3,
        'deploy p-40-warhawk': 4,
        'play supplies': 6,
        end: 1,
      },
      75,
    ]);
  });

  it('counts the shots of rifles, grenades, guns, rockets and smoke', () => {
    const howitzer = unit('south', 'm1-howitzer', 'd2', { upgrades: ['smoke-screen'], stats: { range: 1 } });
    const s = sandbox(
      [
        tank('c3', { upgrades: ['tank-mg', 'mrl'] }),
        howitzer,
        own('d6', { upgrades: ['grenades'] }),
        foe('c5', { upgrades: ['hit-the-dirt'] }),
        unit('north', 'panzer-iv', 'd5', { upgrades: ['smoke-grenade'] }),
      ],
      { phase: 'shooting', terrain: [{ at: 'd3', card: 'house' }] },
    );
    const [first, total] = tree(s);
    const screens = Object.entries(first).filter(([wish]) => wish.startsWith('screen'));
    expect(screens).toHaveLength(20); // five spaces, each with or without what lies left and right of it
    expect(new Set(screens.map(([, count]) => count))).toEqual(new Set([16]));
    expect(Object.fromEntries(Object.entries(first).filter(([wish]) => !wish.startsWith('screen')))).toEqual({
      'shoot c3 c5': 33,
      'shoot c3 d5': 2, // smoke or not
      'shoot c3 d3': 33,
      'shoot c3 c5 with tank-mg': 34,
      'shoot c3 d3 with tank-mg': 34,
      'shoot c3 c5 with mrl': 2, // the second rocket on d5 or not
      'shoot c3 d5 with mrl': 2,
      'shoot c3 d3 with mrl': 32,
      'shoot c3 north with mrl': 32,
      'shoot d2 d3': 35,
      'shoot d6 c5': 33,
      'shoot d6 d5': 2,
      'shoot d6 north': 33,
      'shoot d6 d5 with grenades': 2,
      'shoot d6 north with grenades': 34,
      end: 16,
    });
    expect(total).toBe(8941);
  });
});
