import type { GmEvent } from '@sandtable/2gm/table';
import { describe, expect, it } from 'vitest';
import { type AirCombat, airCombatOf, isShotDown } from './air';
import { B25, FW190, flakOn, Moment, north, P51, south } from './moment.fixture';

const RAID = 'raid south:b-25-mitchell c2';
const units = [B25, P51, FW190, flakOn('c5'), north('light-infantry', 'c4')];

function combat(moment: Moment): AirCombat {
  const found = airCombatOf(moment.sandbox.events as unknown as GmEvent[], moment.desk(0).view);
  if (found === null) throw new Error('There is no air combat.');
  return found;
}

const states = (c: AirCombat): string => c.steps.map((step) => step.state).join(' ');

describe('the five steps of an air combat', () => {
  it('begin when everything is declared', () => {
    const moment = new Moment(units).do(RAID);
    expect(combat(moment)).toMatchObject({ aircraft: 0, spaces: [10, 18, 26], interceptors: [], declaring: true });
    moment.do('intercept north:fw-190');
    expect(combat(moment)).toMatchObject({ interceptors: [2], escorts: [], declaring: true });
    expect(states(combat(moment))).toBe('coming coming coming coming coming');
  });

  it('are walked one after the other, each with its shots, dice and losses', () => {
    const moment = new Moment(units, {}, [5, 9, 5]).do(RAID, 'intercept north:fw-190', 'escort south:p-51-mustang');
    expect(states(combat(moment))).toBe('now coming coming coming coming');
    moment.do('flak c5 south:p-51-mustang');
    const over = combat(moment);
    // the gun hits the escort, the wounded escort shoots the interceptor down, and the bombs fall
    expect(over.steps.map((step) => step.shots.map((s) => [s.shooter, s.target, s.face, s.result]))).toEqual([
      [[3, 1, 5, 'hit']],
      [[1, 2, 9, 'hit']],
      [],
      [],
      [[0, 4, 5, 'hit']],
    ]);
    expect(states(over)).toBe('done done skipped skipped done');
    expect([over.over, over.guns]).toEqual([true, [3]]);
    expect(over.steps[0]?.shots[0]).toMatchObject({ wounds: 2, hit: 5, crit: 9, destroyed: false });
    expect([0, 1, 2].map((id) => isShotDown(over, id, moment.desk(0).view.table))).toEqual([false, false, true]);
  });

  it('the guns of the bomber have a step of their own, before the interceptors', () => {
    const armed = south('b-25-mitchell', 'hq', {
      stats: { armor: 5, hp: 3, bomber: 3, upgrades: [{ token: 'bomber-hmg', cost: 1 }] },
      upgrades: ['bomber-hmg'],
    });
    const moment = new Moment([armed, FW190, north('light-infantry', 'c4')], {}, [1, 1, 1]);
    const over = combat(moment.do(RAID, 'intercept north:fw-190'));
    expect(over.steps.map((step) => step.shots.map((s) => `${s.shooter} > ${s.target}`))).toEqual([
      [],
      [],
      ['0 > 1'],
      ['1 > 0'],
      ['0 > 2'],
    ]);
  });

  it('stop in the middle while somebody chooses or a die is awaited', () => {
    const two = [...units, FW190];
    const moment = new Moment(two).do(RAID, 'intercept north:fw-190', 'intercept north:fw-190-2');
    moment.do('escort south:p-51-mustang', 'pass');
    expect(moment.sandbox.kind).toBe('engage');
    expect(states(combat(moment))).toBe('skipped now coming coming coming');
  });

  it('are not mixed up with what is fired on the ground afterwards', () => {
    const gun = { side: 'south', card: 'light-infantry', at: 'c3' };
    const moment = new Moment([B25, gun, north('light-infantry', 'c4')], {}, [1, 1, 1]);
    moment.do(RAID, 'shoot c3 c4');
    const found = combat(moment);
    expect(found.steps[4]?.shots.every((shot) => shot.shooter === 0)).toBe(true);
    expect(found.steps.flatMap((step) => step.shots).some((shot) => shot.shooter === 1)).toBe(false);
  });

  it('there are none before the first raid', () => {
    const moment = new Moment(units);
    expect(airCombatOf([], moment.desk(0).view)).toBeNull();
  });
});
