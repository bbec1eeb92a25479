import { packFact, parseWish } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { say } from '../say';
import type { GmView } from '../seeing/view';
import type { GmSetup } from '../setup';
import type { GmState } from '../state';

type GmSandbox = Sandbox<GmState, GmSetup, GmView>;

const SIDES = {
  south: { nation: 'usa', ap: 5, hand: ['fuel', 'light-infantry'], deck: 9 },
  north: { nation: 'japan', ap: 5, hand: 2, deck: 9 },
};

function sandbox(phase: string, units: readonly object[], more: object = {}): GmSandbox {
  return new Sandbox(gmGame, { game: '2gm', edition: 'pacific', phase, ...SIDES, units, ...more });
}

function oddsOf(s: GmSandbox, text: string, seat = 0) {
  const wish = parseWish(gmGame.language, text);
  if (!wish.ok) throw new Error(text);
  return gmGame.odds(s.state, seat, wish.value);
}

const foot = (at: string, side: string, more: object = {}) => ({ at, side, card: 'light-infantry', ...more });
const NO_ODDS = { ok: false, problems: say.odds.onlyAttacks };

describe('ordinary wrong wishes are refused, not broken over', () => {
  it.each(['play light-infantry', 'play light-infantry b2', 'play japan-light-infantry', 'play m4a2 fuel'])(
    '%s: a unit is no card one plays',
    (wish) => {
      expect(sandbox('movement', [foot('b2', 'south')])).toRefuseCiting(wish, ['2GM-CARD-17']);
    },
  );

  it('a pair does not move onto an HQ', () => {
    const s = sandbox('movement', [foot('c3', 'south'), { at: 'c3', side: 'south', card: 'm4a2' }]);
    expect(s).toRefuseCiting('pair c3 south', ['2GM-RULING-157']);
    expect(s.options()).toContain('pair c3 c4');
  });
});

describe('odds of what is no attack now', () => {
  it.each(['engage c5', 'engage north:mits-a6m-zero', 'resolve c3', 'resolve c5', 'react', 'strike with mg'])(
    '%s has none',
    (wish) => {
      const s = sandbox('shooting', [
        foot('c3', 'south'),
        foot('c5', 'north'),
        { at: 'hq', side: 'north', card: 'mits-a6m-zero' },
      ]);
      expect(oddsOf(s, wish)).toEqual(NO_ODDS);
    },
  );

  it('while an aircraft is intercepted only its interceptors can be engaged', () => {
    const s = sandbox('shooting', [
      { at: 'hq', side: 'south', card: 'p-40-warhawk' },
      { at: 'hq', side: 'north', card: 'mits-a6m-zero' },
      foot('c4', 'north'),
    ]);
    s.do('raid south:p-40-warhawk c4');
    expect(s.kind).toBe('intercept');
    expect(oddsOf(s, 'engage c4', 1)).toEqual(NO_ODDS);
    expect(oddsOf(s, 'engage north:mits-a6m-zero', 0)).toEqual(NO_ODDS);
  });

  it('the reaction of a unit with a weapon it does not have', () => {
    const s = sandbox('shooting', [foot('c3', 'south', { assaults: 'c4' }), foot('c4', 'north')]);
    s.do('resolve c3');
    expect([s.seat, s.kind]).toEqual([1, 'react']);
    expect(oddsOf(s, 'react', 1).ok).toBe(true);
    expect(oddsOf(s, 'react with second-gun', 1)).toEqual(NO_ODDS);
  });
});

it('an assault has odds where the winner may take up a token that lies there (2GM-OPT-29)', () => {
  const units = [
    foot('c3', 'south', { assaults: 'c4' }),
    foot('c4', 'north', { wounds: 1, upgrades: [{ name: 'grenades', grey: false }] }),
  ];
  const odds = oddsOf(sandbox('shooting', units, { options: { tokenDrop: true } }), 'resolve c3');
  expect(odds.ok && odds.value.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1);
  expect(odds.ok && odds.value.outcomes.some(({ result }) => packFact(result).includes('odds.destroyed'))).toBe(true);
});
