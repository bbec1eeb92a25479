import { describe, expect } from 'vitest';
import { plays, rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const south = { ap: 1, hand: ['overheat'] };

describe('Overheat', () => {
  const tank = unit('N panzer-iv c5', { upgrades: ['tank-mg', 'smoke-grenade'] });

  rule('2GM-RULING-131', "deactivates a weapon token of an enemy through its owner's next turn", () => {
    const units = ['S light-infantry c3', tank, unit('N panzer-iv d5'), unit('S m4a2 a1', { upgrades: ['tank-mg'] })];
    const s = sandbox({ phase: 'flip', south, north: { hand: ['fuel'] }, units });
    expect(s).toOfferExactly(['play overheat c5', 'end']);
    expect(s).toRefuseCiting('play overheat d5', ['2GM-RULING-131']);
    expect(s).toRefuseCiting('play overheat a1', ['2GM-CARD-17']);
    s.do('play overheat c5');
    expect(unitOf(s, 1).tokens.map((t) => t.grey)).toEqual([true, false]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['overheat'] });
    const play = (until: number) => {
      while (s.state.turn < until) s.do(s.options().includes('pass') ? 'pass' : 'end');
    };
    play(7);
    expect(unitOf(s, 1).tokens[0]?.grey).toBe(true);
    play(9);
    expect(unitOf(s, 1).tokens[0]?.grey).toBe(false);
  });

  rule('2GM-RULING-131', 'lets its player choose between several tokens', () => {
    const two = unit('N panzer-iv c5', { upgrades: ['tank-mg', 'tank-mg'] });
    const s = sandbox({ phase: 'flip', south, units: [two, 'S light-infantry a1'] }).do('play overheat c5');
    expect(s).toOfferExactly(['token tank-mg', 'token tank-mg-2']);
    s.do('token tank-mg-2');
    expect(unitOf(s, 0).tokens.map((t) => t.grey)).toEqual([false, true]);
  });

  rule('2GM-RULING-131', 'keeps a mounted HMG from being mounted again', () => {
    const hmg = unit('N heavy-infantry c5', { upgrades: [{ name: 'hmg', grey: false, mounted: 2 }] });
    const s = sandbox({ phase: 'flip', south, north: { hand: ['fuel'] }, units: [hmg, 'S light-infantry a1'] });
    s.do('play overheat c5');
    if (s.kind === 'flip') s.do('end');
    expect([s.seat, s.kind]).toEqual([1, 'move']);
    expect(s.options()).not.toContain('mount c5');
    expect(s).toRefuseCiting('mount c5', ['2GM-RULING-131']);
  });

  rule('2GM-RULING-131', 'waits for the Flip Over Phase', () => {
    expect(plays(sandbox({ south, units: [tank] }))).toEqual([]);
    expect(plays(sandbox({ phase: 'shooting', south, units: [tank] }))).toEqual([]);
  });
});
