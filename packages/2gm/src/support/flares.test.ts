import { describe, expect } from 'vitest';
import { needs, plays, rule, sandbox, side, unit, unitOf } from '../rules/cards.fixture';

const south = { ap: 1, hand: ['flares'] };
const units = ['S light-infantry c3', unit('N light-infantry c4', { smoke: true }), 'N light-infantry d3'];

describe('Flares by day', () => {
  rule('2GM-CARD-12', 'take one Smoke token away, of a unit or of a screen', () => {
    const s = sandbox(
      {
        phase: 'shooting',
        south,
        units,
        screens: [
          { at: 'd3', until: 9 },
          { at: 'e3', until: 9 },
        ],
      },
      [1],
    );
    expect(plays(s)).toEqual(['play flares c4', 'play flares 1019', 'play flares e3']);
    s.do('play flares 1019'); // the screen on d3, where a unit stands
    expect([s.state.screens[19], s.state.screens[20]]).toEqual([0, 9]);
    s.do('shoot c3 d3');
    expect(needs(s)).toBe('5+/10+ 2:1');
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['flares'] });
    s.end();
  });

  rule('2GM-CARD-12', 'light up a target before the roll, for either side', () => {
    const s = sandbox({ phase: 'shooting', south, units }, [1]).do('shoot c3 c4');
    expect([s.seat, s.kind]).toEqual([0, 'fire']);
    expect(s).toOfferExactly(['play flares c4', 'pass']);
    s.do('play flares c4');
    expect([needs(s), unitOf(s, 1).smoke]).toEqual(['5+/10+ 2:1', 0]);
    const dark = sandbox({ phase: 'shooting', south, units }, [1]).do('shoot c3 c4', 'pass');
    expect(needs(dark)).toBe('6+/10+ 2:1');
    const other = sandbox({ phase: 'shooting', north: south, units }, [1]).do('shoot c3 c4');
    expect([other.seat, other.kind]).toEqual([1, 'cover']);
  });

  rule('2GM-CARD-12', 'have nothing to do without smoke', () => {
    const clear = ['S light-infantry c3', 'N light-infantry c4'];
    for (const phase of ['movement', 'deployment', 'shooting'])
      expect(plays(sandbox({ phase, south, units: clear }))).toEqual([]);
    // nor with what is lifting in this very turn
    const thin = ['S light-infantry c3', unit('N light-infantry c4', { smoke: 3 })];
    const turn = { phase: 'shooting', turn: 3, south };
    expect(plays(sandbox({ ...turn, units: thin, screens: [{ at: 'd3', until: 3 }] }))).toEqual([]);
  });
});

describe('Flares at night', () => {
  const night = { night: true };
  const hidden = [
    'S light-infantry a1',
    unit('N panther h6', { faceDown: true }),
    unit('S m4a2 a2', { faceDown: true }),
  ];

  rule('2GM-NIGHT-09', 'turn all units face up, and the night is no cover for this turn', () => {
    const close = [...hidden, 'N light-infantry a3'];
    const s = sandbox({ phase: 'shooting', south, units: close, options: night }, [1]);
    expect(plays(s)).toEqual(['play flares']);
    s.do('play flares');
    expect([1, 2].map((id) => unitOf(s, id).faceDown)).toEqual([false, false]);
    s.do('shoot a1 a3');
    expect(needs(s)).toBe('5+/10+ 2:1');
    s.end();
    const dark = sandbox({ phase: 'shooting', units: close, options: night }, [1]).do('shoot a1 a3');
    expect([needs(dark), unitOf(dark, 1).faceDown]).toEqual(['6+/10+ 2:1', true]);
  });

  rule('2GM-NIGHT-09', 'are not wasted twice in a turn', () => {
    const two = { ap: 2, hand: ['flares', 'flares'] };
    const s = sandbox({ phase: 'shooting', south: two, units: hidden, options: night }).do('play flares');
    expect(plays(s)).toEqual([]);
  });

  rule('2GM-NIGHT-03', 'until then no card is aimed at what lies face down', () => {
    const mines = { ap: 4, hand: ['at-mine'] };
    expect(plays(sandbox({ south: mines, units: hidden, options: night }))).toEqual([]);
    expect(sandbox({ south: mines, units: hidden, options: night })).toRefuseCiting('play at-mine h6', ['2GM-CARD-17']);
  });
});
