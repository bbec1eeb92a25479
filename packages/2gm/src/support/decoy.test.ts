import { describe, expect } from 'vitest';
import { needs, rule, sandbox, side, unit, woundsOf } from '../rules/cards.fixture';

const north = { ap: 1, hand: ['decoy'] };
const units = [
  'S light-infantry c3',
  'N light-infantry c5',
  'N heavy-infantry c4',
  'N light-infantry d5',
  'S light-infantry b5',
];

describe('Decoy', () => {
  rule('2GM-CARD-12', 'draws the fire on another unit beside the target, if the attack reaches it', () => {
    const s = sandbox({ phase: 'shooting', north, units }, [6]).do('shoot c3 c5');
    expect([s.seat, s.kind]).toEqual([1, 'cover']);
    expect(s).toOfferExactly(['play decoy c4', 'pass']);
    expect(s).toRefuseCiting('play decoy d5', ['2GM-SHOOT-06']);
    expect(s).toRefuseCiting('play decoy b5', ['2GM-CARD-15']);
    s.do('play decoy c4');
    expect(needs(s)).toBe('5+/10+ 2:2');
    expect([woundsOf(s, 1), woundsOf(s, 2), woundsOf(s, 3)]).toEqual([0, 1, 0]);
    expect(side(s, 1)).toMatchObject({ ap: 0, discard: ['decoy'] });
    s.end();
  });

  rule('2GM-RULING-145', 'at night shows whom it makes the target: its Armor must be known', () => {
    const far = unit('S light-infantry c1', { stats: { range: 5 } });
    const hidden = unit('N heavy-infantry d5', { faceDown: true });
    const dark = { options: { night: true }, phase: 'shooting', north, units: [far, 'N light-infantry c5', hidden] };
    const s = sandbox(dark, [6]).do('shoot c1 c5');
    expect(s.state.units[2]?.faceDown).toBe(true);
    s.do('play decoy d5');
    expect(s.state.units[2]?.faceDown).toBe(false);
    expect(woundsOf(s, 2)).toBe(1);
  });

  rule(
    '2GM-RULING-138',
    'reaches by eyes that lie open: whether it can be played must not tell who lies face down',
    () => {
      const gun = unit('S m7-priest a1', { stats: { range: 3, tags: ['self-propelled-artillery'] } });
      const offered = (faceDown: boolean) => {
        const eyes = unit('S light-infantry a2', { faceDown, stats: { range: 4 } });
        const options = { night: true, selfPropelled: true };
        const laid = [gun, eyes, 'N light-infantry a6', 'N heavy-infantry a5'];
        return sandbox({ options, phase: 'shooting', north, units: laid }, [6]).do('shoot a1 a5').options();
      };
      expect(offered(false)).toEqual(['play decoy a6', 'pass']);
      expect(offered(true)).toEqual(['pass']);
    },
  );

  rule('2GM-RULING-164', 'is played once against an attack', () => {
    const two = { ap: 2, hand: ['decoy', 'decoy'] };
    const s = sandbox({ phase: 'shooting', north: two, units }, [6]).do('shoot c3 c5', 'play decoy c4');
    expect(s.kind).toBe('rolled');
    expect(side(s, 1).hand).toEqual(['decoy']);
  });

  rule('2GM-CARD-12', 'is of no use in an assault', () => {
    const close = [unit('S light-infantry c3', { assaults: 'c4' }), ...units.slice(1)];
    const s = sandbox({ phase: 'shooting', north, units: close }, [6]).do('resolve c3', 'pass', 'strike');
    expect(s.kind).toBe('rolled');
  });
});
