import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { UNKNOWN, upgradeOf } from '../cards';
import { view } from '../seeing/view';
import { PARKED } from '../state';
import { act, apOf, EDITIONS, foe, offers, own, sandbox, told, unit } from './field.fixture';

const rule = ruleTests<RuleId>(book);

function deploying(hand: string[], ap: number, units: object[] = [], more: object = {}) {
  return sandbox(units, { phase: 'deployment', south: { ap, hand }, ...more });
}

const tokens = (s: ReturnType<typeof sandbox>, id = 0) => s.state.units[id]?.tokens.map((t) => upgradeOf(t.kind).id);
const LINE = [...'abcdefgh'].map((column) => `${column}1`);

describe('deployment', () => {
  rule('2GM-DEPLOY-01', 'from the hand onto any space of the Deployment Line', () => {
    for (const edition of EDITIONS) {
      const s = deploying(['light-infantry'], 5, [], { edition });
      expect(s).toOfferExactly([...LINE.map((at) => `deploy light-infantry ${at}`), 'end']);
      expect(s).toRefuseCiting('deploy light-infantry c2', ['2GM-DEPLOY-01']);
      expect(s).toRefuseCiting('deploy light-infantry c6', ['2GM-DEPLOY-01']);
      expect(s).toRefuseCiting('deploy heavy-infantry c1', ['2GM-DEPLOY-01']);
      act(s, 'deploy light-infantry c1', 'equip');
      expect(s.state.units.map((u) => [u.at, u.seat])).toEqual([[2, 0]]);
      expect(s.state.seats[0]?.hand).toEqual([]);
    }
  });

  rule('2GM-DEPLOY-02', 'not where a unit stands, friend or enemy', () => {
    const s = deploying(['light-infantry'], 5, [own('c1'), foe('d1')]);
    expect(offers(s, 'deploy')).toEqual(
      LINE.filter((at) => at !== 'c1' && at !== 'd1').map((at) => `deploy light-infantry ${at}`),
    );
    expect(s).toRefuseCiting('deploy light-infantry c1', ['2GM-DEPLOY-02']);
    expect(s).toRefuseCiting('deploy light-infantry d1', ['2GM-DEPLOY-02']);
  });

  rule(
    ['2GM-DEPLOY-03', '2GM-DEPLOY-05', '2GM-CARD-20'],
    '2GM-EX-05: Heavy Infantry for 2 AP, with an HMG for 3',
    () => {
      for (const [equip, left] of [
        ['equip', 3],
        ['equip +hmg', 2],
      ] as const) {
        const s = deploying(['heavy-infantry'], 5);
        act(s, 'deploy heavy-infantry c1', equip);
        expect(apOf(s, 0)).toBe(left);
      }
      expect(deploying(['heavy-infantry'], 1)).toRefuseCiting('deploy heavy-infantry c1', ['2GM-DEPLOY-03']);
      const exact = deploying(['heavy-infantry'], 2);
      act(exact, 'deploy heavy-infantry c1');
      expect(exact).toOfferExactly(['equip']);
      expect(exact).toRefuseCiting('equip +hmg', ['2GM-DEPLOY-05']);
    },
  );

  rule('2GM-DEPLOY-03', 'whoever chooses upgrades sees what the unit costs and what there is to spend', () => {
    const s = deploying(['heavy-infantry'], 5);
    act(s, 'deploy heavy-infantry c1');
    expect(view(s.state, 0).deploying).toMatchObject({ cost: 2, purse: 5 });
    const night = deploying(['heavy-infantry'], 5, [], { options: { night: true } });
    act(night, 'deploy heavy-infantry c1');
    expect(view(night.state, 1).deploying).toMatchObject({ card: UNKNOWN, cost: 0, purse: 0 });
  });

  rule('2GM-DEPLOY-05', '2GM-EX-06: an M4 Sherman for 4 AP, with an MRL for 7', () => {
    for (const [equip, left] of [
      ['equip', 6],
      ['equip +mrl', 3],
    ] as const) {
      const s = deploying(['m4-sherman'], 10);
      act(s, 'deploy m4-sherman c1', equip);
      expect(apOf(s, 0)).toBe(left);
    }
    const later = deploying([], 10, [unit('south', 'm4-sherman', 'c1')]);
    expect(later).toRefuseCiting('equip +mrl', ['2GM-TURN-01']); // only at that moment
  });

  rule(
    ['2GM-DEPLOY-08', '2GM-DEPLOY-09'],
    '2GM-EX-07: Heavy Infantry with Mortar and Hit the Dirt! for 4 AP; no HMG or Bazooka besides the Mortar',
    () => {
      const s = deploying(['heavy-infantry'], 9);
      expect(s).toRefuseCiting('deploy heavy-infantry c1 +mortar +hmg', ['2GM-DEPLOY-08']);
      act(s, 'deploy heavy-infantry c1');
      expect(s).toOfferExactly(
        ['', ' +hmg', ' +mortar', ' +bazooka'].flatMap((weapon) => [`equip${weapon}`, `equip${weapon} +hit-the-dirt`]),
      );
      for (const other of ['hmg', 'bazooka'])
        expect(s).toRefuseCiting(`equip +mortar +hit-the-dirt +${other}`, ['2GM-DEPLOY-08']);
      act(s, 'equip +mortar +hit-the-dirt');
      expect([apOf(s, 0), tokens(s)]).toEqual([5, ['mortar', 'hit-the-dirt']]);
    },
  );

  rule('2GM-DEPLOY-08', 'not two defensive ones either', () => {
    const s = deploying(['light-infantry'], 9);
    act(s, 'deploy light-infantry c1');
    expect(s).toRefuseCiting('equip +medics +hit-the-dirt', ['2GM-DEPLOY-08']);
    act(s, 'equip +grenades +medics');
    expect(tokens(s)).toEqual(['grenades', 'medics']);
  });

  rule(
    ['2GM-DEPLOY-06', '2GM-DEPLOY-10', '2GM-DEPLOY-11', '2GM-CARD-33'],
    '2GM-EX-08: an M4 Sherman with MG, second MG for 0, MRL and Smoke Grenade for 9 AP, four tokens',
    () => {
      const s = deploying(['m4-sherman'], 9);
      act(s, 'deploy m4-sherman c1', 'equip +tank-mg +tank-mg +mrl +smoke-grenade');
      expect([apOf(s, 0), tokens(s)]).toEqual([0, ['tank-mg', 'tank-mg', 'mrl', 'smoke-grenade']]);
      expect(told<{ cost: number }>(s, 'deployed')[0]?.cost).toBe(9);
      const poor = deploying(['m4-sherman'], 8);
      act(poor, 'deploy m4-sherman c1');
      expect(poor).toRefuseCiting('equip +tank-mg +tank-mg +mrl +smoke-grenade', ['2GM-DEPLOY-05']);
      const none = deploying(['m4-sherman'], 9);
      act(none, 'deploy m4-sherman c1', 'equip');
      expect(tokens(none)).toEqual([]);
    },
  );

  rule(
    ['2GM-DEPLOY-10', '2GM-DEPLOY-07'],
    'artillery, transports and aircraft take any of what their card lists, and nothing else',
    () => {
      const cards = [
        ['m1-57mm', 'c1', ' +smoke-screen', 'smoke-screen'],
        ['m3-half-track', 'c1', ' +tank-hmg +supplies', 'tank-hmg,supplies'],
      ] as const;
      for (const [card, at, upgrades, names] of cards) {
        const s = deploying([card], 9);
        act(s, `deploy ${card} ${at}`, `equip${upgrades}`);
        expect(tokens(s)?.join()).toBe(names);
      }
      const bomber = deploying(['b-25-mitchell'], 9, [], { edition: 'pacific' });
      act(bomber, 'deploy b-25-mitchell', 'equip +bomber-hmg +bomber-hmg');
      expect(tokens(bomber)).toEqual(['bomber-hmg', 'bomber-hmg']);
      const s = deploying(['light-infantry', 'm4-sherman'], 9);
      expect(s).toRefuseCiting('deploy light-infantry c1 +bazooka', ['2GM-DEPLOY-07']);
      expect(s).toRefuseCiting('deploy m4-sherman c1 +tank-flamethrower', ['2GM-DEPLOY-07']);
      act(s, 'deploy light-infantry c1');
      expect(s).toRefuseCiting('equip +bazooka', ['2GM-DEPLOY-07']);
      expect(s.options().join()).not.toContain('bazooka');
    },
  );

  rule('2GM-DEPLOY-13', 'whoever has just come may shoot', () => {
    const s = deploying(['light-infantry'], 5, [foe('c3')]);
    act(s, 'deploy light-infantry c1', 'equip', 'end');
    expect(s).toOfferExactly(['shoot c1 c3', 'end']);
  });

  rule('2GM-DEPLOY-14', 'aircraft wait beside the HQ', () => {
    const s = deploying(['p-51-mustang', 'light-infantry'], 9);
    expect(offers(s, 'deploy').filter((wish) => wish.includes('p-51'))).toEqual(['deploy p-51-mustang']);
    expect(s).toRefuseCiting('deploy p-51-mustang c1', ['2GM-DEPLOY-14']);
    expect(s).toRefuseCiting('deploy light-infantry', ['2GM-DEPLOY-14']);
    act(s, 'deploy p-51-mustang');
    expect([s.state.units[0]?.at, apOf(s, 0)]).toEqual([PARKED, 5]);
  });
});
