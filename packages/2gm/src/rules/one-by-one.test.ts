import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { act, apOf, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';

/** Rules that are proved together elsewhere, each once more by itself. */
const rule = ruleTests<RuleId>(book);

const greys = (s: ReturnType<typeof sandbox>, id = 0): boolean[] => s.state.units[id]?.tokens.map((t) => t.grey) ?? [];

describe('a mounted weapon', () => {
  const men = (more: object = {}) =>
    unit('south', 'heavy-infantry', 'c2', { upgrades: [{ name: 'hmg', mounted: 1 }], ...more });

  rule('2GM-ABIL-58', 'stays mounted in later turns', () => {
    const s = sandbox([men(), foe('h6')], { phase: 'shooting' });
    for (let n = 0; n < 2; n++) {
      act(s, 'end');
      if (s.kind === 'flip') act(s, 'end');
      while (s.state.active !== 0 || s.state.turn === 3) endTurn(s);
      expect(greys(s)).toEqual([false]);
    }
  });

  rule('2GM-ABIL-59', 'keeps its unit where it is', () => {
    const s = sandbox([men(), foe('h6')]);
    expect(offers(s, 'move')).toEqual([]);
    expect(offers(sandbox([unit('south', 'heavy-infantry', 'c2'), foe('h6')]), 'move').length).toBeGreaterThan(0);
  });

  rule('2GM-ABIL-60', 'is not dismounted in the turn of mounting, and only in the Flip Over Phase', () => {
    const fresh = sandbox([men({ upgrades: [{ name: 'hmg', mounted: 3 }] }), foe('h6')], { phase: 'shooting' });
    act(fresh, 'end');
    expect(fresh.state.turn).toBe(4);
    const older = sandbox([men(), foe('h6')], { phase: 'shooting' });
    expect(offers(older, 'dismount')).toEqual([]);
    act(older, 'end');
    expect([older.kind, offers(older, 'dismount').length]).toEqual(['flip', 1]);
  });

  rule('2GM-ABIL-61', 'dismounted, lets its unit move again next turn', () => {
    const s = sandbox([men(), foe('h6')], { phase: 'shooting' });
    act(s, 'end');
    act(s, offers(s, 'dismount')[0] ?? '');
    while (s.state.turn < 5) endTurn(s);
    while (s.kind !== 'move') act(s, 'end');
    expect(offers(s, 'move').length).toBeGreaterThan(0);
  });
});

describe('aircraft', () => {
  const south = { ap: 9, hand: ['p-51-mustang'] };

  rule('2GM-AIR-02', 'cost what is printed on them, in the Deployment Phase and in no other', () => {
    const s = sandbox([], { phase: 'deployment', south });
    const cost = catalogue.units.find(({ id }) => id === 'usa/p-51-mustang')?.cost ?? 0;
    act(s, 'deploy p-51-mustang');
    expect(apOf(s, 0)).toBe(9 - cost);
    for (const phase of ['movement', 'shooting']) expect(offers(sandbox([], { phase, south }), 'deploy')).toEqual([]);
    expect(offers(sandbox([], { phase: 'deployment', south: { ...south, ap: cost - 1 } }), 'deploy')).toEqual([]);
  });

  rule('2GM-AIR-04', 'a fighter waits beside its HQ for as long as nobody uses it', () => {
    const s = sandbox([], { phase: 'deployment', south });
    act(s, 'deploy p-51-mustang');
    for (let n = 0; n < 6; n++) endTurn(s);
    expect(s.state.units.map(({ at }) => at)).toEqual([-2]);
  });
});

describe('tokens', () => {
  rule('2GM-FLIP-08', 'used ones lie tilted until the turn is over', () => {
    const gun = { name: 'mg', grey: false };
    const s = sandbox(
      [tank('c3', { upgrades: [gun] }), foe('c5', { stats: { hp: 9 } })],
      { phase: 'shooting' },
      [1, 1],
    );
    act(s, 'shoot c3 c5 with mg');
    expect(s.state.units[0]?.tokens[0]?.used).toBe(s.state.turn);
    expect(offers(s, 'shoot')).toEqual(['shoot c3 c5']);
    endTurn(s);
    expect(s.state.units[0]?.tokens[0]?.used).not.toBe(s.state.turn);
  });

  /** Of the cards of one nation: does the first printed with a token equip it as it comes, and does the first without? */
  const whoTakes = (token: string): readonly boolean[] => {
    const cards = catalogue.units.filter((card) => card.nation === 'usa' && !card.scenarioOnly && card.cost <= 6);
    const has = (card: (typeof cards)[number]) => card.upgrades.some((u) => u.token === token);
    const equips = (card: string): boolean => {
      const s = sandbox([], { edition: 'tactics', phase: 'deployment', south: { ap: 12, hand: [card] } });
      act(s, offers(s, 'deploy')[0] ?? '');
      return (
        s.kind === 'equip' &&
        s
          .options()
          .some((text) =>
            text.split(' ').some((word) => word === `+${token}` || word === `+${token.replace('tank-', '')}`),
          )
      );
    };
    const ground = cards.filter(({ type }) => type === 'infantry' || type === 'tank');
    const armed = ground.find(has);
    const plain = ground.find((card) => !has(card));
    return [equips(armed?.id ?? ''), equips(plain?.id ?? '')];
  };

  rule('2GM-ABIL-10', 'whoever is printed with a Bazooka may take it when it comes, and no one else', () => {
    expect(whoTakes('bazooka')).toEqual([true, false]);
  });
  rule('2GM-ABIL-30', 'whoever is printed with a Grenades may take it when it comes, and no one else', () => {
    expect(whoTakes('grenades')).toEqual([true, false]);
  });
  rule('2GM-ABIL-93', 'whoever is printed with a Sniper may take it when it comes, and no one else', () => {
    expect(whoTakes('sniper')).toEqual([true, false]);
  });
  rule('2GM-ABIL-38', 'whoever is printed with a Tank HMG may take it when it comes, and no one else', () => {
    expect(whoTakes('tank-hmg')).toEqual([true, false]);
  });
  rule('2GM-ABIL-51', 'whoever is printed with a Tank MG may take it when it comes, and no one else', () => {
    expect(whoTakes('tank-mg')).toEqual([true, false]);
  });
});

describe('years', () => {
  const dated = catalogue.units.filter(({ year }) => year !== null && year !== undefined);

  rule('2GM-DECK-17', 'some cards have one, none after the war, and others have none', () => {
    expect(dated.length).toBeGreaterThan(0);
    expect(dated.length).toBeLessThan(catalogue.units.length);
    for (const { id, year } of dated) expect([id, Number(year) <= 1945]).toEqual([id, true]);
  });
});

describe('embarking and unloading', () => {
  rule('2GM-TERRAIN-03', 'ground is normal, difficult or inaccessible: three answers to one tank', () => {
    const ways = (ground: string | null) => {
      const natural = ground === null ? {} : { natural: { c4: ground } };
      const s = sandbox([tank('c3'), foe('h6')], natural);
      return [offers(s, 'move').includes('move c3 c4'), offers(s, 'move').includes('move c3 c5')];
    };
    expect([ways(null), ways('forest'), ways('lake')]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  rule('2GM-TRANS-20', 'in Pacific a transport that has unloaded goes no further', () => {
    const units = [unit('south', 'm3-half-track', 'c3'), own('craft', { carrier: 'c3' }), foe('h6')];
    const s = sandbox(units, { edition: 'pacific' });
    const goes = () => offers(s, 'move').filter((text) => text.startsWith('move c3 ')).length;
    expect(goes()).toBeGreaterThan(0);
    act(s, offers(s, 'unload')[0] ?? '');
    expect(goes()).toBe(0);
  });
});
