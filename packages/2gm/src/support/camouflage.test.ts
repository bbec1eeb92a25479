import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const south = { ap: 3, hand: ['camouflage'] };

describe('Camouflage', () => {
  rule('2GM-CARD-14', 'is +1/+1 Evasion for a unit that keeps still, for good', () => {
    const units = ['S m4a2 c3', unit('S m4a2 d3', { moved: true }), 'N panzer-iv c5', 'N panzer-iv d5'];
    const s = sandbox({ south, units }, [1, 1]);
    expect(plays(s)).toEqual(['play camouflage c3']);
    expect(s).toRefuseCiting('play camouflage d3', ['2GM-CARD-14']);
    s.do('play camouflage c3', 'end', 'end').do('end', 'end', 'shoot c5 c3');
    expect(needs(s)).toBe('6+/9+ 6:5');
    s.do('pass', 'shoot d5 d3');
    expect(needs(s)).toBe('5+/8+ 6:5');
    expect(side(s, 0).discard).toEqual([]);
    s.end();
  });

  rule('2GM-CARD-14', 'is over when the unit assaults', () => {
    const units = [unit('S light-infantry c3', { cards: ['camouflage'] }), 'N light-infantry c4'];
    const s = sandbox({ phase: 'movement', units });
    s.do('assault c3 c4');
    expect(unitOf(s, 0).cards).toEqual([]);
    expect(side(s, 0).discard).toEqual(['camouflage']);
    const stays = sandbox({ phase: 'movement', units }).do('move c3 b3');
    expect(unitOf(stays, 0).cards).toHaveLength(1);
  });

  rule('2GM-CARD-19', 'is not laid twice', () => {
    const units = [unit('S m4a2 c3', { cards: ['camouflage'] }), 'N panzer-iv c5'];
    expect(sandbox({ south, units })).toRefuseCiting('play camouflage c3', ['2GM-CARD-19']);
  });
});
