import { describe, expect } from 'vitest';
import { rule, sandbox, side, unit, unitOf, woundsOf } from '../rules/cards.fixture';
import { results } from '../rules/fire.fixture';

/** A Sherman's 5+/9+ and Armor-piercing 6 against this enemy, on the Successful Hit Table. */
function shot(enemy: string, south: object, north: object) {
  const units = ['S m4a2 c3', `N ${enemy} c5`];
  const table = { phase: 'shooting', options: { hitTable: true }, units };
  return sandbox({ ...table, south: { ...south }, north: { ...north } }).do('shoot c3 c5');
}

describe('support cards with the Successful Hit Table', () => {
  rule('2GM-HITTAB-09', "Fortunate moves the result of one's own attack one cell to the right", () => {
    expect(woundsOf(shot('panzer-iii', {}, {}), 1)).toBe(2);
    const s = shot('panzer-iii', { ap: 1, hand: ['fortunate'] }, {}).do('play fortunate');
    expect(woundsOf(s, 1)).toBe(3);
    expect(s.rolls()).toEqual([]);
  });

  rule('2GM-HITTAB-10', 'Luck moves the result of an enemy attack one cell to the left', () => {
    expect(woundsOf(shot('panzer-iv', {}, {}), 1)).toBe(2);
    const s = shot('panzer-iv', {}, { ap: 1, hand: ['luck'] }).do('play luck');
    expect(woundsOf(s, 1)).toBe(1);
    expect(side(s, 1).discard).toEqual(['luck']);
  });

  rule('2GM-HITTAB-10', "Luck protects one's own unit under one's own bombs as well", () => {
    const bombed = (south: { ap?: number; hand?: string[] }) => {
      const units = [unit('S b-25-mitchell hq', { stats: { bomber: 3 } }), 'S m4a2 c3', 'N light-infantry c4'];
      const options = { hitTable: true };
      return sandbox({ phase: 'shooting', options, south, units }).do('raid south:b-25-mitchell c3');
    };
    expect(woundsOf(bombed({}), 1)).toBe(3);
    // nothing answers the fire itself
    const s = bombed({ ap: 1, hand: ['luck'] }).do('pass', 'play luck');
    expect(woundsOf(s, 1)).toBe(2);
  });

  rule('2GM-HITTAB-12', 'On Target destroys without the table', () => {
    const s = shot('panzer-iv', { ap: 4, hand: ['on-target'] }, {}).do('play on-target');
    expect([results(s), unitOf(s, 1).at]).toEqual([['critical'], -1]);
  });

  rule('2GM-HITTAB-12', 'whatever the Armor: a rifle destroys a Tiger, in a House or not', () => {
    const fired = (more: object, south: object) => {
      const units = ['S light-infantry c4', 'N tiger c5'];
      const options = { hitTable: true };
      return sandbox({ phase: 'shooting', options, units, south: { ...south }, ...more }).do('shoot c4 c5');
    };
    const s = fired({}, { ap: 4, hand: ['on-target'] }).do('play on-target');
    expect([results(s), unitOf(s, 1).at, side(s, 0).discard]).toEqual([['critical'], -1, ['on-target']]);
    expect(s.rolls()).toEqual([]);
    const without = fired({}, {});
    expect([results(without), unitOf(without, 1).at >= 0]).toEqual([['no-effect'], true]);
    // the walls take the last column of the row of 7+: 5+ of the rifles behind the +2/+2 of a House (2GM-RULING-141)
    const house = fired({ terrain: [{ at: 'c5', card: 'house' }] }, { ap: 4, hand: ['on-target'] }).do(
      'play on-target',
    );
    expect([unitOf(house, 1).at, house.state.pieces[0]?.damage]).toEqual([-1, 4]);
  });

  rule(['2GM-HITTAB-12', '2GM-ABIL-39'], 'and Impenetrable is no help against it', () => {
    const units = [unit('S m4a2 c3'), unit('N tiger c5', { stats: { armor: 1, tags: ['impenetrable'] } })];
    const options = { hitTable: true };
    const s = sandbox({ phase: 'shooting', options, units, south: { ap: 4, hand: ['on-target'] } });
    s.do('shoot c3 c5', 'play on-target');
    expect(unitOf(s, 1).at).toBe(-1);
  });

  rule('2GM-HITTAB-13', 'You Missed takes the damage away, save with On Target', () => {
    const north = { ap: 1, hand: ['you-missed'] };
    const s = shot('panzer-iv', {}, north).do('play you-missed');
    expect(woundsOf(s, 1)).toBe(0);
    const sure = shot('panzer-iv', { ap: 4, hand: ['on-target'] }, north).do('play on-target');
    expect([unitOf(sure, 1).at, side(sure, 1).hand]).toEqual([-1, ['you-missed']]);
  });

  rule('2GM-HITTAB-15', 'Impact deals the printed Damage', () => {
    const s = shot('heavy-infantry', { ap: 4, hand: ['impact'] }, {}).do('play impact');
    expect(woundsOf(s, 1)).toBe(2);
    expect(woundsOf(shot('heavy-infantry', {}, {}), 1)).toBe(3); // on the table
  });

  rule(
    ['2GM-HITTAB-15', '2GM-RULING-128'],
    'if its Armor-piercing reaches the Armor: a rifle does not hurt a Tiger',
    () => {
      const units = ['S light-infantry c4', 'N tiger c5'];
      const table = { phase: 'shooting', options: { hitTable: true }, units, south: { ap: 4, hand: ['impact'] } };
      const s = sandbox(table).do('shoot c4 c5', 'play impact');
      expect([unitOf(s, 1).at >= 0, woundsOf(s, 1)]).toEqual([true, 0]);
    },
  );

  rule('2GM-HITTAB-17', 'mines and traps are looked up like a main weapon', () => {
    const options = { hitTable: true };
    const mine = sandbox({ options, south: { ap: 4, hand: ['at-mine'] }, units: ['N tiger c5'] }).do('play at-mine c5');
    expect(woundsOf(mine, 0)).toBe(3);
    const trap = sandbox({ options, south: { ap: 2, hand: ['traps'] }, units: ['N light-infantry c5'] });
    expect(woundsOf(trap.do('play traps c5'), 0)).toBe(2);
  });

  rule('2GM-HITTAB-18', 'Extra Ammo lasts until the end of the next turn', () => {
    const play = (hitTable: boolean) => {
      const south = { ap: 2, hand: ['extra-ammo'] };
      const s = sandbox({ options: { hitTable }, south, north: { hand: ['fuel'] }, units: ['S m4a2 c3'] });
      s.do('play extra-ammo c3');
      return unitOf(s, 0).cards[0]?.until;
    };
    expect([play(true), play(false)]).toEqual([8, 1_000_000]);
  });
});
