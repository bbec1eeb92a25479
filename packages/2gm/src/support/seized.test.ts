import { describe, expect } from 'vitest';
import { rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const south = { ap: 2, hand: ['seized'] };

function storm(card: string, dice: number[]) {
  const units = [unit('S light-infantry c3', { assaults: 'c4' }), `N ${card} c4`, 'N light-infantry b4'];
  return sandbox({ phase: 'shooting', south, units }, dice).do('resolve c3', 'pass', 'strike', 'pass');
}

describe('Seized', () => {
  rule('2GM-CARD-12', 'takes over a gun destroyed by assault, next to where it stood', () => {
    const s = storm('pak-40', [10]);
    expect([s.seat, s.kind]).toEqual([0, 'resolved']);
    expect(s).toOfferExactly(['play seized d4', 'play seized c5', 'pass']);
    s.do('play seized c5');
    expect(unitOf(s, 3)).toMatchObject({ seat: 0, card: unitOf(s, 1).card, wounds: 2, tokens: [], at: 34 });
    expect(unitOf(s, 0).at).toBe(26); // the victor stands on c4
    expect(side(s, 1).discard).toEqual([]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['seized'] });
    s.end();
  });

  rule('2GM-CARD-12', 'takes over no infantry, and nothing that was not destroyed', () => {
    expect(storm('heavy-infantry', [10]).kind).toBe('shoot');
    const survived = storm('pak-40', [5]).do('pass');
    expect(survived.kind).toBe('shoot');
    expect(side(survived, 0).hand).toEqual(['seized']);
  });

  rule('2GM-CARD-12', 'takes over nothing that was shot', () => {
    const units = ['S light-infantry c3', unit('N opel-blitz c4', { wounds: 2 })];
    const s = sandbox({ phase: 'shooting', south, units }, [6]).do('shoot c3 c4');
    expect([s.kind, unitOf(s, 1).at]).toEqual(['shoot', -1]);
  });
});
