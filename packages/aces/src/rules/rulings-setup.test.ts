import { type DiceSource, Match } from '@sandtable/kernel';
import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { assignAll, placeAll } from './set-up.fixture';
import { piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

describe('rulings on the set-up', () => {
  rule('AA-RULING-01', 'every die has twelve sides: for initiative, combat, weather and the V2', () => {
    const sides: number[] = [];
    const dice: DiceSource = { face: (n) => (sides.push(n) > 0 ? 'generator' : 'ask'), index: () => 'generator' };
    const match = Match.start(acesGame.rules, acesGame.defaultSetup('aces', ['person', 'person']), 'dice', { dice });
    assignAll(match, () => 0);
    placeAll(match);
    expect(sides.length).toBeGreaterThanOrEqual(4);
    expect(new Set(sides)).toEqual(new Set([12]));

    const units = [piece('usa', 'howitzer', '2,2'), piece('germany-1', 'infantry', '4,4')];
    const fight = new Sandbox(
      acesGame,
      position(units, { turn: { seat: 'usa', phase: 'declare' } }),
      new Array<number>(12).fill(12),
    );
    fight.do('attack 2,2 4,4', 'end');
    expect(fight.rolls().map((r) => r.sides)).toEqual([12]);
    fight.end();

    const options = { weather: true };
    const third = { seat: 'germany-2', phase: 'spending', round: 3 };
    const sky = new Sandbox(acesGame, position(units, { options, turn: third }), [12]);
    for (let n = 0; n < 12 && sky.rolls().length === 0; n++) sky.do('end');
    expect(sky.rolls().map((r) => [r.rule, r.sides])).toEqual([['AA-WEATHER-02', 12]]);
    sky.end();

    const v2 = { tokens: ['7,7'], launcher: '7,7', controller: 'germany-1' };
    const rocket = new Sandbox(
      acesGame,
      position(units, {
        v2,
        map: { size: '9x9', hexes: { '0,8': 'factory' } },
        turn: { seat: 'germany-1', phase: 'declare' },
      }),
      [3],
    );
    rocket.do('rocket 0,8', 'end');
    expect(rocket.rolls().map((r) => [r.rule, r.sides])).toEqual([['AA-V2-13', 12]]);
    rocket.end();
  });
});
