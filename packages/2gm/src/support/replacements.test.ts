import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

describe('Replacements', () => {
  rule('2GM-CARD-12', "bring a unit card back from one's own discard pile, to be played at once", () => {
    const south = { ap: 2, hand: ['replacements'], discard: ['light-infantry', 'fuel', 'm4a2'] };
    const s = sandbox({ south, north: { discard: ['panther'] } });
    expect(plays(s)).toEqual(['play replacements light-infantry', 'play replacements m4a2']);
    expect(s).toRefuseCiting('play replacements fuel', ['2GM-CARD-12']);
    s.do('play replacements light-infantry');
    expect(side(s, 0)).toMatchObject({ ap: 1, hand: ['light-infantry'], discard: ['fuel', 'm4a2', 'replacements'] });
    expect(s.options()).toContain('deploy light-infantry a1');
  });
});
