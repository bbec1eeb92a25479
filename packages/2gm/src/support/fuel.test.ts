import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

function moves(s: ReturnType<typeof sandbox>, from: string): number {
  return s.options().filter((text) => text.startsWith(`move ${from} `)).length;
}

describe('Fuel', () => {
  const units = ['S m4a2 a1', 'S light-infantry h1', 'N panzer-iv d6'];

  rule('2GM-CARD-15', 'gives a vehicle two spaces more for this turn, and nobody else', () => {
    const s = sandbox({ phase: 'movement', south: { ap: 1, hand: ['fuel'] }, units });
    expect(plays(s)).toEqual(['play fuel a1']);
    const [tank, infantry] = [moves(s, 'a1'), moves(s, 'h1')];
    s.do('play fuel a1');
    expect(moves(s, 'a1')).toBeGreaterThan(tank);
    expect(s.options()).toContain('move a1 a5');
    expect(s.options()).not.toContain('move a1 b5');
    expect(moves(s, 'h1')).toBe(infantry);
    expect(side(s, 0)).toMatchObject({ ap: 0, hand: [], discard: [] });
    // it lies on the unit until the turn is over
    s.do('end', 'end', 'end');
    expect(side(s, 0).discard).toEqual(['fuel']);
  });

  rule('2GM-CARD-19', 'is not played twice on one unit', () => {
    const s = sandbox({ phase: 'movement', south: { ap: 2, hand: ['fuel', 'fuel'] }, units }).do('play fuel a1');
    expect(s).toRefuseCiting('play fuel a1', ['2GM-CARD-19']);
    expect(plays(s)).toEqual([]);
  });

  rule('2GM-CARD-17', 'is played on no infantry, on no enemy and not in another phase', () => {
    const s = sandbox({ phase: 'movement', south: { ap: 1, hand: ['fuel'] }, units });
    expect(s).toRefuseCiting('play fuel h1', ['2GM-CARD-01']);
    expect(s).toRefuseCiting('play fuel d6', ['2GM-CARD-15']);
    expect(plays(sandbox({ south: { ap: 1, hand: ['fuel'] }, units }))).toEqual([]);
  });

  rule('2GM-DEPLOY-03', 'must be paid', () => {
    const s = sandbox({ phase: 'movement', south: { ap: 0, hand: ['fuel'] }, units });
    expect(plays(s)).toEqual([]);
    expect(s).toRefuseCiting('play fuel a1', ['2GM-DEPLOY-03']);
  });
});
