import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { refused } from './refused.fixture';

const SOUTH = { nation: 'usa', ap: 5, hand: ['fuel', 'impact', 'light-infantry'], deck: 9 };

function sandbox(phase: string, units: readonly object[], more: object = {}) {
  const north = { nation: 'japan', ap: 5, hand: ['luck'], deck: 9 };
  return new Sandbox(gmGame, { game: '2gm', edition: 'pacific', phase, south: SOUTH, north, units, ...more });
}

const own = (at: string, more: object = {}) => ({
  at,
  side: 'south',
  card: 'light-infantry',
  stats: { move: 1 },
  ...more,
});
const foe = (at: string, more: object = {}) => ({ at, side: 'north', card: 'light-infantry', ...more });

describe('why a unit may not move so', () => {
  it.each([
    ['move b2 b2', ['2GM-MOVE-02']],
    ['move b2 c2', ['2GM-MOVE-05']],
    ['move b2 b3', ['2GM-MOVE-07']],
    ['move b2 a2', ['2GM-TERRAIN-10']],
    ['move b2 e5', ['2GM-CARD-21']],
    ['move b2 b1 by advance', ['2GM-ABIL-03']],
    ['move b3 b4', ['2GM-MOVE-01']],
    ['move c2 c1', ['2GM-RULING-53']],
    ['assault b2 d2', ['2GM-ASSAULT-02']],
    ['join b2 c2', ['2GM-COVER-01']],
    ['swap b2 c2', ['2GM-MOVE-01']],
    ['shoot b2 b3', ['2GM-TURN-01']],
  ])('%s', (wish, rules) => {
    const s = sandbox('movement', [own('b2'), own('c2', { moved: true }), foe('b3')], { natural: { a2: 'lake' } });
    expect(s).toRefuseCiting(wish, rules);
  });
});

describe('why a shot is not possible', () => {
  it.each([
    ['shoot b2 h6', ['2GM-SHOOT-22', '2GM-SHOOT-06']],
    ['shoot b2 c2', ['2GM-RULING-11']],
    ['shoot c2 b3', ['2GM-SHOOT-01']],
    ['shoot b2 b3 with bazooka', ['2GM-CARD-10']],
    ['shoot b2 north', ['2GM-SHOOT-06']],
    ['resolve b2', ['2GM-ASSAULT-05']],
    ['mount b2', ['2GM-ABIL-57']],
    ['heal b2 c2', ['2GM-ABIL-32']],
    ['smoke b2', ['2GM-TOKEN-17']],
    ['deploy light-infantry a1', ['2GM-TURN-01']],
  ])('%s', (wish, rules) => {
    const s = sandbox('shooting', [own('b2'), own('c2', { fired: true }), foe('b3')]);
    expect(s).toRefuseCiting(wish, rules);
  });

  it('every assault is resolved before the phase ends', () => {
    const s = sandbox('shooting', [own('b2', { assaults: 'b3' }), foe('b3')]);
    expect(s).toRefuseCiting('end', ['2GM-RULING-65']);
  });
});

describe('why a card cannot be played', () => {
  it.each([
    ['play fuel b2', ['2GM-CARD-17']],
    ['play impact', ['2GM-CARD-17']],
    ['play luck', ['2GM-CARD-17']],
    ['deploy light-infantry b2', ['2GM-DEPLOY-01', '2GM-DEPLOY-02']],
    ['deploy heavy-infantry a1', ['2GM-DEPLOY-01']],
  ])('%s', (wish, rules) => {
    expect(sandbox('deployment', [own('b2'), foe('b3')])).toRefuseCiting(wish, rules);
  });

  it('says whether there is anything to play it on', () => {
    const reasons = (hand: readonly string[], discard: readonly string[]) =>
      sandbox('deployment', [own('b2')], { south: { ...SOUTH, hand, discard } })
        .refusals('play i-want-you b2')
        .map((r) => r.text);
    expect(reasons(['i-want-you'], [])).toEqual(['There is nothing now that it could be played on.']);
    expect(reasons(['i-want-you'], ['m4a2'])).toEqual(['Infantry of cost 2 or less comes back.']);
    expect(reasons(['i-want-you'], ['light-infantry'])).toEqual(['It is not played on that.']);
  });

  it('where no target is legal it says what is wrong with them', () => {
    const s = sandbox('shooting', [own('b2'), foe('b3')], { south: { ...SOUTH, hand: ['promotion'] } });
    expect(s).toRefuseCiting('play promotion', ['2GM-RULING-130']);
  });

  it('says what is wrong with a space nobody can stand on', () => {
    const s = sandbox('deployment', [own('b2')], { natural: { d1: 'lake' } });
    expect(s.refusals('deploy light-infantry d1')).toEqual([{ rule: '2GM-RULING-35', text: 'd1 is water.' }]);
    const coast = sandbox('deployment', [own('b2')], { edition: 'pacific', natural: { d1: 'sea' } });
    const text = 'd1 is water: land units come aboard an empty landing craft that waits on your Deployment Line.';
    expect(coast.refusals('deploy light-infantry d1')).toEqual([{ rule: '2GM-RULING-35', text }]);
  });

  it('nobody else is told anything about a hand', () => {
    const s = sandbox('deployment', [own('b2')]);
    const asked = (wish: string) => s.refusals(wish, 1);
    expect(asked('play luck')).toEqual(asked('play fortunate'));
  });
});

it('giving up is always possible, unless the table plays to the end', () => {
  expect(sandbox('movement', []).refusals('surrender')).toEqual([]);
  expect(sandbox('movement', [], { options: { surrender: false } })).toRefuseCiting('surrender', ['2GM-VICTORY-03']);
});

describe('what is mistyped is named', () => {
  it.each([
    ['deploy light-infantry z9', 'There is no z9 on this battlefield.'],
    ['deploy light-infantry a7', 'There is no a7 on this battlefield.'],
    ['deploy lihgt-infantry a1', 'No card is called lihgt-infantry.'],
    ['deploy light-infantry e5', 'Units come in on your Deployment Line.'],
    ['deploy m4a2 a1', 'There is no such unit in your hand.'],
  ])('%s', (wish, text) => {
    const s = sandbox('deployment', [own('b2')]);
    expect(refused(s, wish)).toEqual([text]);
  });
});
