import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side, unit, unitOf, woundsOf } from '../rules/cards.fixture';

const south = { ap: 3, hand: ['fire'] };

describe('Fire', () => {
  rule('2GM-CARD-12', 'is 3 damage to terrain and 2 wounds to who is in it, whatever the Armor', () => {
    const units = ['N maus c5', 'S light-infantry d5', 'N light-infantry e5'];
    const s = sandbox({
      south,
      units,
      terrain: [{ at: 'c5', card: 'wall' }],
      natural: { d5: 'forest', f5: 'lake', g5: 'mountain' },
    });
    expect(plays(s)).toEqual(['play fire c5', 'play fire d5']);
    expect(s).toRefuseCiting('play fire e5', ['2GM-CARD-12']);
    s.do('play fire c5');
    expect([woundsOf(s, 0), s.state.pieces[0]?.damage, woundsOf(s, 1)]).toEqual([2, 3, 0]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['fire'] });
  });

  rule('2GM-CARD-12', "burns a wood down and spares nobody of one's own", () => {
    const units = [unit('S light-infantry d5', { wounds: 1 })];
    const s = sandbox({ south, units, natural: { d5: { terrain: 'bushes', damage: 1 } } }).do('play fire d5');
    expect([unitOf(s, 0).at, s.state.natural[35]]).toEqual([-1, 0]);
  });
});
