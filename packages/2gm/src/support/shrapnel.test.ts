import { describe, expect } from 'vitest';
import { needs, rule, sandbox, side, woundsOf } from '../rules/cards.fixture';

const south = { ap: 2, hand: ['shrapnel'] };
const around = ['N light-infantry c4', 'N heavy-infantry d4', 'N panzer-iv c5', 'N light-infantry e4'];

describe('Shrapnel', () => {
  rule('2GM-CARD-12', 'strikes one more soft target beside the one that artillery has hit', () => {
    const s = sandbox({ phase: 'shooting', south, units: ['S m1-howitzer c1', ...around] }, [6, 6]);
    s.do('shoot c1 c4');
    expect([s.seat, s.kind]).toEqual([0, 'resolved']);
    expect(s).toOfferExactly(['play shrapnel d4', 'pass']);
    s.do('play shrapnel d4');
    expect(needs(s)).toBe('5+/9+ 3:2');
    expect([woundsOf(s, 2), woundsOf(s, 3), woundsOf(s, 4)]).toEqual([1, 0, 0]);
    expect(side(s, 0)).toMatchObject({ ap: 0, discard: ['shrapnel'] });
    s.end();
  });

  rule('2GM-CARD-12', 'flies from grenades too', () => {
    const units = [{ side: 'south', card: 'light-infantry', at: 'c3', upgrades: ['grenades'] }, ...around];
    const s = sandbox({ phase: 'shooting', south, units }, [6]).do('shoot c3 c4 with grenades', 'pass');
    expect(s).toOfferExactly(['play shrapnel d4', 'pass']);
  });

  rule('2GM-CARD-12', 'comes neither from a miss nor from a rifle nor from a shot that was cancelled', () => {
    const miss = sandbox({ phase: 'shooting', south, units: ['S m1-howitzer c1', ...around] }, [2]);
    expect(miss.do('shoot c1 c4', 'pass').kind).toBe('shoot');
    const rifle = sandbox({ phase: 'shooting', south, units: ['S light-infantry c3', ...around] }, [6]);
    expect(rifle.do('shoot c3 c4', 'pass').kind).toBe('shoot');
    const north = { ap: 1, hand: ['you-missed'] };
    const saved = sandbox({ phase: 'shooting', south, north, units: ['S m1-howitzer c1', ...around] }, [6]);
    expect(saved.do('shoot c1 c4', 'pass', 'play you-missed').kind).toBe('shoot'); // the first question is for a Decoy
  });
});
