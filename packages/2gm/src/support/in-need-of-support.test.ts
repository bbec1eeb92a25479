import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';
import { view } from '../seeing/view';

const hand = ['in-need-of-support', 'light-infantry', 'm4a2', 'p-38-lightning'];

describe('In need of support', () => {
  const units = [
    unit('S light-infantry c3', { wounds: 1 }),
    unit('S light-infantry e3', { suppressed: true }),
    'S light-infantry g3',
    'N light-infantry c4',
  ];

  rule('2GM-CARD-12', 'brings a unit next to one that is wounded or pressed, for 1 AP less but at least 1', () => {
    const s = sandbox({ south: { ap: 5, hand }, units, natural: { b3: 'lake' } });
    expect(plays(s)).toEqual(['play in-need-of-support c3', 'play in-need-of-support e3']);
    expect(s).toRefuseCiting('play in-need-of-support g3', ['2GM-CARD-12']);
    s.do('play in-need-of-support c3');
    // 4 AP are left: a tank of 5 costs 4, the infantry 1 as ever; no aircraft, no space with a unit or water
    expect(s).toOfferExactly(
      ['c2', 'd3'].flatMap((space) => [`deploy light-infantry ${space}`, `deploy m4a2 ${space}`]),
    );
    s.do('deploy m4a2 d3', 'equip');
    expect(side(s, 0)).toMatchObject({
      ap: 0,
      hand: ['light-infantry', 'p-38-lightning'],
      discard: ['in-need-of-support'],
    });
    expect(unitOf(s, 4).at).toBe(19);
    expect(s.kind).toBe('deploy');
  });

  rule('2GM-NIGHT-04', 'at night nobody learns by the AP less which unit comes', () => {
    const seen = ['light-infantry', 'm4a2'].map((card) => {
      const s = sandbox({ south: { ap: 5, hand }, units, options: { night: true } });
      s.do('play in-need-of-support c3', `deploy ${card} d3`);
      expect(view(s.state, 0).deploying?.cost).toBe(card === 'm4a2' ? 4 : 1);
      return view(s.state, 1).deploying;
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  rule('2GM-DEPLOY-03', 'is not played without somebody to pay for', () => {
    const s = sandbox({ south: { ap: 1, hand }, units });
    expect(plays(s)).toEqual([]);
    expect(s).toRefuseCiting('play in-need-of-support c3', ['2GM-DEPLOY-03']);
    const paid = sandbox({ south: { ap: 2, hand }, units }).do(
      'play in-need-of-support c3',
      'deploy light-infantry c2',
      'equip',
    );
    expect(side(paid, 0).ap).toBe(0);
    const rich = sandbox({ south: { ap: 9, hand }, units });
    rich.do('play in-need-of-support c3', 'deploy light-infantry c2', 'equip');
    expect([rich.kind, side(rich, 0).ap]).toEqual(['deploy', 7]);
  });
});
