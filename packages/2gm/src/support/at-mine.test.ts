import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf, woundsOf } from '../rules/cards.fixture';

const units = ['N panzer-iv c5', 'N opel-blitz d5', 'N light-infantry e5', 'S m4a2 a1', unit('N panzer-iv h6')];

describe.each(['at-mine', 'anti-tank-mine'])('%s', (card) => {
  const south = { ap: 4, hand: [card] };

  rule('2GM-RULING-36', 'attacks a tank or transport with its own numbers', () => {
    const s = sandbox({ south, units, terrain: [{ at: 'c5', card: 'wall' }] }, [5]);
    expect(plays(s)).toEqual([`play ${card} c5`, `play ${card} d5`, `play ${card} h6`]);
    s.do(`play ${card} c5`);
    expect(needs(s)).toBe('3+/7+ 7:5'); // the wall does not help
    expect([woundsOf(s, 0), woundsOf(s, 4)]).toEqual([3, 0]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: [card] });
    s.end();
  });

  rule('2GM-RULING-36', 'is nothing for infantry, for friends and for other phases', () => {
    const s = sandbox({ south, units });
    expect(s).toRefuseCiting(`play ${card} e5`, ['2GM-CARD-01']);
    expect(s).toRefuseCiting(`play ${card} a1`, ['2GM-CARD-17']);
    expect(plays(sandbox({ phase: 'shooting', south, units }))).toEqual([]);
  });

  rule('2GM-RULING-36', 'can destroy, and can be answered like any hit', () => {
    const s = sandbox({ south, north: { ap: 1, hand: ['you-missed'] }, units }, [8]).do(`play ${card} c5`);
    expect([s.seat, s.kind]).toEqual([1, 'rolled']);
    s.do('pass');
    expect(unitOf(s, 0).at).toBe(-1);
  });
});
