import { acesGame } from '@sandtable/aces';
import type { AcesOdds } from '@sandtable/aces/table';
import { describe, expect, it } from 'vitest';
import { acesPlay as play } from '../../i18n/en/aces-play';
import { destroyedTogether, labelOf, ownSideOf, toneOf, victimsOf } from './chances';
import { german, Moment, usa } from './desk.fixture';
import { dangersOf, marksOf, NO_DANGER, stoppersOnWay } from './marks';
import { phasesOf } from './phases';
import { pictureOf } from './picture';
import { sceneOf } from './scene';

function oddsOf(moment: Moment, from: string, to: string): AcesOdds {
  const wish = { verb: 'attack', places: { from, to }, words: {}, numbers: {}, extras: [] };
  const found = acesGame.odds(moment.sandbox.state, moment.sandbox.seat, wish);
  if (!found.ok) throw new Error('no odds');
  return found.value as AcesOdds;
}

const input = { odds: new Map(), dangers: NO_DANGER, candidates: [], lastMove: [] };

describe('marks', () => {
  it('show reach, way, dangers and who could stop the unit', () => {
    const map = { size: '9x9', hexes: { '2,3': 'factory' } };
    const moment = new Moment([usa('infantry', '2,4'), german('tiger', '4,4')], { map });
    const desk = moment.desk({ unit: moment.on('2,4'), aim: moment.hex('3,3') });
    const picture = pictureOf(desk);
    const dangers = dangersOf(desk.view.table, 0, picture.goals);
    expect(dangers.interceptors).toEqual([1]);
    expect(dangers.threatened).toContain(moment.hex('3,4'));
    expect(dangers.threatened).not.toContain(moment.hex('1,4'));
    const marks = marksOf({ ...input, desk, picture, dangers });
    expect(marks.path?.[0]).toBe(moment.hex('2,4'));
    expect(marks.path?.at(-1)).toBe(moment.hex('3,3'));
    expect(marks.stakes).toEqual([moment.hex('2,3')]);
    const far = picture.goals.find((g) => g.path.slice(0, -1).includes(moment.hex('3,4')));
    if (far === undefined) throw new Error('no way past the Tiger');
    expect(stoppersOnWay(desk.view.table, 0, far)).toEqual([1]);
  });

  it('number declared attacks and the one in view, and cover seven hexes under a salvo', () => {
    const at = { turn: { seat: 'usa', phase: 'declare' } };
    const moment = new Moment([usa('sherman', '2,4'), usa('infantry', '3,5'), german('tiger', '2,5')], at);
    moment.sandbox.do('attack 2,4 2,5');
    const desk = moment.desk({ unit: moment.on('3,5'), aim: moment.hex('2,5') });
    const marks = marksOf({ ...input, desk, picture: pictureOf(desk) });
    expect(marks.arrows?.map((a) => [a.from, a.to, a.number])).toEqual([
      [moment.hex('2,4'), moment.hex('2,5'), 1],
      [moment.hex('3,5'), moment.hex('2,5'), 2],
    ]);
  });
});

it('a V2 that has been fired marks its factory, and shows its way only where the launcher has been found', () => {
  const turn = { seat: 'germany-1', phase: 'declare', round: 3 };
  const map = { size: '9x9', hexes: { '2,2': 'factory' } };
  const seats = { usa: {}, 'germany-1': {} };
  const fired = (units: readonly object[], more: object) => {
    const moment = new Moment([usa('infantry', '8,8'), german('tiger', '1,8'), ...units], {
      ...{ turn, map, seats, options: { mission: 'v2' } },
      ...more,
    });
    moment.sandbox.do('rocket 2,2');
    const desk = moment.desk({});
    const { aim, arrows } = marksOf({ ...input, desk, picture: pictureOf(desk) });
    expect(aim).toEqual([moment.hex('2,2')]);
    return arrows?.map(({ from, to, number }) => [from, to, number].map(Number)) ?? [];
  };
  const v2 = { controller: 'germany-1', tokens: ['7,7', '5,5'], launcher: '7,7' };
  expect(fired([], { v2 })).toEqual([]);
  expect(fired([german('v2-launcher', '7,7')], { v2: { controller: 'germany-1', tokens: [] } })).toHaveLength(1);
});

