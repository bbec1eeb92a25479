import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf, woundsOf } from '../rules/cards.fixture';

const south = { ap: 2, hand: ['sick-patients'] };

describe('Sick patients', () => {
  const units = ['S light-infantry c3', 'N light-infantry c4', 'N pak-40 d4', 'N panzer-iv e4', 'S light-infantry a1'];

  rule('2GM-CARD-15', 'keep an enemy infantry or artillery where it is and spoil its aim in its next turn', () => {
    const s = sandbox({ south, units }, [1, 1]);
    expect(plays(s)).toEqual(['play sick-patients c4', 'play sick-patients d4']);
    s.do('play sick-patients c4', 'end', 'end');
    expect(s.options().some((text) => text.startsWith('move d4 '))).toBe(true);
    expect(s.options().some((text) => text.startsWith('move c4 '))).toBe(false);
    expect(s.refusals('move c4 b4').map((r) => r.rule)).toContain('2GM-CARD-15');
    s.do('end', 'end', 'shoot c4 c3');
    expect(needs(s)).toBe('6+/10+ 2:1');
    s.do('pass', 'shoot d4 c3');
    expect(needs(s)).toMatch(/^5\+\/8\+ /);
    s.do('pass', 'end', 'end');
    expect([unitOf(s, 1).cards, side(s, 0).discard]).toEqual([[], ['sick-patients']]);
    s.end();
  });

  rule('2GM-ABIL-32', 'are cured by a Heal in the place of a wound', () => {
    const sick = unit('S light-infantry c3', { wounds: 1, cards: [{ card: 'sick-patients', by: 'north' }] });
    const medics = unit('S light-infantry c2', { upgrades: ['medics'] });
    const s = sandbox({ units: [sick, medics, unit('S light-infantry h1')] });
    expect(s.options()).toContain('heal c2 c3');
    s.do('heal c2 c3');
    expect([woundsOf(s, 0), unitOf(s, 0).cards]).toEqual([1, []]);
    expect(side(s, 1).discard).toEqual(['sick-patients']);
    const unhurt = unit('S light-infantry c3', { cards: [{ card: 'sick-patients', by: 'north' }] });
    expect(sandbox({ units: [unhurt, medics] }).options()).toContain('heal c2 c3');
    expect(sandbox({ units: [unit('S light-infantry c3', { cards: ['camouflage'] }), medics] }).options()).toEqual([
      'end',
    ]);
  });
});
