import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { act, apOf, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

type AnySandbox = ReturnType<typeof sandbox>;
const grey = (s: AnySandbox, id: number) => (s.state.units[id]?.tokens ?? []).map((t) => t.grey);

describe('upgrade tokens', () => {
  rule('2GM-RULING-109', 'used in the turn of the other they are ready again after one’s own next turn', () => {
    const target = foe('c4', {
      upgrades: ['smoke-grenade'],
      stats: { upgrades: [{ token: 'smoke-grenade', cost: 1 }] },
    });
    const s = firing([own('c3'), target], { edition: 'pacific' }, [1]);
    s.do('shoot c3 c4');
    s.do('smoke c4');
    expect(grey(s, 1)).toEqual([true]);
    endTurn(s);
    expect(grey(s, 1)).toEqual([true]); // not yet: its owner has had no Flip Over Phase
    endTurn(s);
    expect(grey(s, 1)).toEqual([false]);
    // one's own turn is too early
    const screen = firing([unit('south', 'pak-40', 'c3', { upgrades: ['smoke-screen'] }), foe('h6')], {
      south: { nation: 'germany' },
      north: { nation: 'usa' },
    });
    act(screen, 'screen c3 c4');
    endTurn(screen);
    expect(grey(screen, 0)).toEqual([true]);
  });

  rule('2GM-RULING-112', 'the Flip Over Phase mounts nothing by itself', () => {
    for (const edition of ['tactics', 'pacific']) {
      const s = firing([unit('south', 'heavy-infantry', 'c3', { upgrades: [{ name: 'hmg', grey: true }] })], {
        edition,
      });
      endTurn(s);
      expect(grey(s, 0)).toEqual([true]);
    }
  });

  rule('2GM-RULING-113', 'are bought with the unit and never later', () => {
    for (const phase of ['movement', 'deployment', 'shooting']) {
      const s = sandbox([own('c1'), tank('d1', { deployed: true })], { phase, south: { nation: 'usa', ap: 9 } });
      expect(offers(s, 'upgrade')).toEqual([]);
      for (const wish of ['upgrade c1 grenades', 'upgrade d1 tank-mg', 'equip +grenades'])
        expect(s).toRefuseCiting(wish, ['2GM-TURN-01']);
    }
  });

  rule(
    '2GM-RULING-114',
    'six are offensive, six defensive, and what only vehicles carry has no place of either kind',
    () => {
      const slot = (which: 'offensive' | 'defensive') =>
        catalogue.upgrades.filter((token) => token.slot === which).map((token) => token.id);
      expect(slot('offensive').sort()).toEqual(['bazooka', 'flamethrower', 'grenades', 'hmg', 'mortar', 'sniper']);
      expect(slot('defensive').sort()).toEqual([
        'hit-the-dirt',
        'mechanics',
        'medics',
        'sappers',
        'smoke-canister',
        'smoke-grenade',
      ]);
    },
  );

  rule('2GM-RULING-115', 'a Sherman lists its MG twice: the second after the first, and no third', () => {
    const s = sandbox([], { phase: 'deployment', south: { nation: 'usa', ap: 9, hand: ['m4-sherman'] } });
    act(s, 'deploy m4-sherman c1');
    const guns = s.options().filter((wish) => !wish.includes('mrl') && !wish.includes('smoke'));
    expect(guns).toEqual(['equip', 'equip +tank-mg', 'equip +tank-mg +tank-mg']);
    act(s, 'equip +tank-mg +tank-mg');
    expect([s.state.units[0]?.tokens.length, apOf(s, 0)]).toEqual([2, 9 - 5]);
  });

  rule('2GM-RULING-150', 'an HMG or a Mortar, not both', () => {
    const s = sandbox([], { phase: 'deployment', south: { nation: 'usa', ap: 9, hand: ['heavy-infantry'] } });
    act(s, 'deploy heavy-infantry c1');
    expect(s.options()).toContain('equip +hmg');
    expect(s.options()).toContain('equip +mortar');
    expect(s).toRefuseCiting('equip +hmg +mortar', ['2GM-DEPLOY-08']);
  });
});
