import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { markers } from './battlefield.fixture';
import { piece } from './table.fixture';
import { FAR, mission, tokens } from './v2.fixture';

const rule = ruleTests<RuleId>(book);

describe('grey tokens', () => {
  const LAID = { v2: { tokens: ['4,4', '5,4'], launcher: '5,4' } };

  rule('AA-V2-08', 'nobody ends a move on one', () => {
    const s = mission([piece('germany-1', 'tiger', '3,4'), ...FAR], { ...LAID, seat: 'germany-1' });
    expect(s).toRefuseCiting('move 3,4 4,4', ['AA-V2-08']);
    expect(s.options()).toContain('step 3,4 4,4');
    s.do('step 3,4 4,4');
    expect(s.options()).not.toContain('stop');
    expect(s).toRefuseCiting('stop', ['AA-V2-08']);
  });

  rule('AA-V2-08', 'nor steps on one without the points to go on', () => {
    const s = mission([piece('germany-1', 'infantry', '3,7'), ...FAR], {
      seat: 'germany-1',
      v2: { tokens: ['3,4'], launcher: '3,4' },
    });
    s.do('step 3,7 3,6', 'step 3,6 3,5');
    expect(s).toRefuseCiting('step 3,5 3,4', ['AA-V2-08']);
  });

  rule('AA-V2-09', 'Germans of either faction cross them, Allies do not, aircraft no more than others', () => {
    for (const [seat, unit] of [
      ['germany-1', 'tiger'],
      ['germany-2', 'panther'],
    ] as const) {
      const s = mission([piece(seat, unit, '3,4'), ...FAR], { ...LAID, seat });
      s.do('step 3,4 4,4', 'step 4,4 5,4', 'step 5,4 6,5', 'stop');
      expect(markers(s.state, '6,5')).not.toBeNull();
      expect(tokens(s)).toEqual(['4,4', '5,4']);
    }
    for (const unit of ['sherman', 'p-51']) {
      const s = mission([piece('usa', unit, '3,4'), ...FAR], LAID);
      expect(s).toRefuseCiting('step 3,4 4,4', ['AA-V2-09']);
      expect(s).toRefuseCiting('move 3,4 4,4', ['AA-V2-09']);
      expect(s.options()).not.toContain('step 3,4 4,4');
    }
  });

  rule('AA-V2-09', 'so that a row of them bars the way of Allies', () => {
    const wall = Array.from({ length: 9 }, (_, row) => `4,${row}`);
    const v2 = { tokens: wall, launcher: '4,0' };
    const allied = mission([piece('usa', 'p-51', '3,4'), ...FAR], { v2 });
    expect(allied).toRefuseCiting('move 3,4 5,4', ['AA-MOVE-07']);
    const german = mission([piece('germany-1', 'me-262', '3,4'), ...FAR], { v2, seat: 'germany-1' });
    expect(german.refusals('move 3,4 5,4')).toEqual([]);
  });

  rule('AA-V2-09', 'a German over a token cannot be intercepted there', () => {
    const guard = piece('usa', 'sherman', '4,3');
    const s = mission([piece('germany-1', 'tiger', '3,5'), guard, ...FAR], { ...LAID, seat: 'germany-1' });
    s.do('step 3,5 4,5', 'step 4,5 4,4');
    expect([s.seat, s.kind]).toEqual([0, 'go']);
    s.do('step 4,4 3,3');
    expect([s.seat, s.kind]).toEqual([1, 'intercept']);
  });

  rule('AA-RULING-65', 'a decoy that has been turned stays and still forbids', () => {
    const v2 = { tokens: ['4,4', '8,6'], turned: ['4,4'], launcher: '8,6' };
    const allied = mission([piece('usa', 'sherman', '3,4'), ...FAR], { v2 });
    expect(allied).toRefuseCiting('step 3,4 4,4', ['AA-V2-09']);
    const german = mission([piece('germany-1', 'tiger', '3,4'), ...FAR], { v2, seat: 'germany-1' });
    expect(german).toRefuseCiting('move 3,4 4,4', ['AA-V2-08']);
  });
});

