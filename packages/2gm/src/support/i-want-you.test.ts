import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side } from '../rules/cards.fixture';

const south = { ap: 2, hand: ['i-want-you'] };

describe('I Want You', () => {
  const discard = ['light-infantry', 'marines', 'heavy-infantry', 'm4a2', 'light-infantry'];

  rule('2GM-CARD-12', 'brings up to two infantry cards of cost 2 or less back', () => {
    const s = sandbox({ south: { ...south, discard } });
    expect(plays(s)).toEqual(['play i-want-you light-infantry', 'play i-want-you heavy-infantry']);
    s.do('play i-want-you light-infantry');
    expect(s).toOfferExactly(['take light-infantry', 'take heavy-infantry', 'done']);
    s.do('take heavy-infantry');
    expect(s.kind).toBe('deploy');
    expect(side(s, 0)).toMatchObject({
      ap: 0,
      hand: ['light-infantry', 'heavy-infantry'],
      discard: ['light-infantry', 'marines', 'm4a2', 'i-want-you'],
    });
  });

  rule('2GM-CARD-12', 'may be content with one, and asks no further when there is no second', () => {
    const one = sandbox({ south: { ...south, discard } }).do('play i-want-you light-infantry', 'done');
    expect([side(one, 0).hand, one.kind]).toEqual([['light-infantry'], 'deploy']);
    const last = sandbox({ south: { ...south, discard: ['light-infantry'] } }).do('play i-want-you light-infantry');
    expect(last.kind).toBe('deploy');
    expect(sandbox({ south: { ...south, discard } })).toRefuseCiting('play i-want-you marines', ['2GM-CARD-12']);
  });
});
