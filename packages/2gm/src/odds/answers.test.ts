import { parseWish } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../content/index';
import { gmGame } from '../game';
import { act, foe, own, sandbox, tank, unit } from '../rules/field.fixture';
import { firing } from '../rules/fire.fixture';
import { bomber, fighter, hunter, raiding } from '../rules/sky.fixture';
import type { GmOdds } from './odds';

type AnySandbox = ReturnType<typeof sandbox>;

function oddsOf(s: AnySandbox, text: string): GmOdds | null {
  const wish = parseWish(gmGame.language, text);
  if (!wish.ok) throw new Error(text);
  const found = gmGame.odds(s.state, s.seat, wish.value);
  return found.ok ? (found.value as GmOdds) : null;
}

const miss = (odds: GmOdds | null): number => odds?.outcomes.find((o) => o.wounds === 0 && !o.destroyed)?.p ?? 0;

describe('odds of answers in the middle of something', () => {
  it('the attack under way: as it stands, and in the smoke of its target', () => {
    const grenade = { token: 'smoke-grenade', cost: 1 };
    const smoker = foe('c4', { upgrades: ['smoke-grenade'], stats: { upgrades: [grenade] } });
    const s = firing([own('c3'), smoker]);
    s.do('shoot c3 c4');
    expect(s.kind).toBe('cover');
    expect(miss(oddsOf(s, 'pass'))).toBeCloseTo(0.4); // 5+/10
    expect(miss(oddsOf(s, 'smoke c4'))).toBeCloseTo(0.5);
    expect(s.state.units[1]?.smoke).toBe(0);
  });

  it('with the cards that were played on it', () => {
    const s = firing([own('c3', { assaults: 'c4' }), foe('c4')], { south: { ap: 9, hand: ['bayonets', 'on-target'] } });
    s.do('resolve c3');
    s.do('pass');
    s.do('strike');
    expect(s.kind).toBe('fire');
    const before = miss(oddsOf(s, 'pass'));
    // what a card would make of it is known before it is played, and the table is as it was
    expect(miss(oddsOf(s, 'play bayonets'))).toBeCloseTo(before - 0.1);
    expect(miss(oddsOf(s, 'pass'))).toBeCloseTo(before);
    s.do('play bayonets');
    expect(s.kind).toBe('fire');
    expect(miss(oddsOf(s, 'pass'))).toBeCloseTo(before - 0.1);
    // On Target needs no die
    expect(oddsOf(s, 'play on-target')?.destroyed).toBe(1);
  });

  it('a decoy: what becomes of whoever takes the place of the target', () => {
    const s = firing([own('c3'), foe('c4'), foe('d4', { wounds: 2 })], { north: { ap: 5, hand: ['decoy'] } });
    s.do('shoot c3 c4');
    expect(s.kind).toBe('cover');
    expect(oddsOf(s, 'pass')?.destroyed).toBeLessThan(0.2);
    expect(oddsOf(s, 'play decoy d4')?.destroyed).toBeCloseTo(0.6); // 1 HP is left
  });

  it('no odds for a card that is not in the hand, or at a moment that is not its own', () => {
    const s = firing([own('c3'), foe('c4')], { south: { ap: 9, hand: ['on-target'] } });
    expect(oddsOf(s, 'play on-target')).toBeNull();
    s.do('shoot c3 c4');
    expect(s.kind).toBe('fire');
    expect(oddsOf(s, 'play on-target')?.destroyed).toBe(1);
    expect(s.state.seats[0]?.hand).toHaveLength(1);
    expect(oddsOf(s, 'play impact')).toBeNull();
  });

  it('a barrage, by the AP it is worth', () => {
    const options = { tacticalArtillery: true };
    const target = unit('north', 'panzer-iv', 'c5', { stats: { armor: 5, hp: 4 } });
    const s = sandbox([own('c2'), target], { edition: 'pacific', phase: 'barrage', options, south: { ap: 9 } });
    // before it is called: with all that can be paid
    expect(miss(oddsOf(s, 'call c5'))).toBeCloseTo(0.1); // 9 AP: 2+/2+
    act(s, 'call c5');
    expect(s.kind).toBe('charge');
    expect(oddsOf(s, 'call c5')?.outcomes).toEqual(oddsOf(s, 'charge 9')?.outcomes);
    expect(miss(oddsOf(s, 'charge 4'))).toBe(1); // it pierces nothing
    expect(miss(oddsOf(s, 'charge 6'))).toBeCloseTo(0.4); // 5+/5+
  });

  it('anti-aircraft fire and the guns of an escort', () => {
    const gun = unit('north', 'flak-38', 'c5', { stats: { accuracy: [5, 9], pierce: 5, range: 4 } });
    const s = raiding([bomber(), fighter(), hunter(), hunter(), gun, foe('c4')], []);
    act(s, 'raid south:b-25-mitchell c2');
    expect(s.kind).toBe('intercept');
    expect(miss(oddsOf(s, 'intercept north:fw-190'))).toBeCloseTo(0.3); // 4+/8+
    act(s, 'intercept north:fw-190', 'intercept north:fw-190-2', 'escort south:p-51-mustang');
    expect(s.kind).toBe('flak');
    expect(miss(oddsOf(s, 'flak c5 south:p-51-mustang'))).toBeCloseTo(0.4);
    act(s, 'pass');
    expect(s.kind).toBe('engage');
    expect(miss(oddsOf(s, 'engage north:fw-190-2'))).toBeCloseTo(0.2); // 3+/8+
  });

  it('mines: under who goes there, and as a card under who has come', () => {
    const s = sandbox([tank('c3', { stats: { hp: 5 } }), foe('h6')], { edition: 'pacific' });
    expect(oddsOf(s, 'move c3 c4')).toBeNull();
    s.state.mines.push(26, catalogue.numberOf('support/anti-tank-mine'));
    const under = oddsOf(s, 'move c3 c4'); // 3+/7+
    expect([miss(under), under?.destroyed]).toEqual([expect.closeTo(0.2), expect.closeTo(0.4)]);
    expect(oddsOf(s, 'move c3 d3')).toBeNull();
    expect([s.state.mines.length, s.state.units[0]?.at]).toEqual([2, 18]);

    const card = sandbox([own('c3'), foe('c4')], { edition: 'pacific', south: { ap: 3, hand: ['traps'] } });
    const laid = oddsOf(card, 'play traps c4');
    expect(miss(laid)).toBeGreaterThan(0);
    expect(miss(laid)).toBeLessThan(1);
  });

  it('a die rolled again: as if nothing had been rolled', () => {
    const s = firing([own('c3'), foe('c4')], { south: { ap: 1, hand: ['fortunate'] } }, [1]);
    const fresh = oddsOf(s, 'shoot c3 c4');
    s.do('shoot c3 c4');
    expect(s.kind).toBe('rolled');
    expect(oddsOf(s, 'play fortunate')?.outcomes).toEqual(fresh?.outcomes);
    expect(oddsOf(s, 'pass')).toBeNull();
  });

  it('rockets on a second target', () => {
    const rockets = own('c3', { upgrades: ['mrl'], stats: { upgrades: [{ token: 'mrl', cost: 3 }] } });
    const s = firing([rockets, foe('c4'), foe('d4', { wounds: 2 })], {}, [1]);
    expect(oddsOf(s, 'beside d4')).toBeNull();
    s.do('shoot c3 c4 with mrl');
    for (; s.kind !== 'beside'; s.do('pass'));
    const second = oddsOf(s, 'beside d4');
    expect(second?.destroyed).toBeGreaterThan(0);
    expect(miss(second) + (second?.destroyed ?? 0)).toBeCloseTo(1); // 1 HP is left
  });

  it('nothing where no attack waits for its roll', () => {
    const s = firing([own('c3'), foe('c4')]);
    expect(oddsOf(s, 'pass')).toBeNull();
    const lorry = unit('south', 'gmc-cckw', 'd3', { stats: { weapon: false } });
    const gun = unit('south', 'm1-90mm', 'e3', { stats: { weapon: false, tags: ['anti-aircraft'] } });
    const unarmed = firing([own('c3'), foe('c4'), lorry, gun]);
    for (const from of ['c3', 'd3', 'e3']) expect(oddsOf(unarmed, `flak ${from} c4`)).toBeNull();
  });
});