describe('turning tokens over', () => {
  const LAID = { v2: { tokens: ['4,4', '5,5', '7,6'], launcher: '7,6' } };

  rule(['AA-V2-10', 'AA-RULING-66'], 'an Allied unit turns every token beside the hex it enters', () => {
    const s = mission([piece('usa', 'sherman', '2,5'), ...FAR], LAID);
    expect(tokens(s)).toEqual(['4,4', '5,5', '7,6']);
    s.do('step 2,5 3,5');
    expect(tokens(s)).toEqual(['4,4', '5,5', '7,6']);
    s.do('step 3,5 4,5');
    expect(tokens(s)).toEqual(['4,4!', '5,5!', '7,6']);
    expect(s.events.filter((e) => e.type === 'token-turned')).toEqual([
      { type: 'token-turned', rule: 'AA-V2-10', hex: 40, launcher: false },
      { type: 'token-turned', rule: 'AA-V2-10', hex: 50, launcher: false },
    ]);
  });

  rule('AA-RULING-66', 'aircraft too, and a unit that only passes over a friend', () => {
    const flown = mission([piece('usa', 'p-51', '2,5'), ...FAR], LAID);
    expect(tokens(flown.do('step 2,5 3,5', 'step 3,5 4,5'))).toEqual(['4,4!', '5,5!', '7,6']);
    const friend = piece('soviet-union', 't-34', '4,5');
    const passing = mission([piece('usa', 'sherman', '2,5'), friend, ...FAR], LAID);
    expect(tokens(passing.do('step 2,5 3,5', 'step 3,5 4,5'))).toEqual(['4,4!', '5,5!', '7,6']);
  });

  rule('AA-V2-10', 'Germans turn nothing', () => {
    const s = mission([piece('germany-2', 'panther', '2,5'), ...FAR], { ...LAID, seat: 'germany-2' });
    expect(tokens(s.do('step 2,5 3,5', 'step 3,5 4,5'))).toEqual(['4,4', '5,5', '7,6']);
  });

  rule('AA-RULING-66', 'who stands beside one from the start turns it only when he moves beside it', () => {
    const s = mission([piece('usa', 'sherman', '4,5'), piece('usa', 'infantry', '3,2'), ...FAR], LAID);
    s.do('step 4,5 3,5', 'step 3,5 2,5', 'stop');
    expect(tokens(s)).toEqual(['4,4', '5,5', '7,6']);
    s.do('step 3,2 4,3');
    expect(tokens(s)).toEqual(['4,4!', '5,5', '7,6']);
  });

  rule('AA-RULING-66', 'before anybody may intercept', () => {
    const s = mission([piece('usa', 'sherman', '2,5'), piece('germany-2', 'panther', '5,4'), ...FAR], LAID);
    s.do('step 2,5 3,5', 'step 3,5 4,5');
    expect([s.seat, s.kind, tokens(s)]).toEqual([2, 'intercept', ['4,4!', '5,5!', '7,6']]);
  });

  rule('AA-V2-11', 'the launcher is found, and every other token is gone', () => {
    const s = mission([piece('usa', 'sherman', '4,6'), ...FAR], { v2: { tokens: ['4,4', '2,2'], launcher: '4,4' } });
    s.do('step 4,6 4,5');
    expect(tokens(s)).toEqual([]);
    expect(acesGame.printPosition(s.state, 1)).toMatchObject({
      units: expect.arrayContaining([expect.objectContaining({ at: '4,4', seat: 'germany-1', unit: 'v2-launcher' })]),
    });
    s.do('step 4,5 3,4', 'stop', 'end');
    expect(s.kind).toBe('declare');
    expect(s.options()).toContain('attack 3,4 4,4');
  });

  rule('AA-V2-11', 'from then on units may end where tokens lay', () => {
    const s = mission([piece('usa', 'p-51', '4,6'), ...FAR], { v2: { tokens: ['4,4', '2,2'], launcher: '4,4' } });
    s.do('step 4,6 4,5', 'step 4,5 3,4', 'step 3,4 3,3', 'step 3,3 2,3', 'step 2,3 2,2', 'stop');
    expect(markers(s.state, '2,2')).not.toBeNull();
  });
});