it('of a salvo only the hex in view is a target', () => {
  const soviet = { 'soviet-union': {}, 'germany-1': {} };
  const units = [{ seat: 'soviet-union', unit: 'katyusha', at: '4,6' }, german('tiger', '4,3')];
  const turn = { seat: 'soviet-union', phase: 'declare' };
  const moment = new Moment(units, { seats: soviet, turn });
  const marks = (aim: string) => {
    const desk = moment.desk({ unit: moment.on('4,6'), aim: moment.hex(aim) });
    return marksOf({ ...input, desk, picture: pictureOf(desk) });
  };
  expect(marks('4,3').targets?.map((x) => x.hex)).toEqual([moment.hex('4,3')]);
  expect(marks('4,3').aim).toHaveLength(7);
  expect(marks('4,3').reach?.length).toBeGreaterThan(16);
  expect(marks('4,6').targets).toEqual([]);
  expect(marks('4,6').aim).toEqual([]);
});

it('where something is put nobody is shot at', () => {
  const map = { size: '9x9', hexes: { '5,3': 'factory' } };
  const factories = [{ at: '5,3', owner: 'usa' }];
  const turn = { seat: 'usa', phase: 'money' };
  const moment = new Moment([usa('sherman', '2,4'), german('tiger', '4,4')], {
    map,
    factories,
    turn,
    seats: { usa: { coins: 5 }, 'germany-1': {} },
  });
  const [buy] = moment.desk().question?.options.filter((o) => o[0] === 'buy') ?? [];
  const desk = moment.desk({ tool: `buy:${buy?.[1]}` });
  const marks = marksOf({ ...input, desk, picture: pictureOf(desk) });
  expect(marks.reach).toEqual([{ hex: moment.hex('5,3') }]);
  expect(marks.targets).toEqual([]);
});

describe('odds in a word', () => {
  const at = { turn: { seat: 'usa', phase: 'declare' } };

  it('name the chance to destroy where there is one, else the damage', () => {
    const weak = new Moment([usa('sherman', '2,4'), german('infantry', '2,5', { damage: 5 })], at);
    const odds = oddsOf(weak, '2,4', '2,5');
    expect(victimsOf(odds, 0).map((v) => v.unit)).toEqual([1]);
    expect(ownSideOf(odds, 0)?.unit).toBe(0);
    expect(labelOf(odds, 0, play)).toMatch(/^✕ \d+ %?|✕ \d+%$/);
    expect(toneOf(odds, 0)).toBe('good');
    const strong = new Moment([usa('infantry', '2,4', { damage: 5 }), german('tiger', '2,5')], at);
    const poor = oddsOf(strong, '2,4', '2,5');
    expect(labelOf(poor, 0, play)).toMatch(/^−\d\.\d$/);
    expect(toneOf(poor, 0)).toBe('poor');
  });
});

describe('several attacks on one target', () => {
  it('add up: what each does, in whatever order, and no more than there is to destroy', () => {
    // two markers are left; each attack lays one with a chance of a half
    const coin = [0.5, 0.5, 0];
    expect(destroyedTogether([coin, coin])).toBeCloseTo(0.25);
    expect(destroyedTogether([coin, coin, coin])).toBeCloseTo(0.5);
    expect(destroyedTogether([coin, [0, 0, 1]])).toBeCloseTo(1);
    expect(destroyedTogether([[0, 0, 1], coin])).toBeCloseTo(1);
    expect(destroyedTogether([coin])).toBe(0);
  });
});

describe('the phase bar', () => {
  it('says where the match is and what comes next', () => {
    const moment = new Moment([usa('infantry', '2,4'), german('tiger', '4,4')]);
    const bar = phasesOf(moment.desk().view, play);
    expect(bar.steps.map((s) => s.state)).toEqual(['now', 'coming', 'coming', 'coming']);
    moment.sandbox.do('end');
    expect(phasesOf(moment.desk().view, play).steps.map((s) => s.state)).toEqual(['done', 'now', 'coming', 'coming']);
    moment.sandbox.do('end');
    const money = phasesOf(moment.desk().view, play);
    expect(money.next).toBe('the turn of Germany I');
  });
});

describe('the scene', () => {
  it('shows the launcher to who may know it', () => {
    const v2 = { tokens: ['7,7', '8,8'], launcher: '7,7', controller: 'germany-1' };
    const seats = { 'germany-1': {}, usa: {}, 'germany-2': {}, 'soviet-union': {} };
    const units = [usa('infantry', '2,4'), german('tiger', '4,4')];
    const { state } = new Moment(units, { v2, seats, options: { mission: 'v2' } }).sandbox;
    const faces = (seat: number) => sceneOf(acesGame.rules.view(state, seat)).tokens?.map((token) => token.face);
    expect(faces(0)).toEqual(['launcher', 'hidden']);
    expect(faces(1)).toEqual(['hidden', 'hidden']);
  });
});
