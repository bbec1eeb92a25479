import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf, woundsOf } from '../rules/cards.fixture';

const hand = ['paratroopers', 'light-infantry', 'm4a2'];
const terrain = [
  { at: 'c5', card: 'house' },
  { at: 'd5', card: 'wall' },
];
const natural = { a6: 'lake', b6: 'forest' };
const units = ['N light-infantry h6', 'S light-infantry h1'];

function spaces(edition: 'tactics' | 'pacific'): string[] {
  const s = sandbox({ edition, south: { ap: 2, hand }, units, terrain, natural }).do('play paratroopers');
  return s.options().map((text) => text.replace('deploy light-infantry ', ''));
}

describe('Paratroopers', () => {
  rule(['2GM-PARA-04', '2GM-PARA-05', '2GM-RULING-106'], 'land anywhere without a unit or water (Pacific)', () => {
    expect(spaces('pacific')).toHaveLength(48 - 3);
    expect(spaces('pacific')).toContain('c5');
    for (const at of ['h6', 'h1', 'a6']) expect(spaces('pacific')).not.toContain(at);
  });

  rule(['2GM-PARA-03', '2GM-RULING-106', '2GM-RULING-107'], 'land in no building either (Tactics)', () => {
    expect(spaces('tactics')).toHaveLength(48 - 4);
    expect(spaces('tactics')).not.toContain('c5');
    expect(spaces('tactics')).toContain('d5');
  });

  rule(['2GM-PARA-06', '2GM-PARA-07'], 'are wounded by Terrain cards, in Tactics also by natural terrain', () => {
    const land = (edition: 'tactics' | 'pacific', at: string) => {
      const s = sandbox({ edition, south: { ap: 2, hand }, units, terrain, natural });
      return woundsOf(s.do('play paratroopers', `deploy light-infantry ${at}`, 'equip'), 2);
    };
    expect([land('pacific', 'd5'), land('pacific', 'b6'), land('pacific', 'e5')]).toEqual([1, 0, 0]);
    expect([land('tactics', 'd5'), land('tactics', 'b6'), land('tactics', 'e5')]).toEqual([1, 1, 0]);
  });

  rule(
    ['2GM-PARA-01', '2GM-PARA-02', '2GM-PARA-10', '2GM-PARA-11'],
    'pay, may shoot this turn and do not assault',
    () => {
      const s = sandbox({ south: { ap: 2, hand }, units }, [1]).do(
        'play paratroopers',
        'deploy light-infantry g6',
        'equip',
      );
      expect(side(s, 0)).toMatchObject({ ap: 0, hand: ['m4a2'], discard: ['paratroopers'] });
      expect(unitOf(s, 2).dropped).toBe(true);
      expect(s.do('end').options()).toContain('shoot g6 h6');
      expect(plays(sandbox({ phase: 'shooting', south: { ap: 2, hand }, units }))).toEqual([]);
      expect(plays(sandbox({ south: { ap: 1, hand }, units }))).toEqual([]);
      expect(sandbox({ south: { ap: 1, hand }, units })).toRefuseCiting('play paratroopers', ['2GM-DEPLOY-03']);
    },
  );

  rule('2GM-PARA-11', 'do not assault in the turn they land', () => {
    const near = (dropped: boolean) => [unit('S light-infantry c3', { dropped }), 'N light-infantry c4'];
    expect(sandbox({ phase: 'movement', units: near(false) }).options()).toContain('assault c3 c4');
    const s = sandbox({ phase: 'movement', units: near(true) });
    expect(s.options()).not.toContain('assault c3 c4');
    expect(s).toRefuseCiting('assault c3 c4', ['2GM-ASSAULT-16']);
  });

  rule('2GM-PARA-09', 'are not intercepted: fighters are not even asked', () => {
    const s = sandbox({ south: { ap: 2, hand }, units: ['N bf-109 hq', 'N pak-40 e5'] });
    s.do('play paratroopers', 'deploy light-infantry d5', 'equip');
    expect([s.seat, s.kind, woundsOf(s, 2)]).toEqual([0, 'deploy', 0]);
  });

  rule(
    ['2GM-PARA-08', '2GM-RULING-108'],
    'are fired at by anti-aircraft guns in range as soon as they have landed',
    () => {
      const guns = [unit('N flak-38 e5'), unit('N flak-38 a1'), unit('N pak-40 e6')];
      const s = sandbox({ south: { ap: 2, hand }, units: guns, terrain }, [6]);
      s.do('play paratroopers', 'deploy light-infantry d5', 'equip');
      expect([s.seat, s.kind, woundsOf(s, 3)]).toEqual([1, 'drop', 1]);
      expect(s).toOfferExactly(['flak e5 d5', 'pass']);
      s.do('flak e5 d5');
      expect(needs(s)).toMatch(/^6\+\/10\+/); // the wall helps already
      expect(unitOf(s, 3).at).toBe(-1);
      expect([s.seat, s.kind]).toEqual([0, 'deploy']);
      s.end();
    },
  );
});

describe('C-47 Skytrain', () => {
  const three = ['c-47-skytrain', 'light-infantry', 'heavy-infantry', 'marines', 'm4a2'];

  rule('2GM-PARA-01', 'drops up to three infantry units on connected spaces', () => {
    const s = sandbox({ south: { ap: 5, hand: three }, units }).do(
      'play c-47-skytrain',
      'deploy light-infantry c4',
      'equip',
    );
    const left = ['b4', 'c3', 'c5', 'd4'].map((at) => `deploy heavy-infantry ${at}`);
    expect(s).toOfferExactly([...left, 'done']); // 2 AP are left, Marines cost 3
    s.do('deploy heavy-infantry d4', 'equip');
    expect(s.kind).toBe('deploy');
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: ['marines', 'm4a2'], discard: ['c-47-skytrain'] });
  });

  rule('2GM-PARA-01', 'may drop fewer', () => {
    const s = sandbox({ south: { ap: 9, hand: three }, units }).do(
      'play c-47-skytrain',
      'deploy marines c4',
      'equip',
      'done',
    );
    expect([s.kind, side(s, 0).ap]).toEqual(['deploy', 4]);
  });
});
