import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { asked, sandbox, tiger, walker } from './interception.fixture';
import { piece } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const [G1, USA, G2] = [0, 1, 2];

describe('the window', () => {
  rule('AA-INTERCEPT-01', 'opens on a free hex beside an enemy that could attack, for his player', () => {
    const s = sandbox([walker, tiger]).do('step 2,4 3,4');
    expect(asked(s)).toEqual([G1, 'intercept']);
    expect(s).toOfferExactly(['intercept 4,4', 'pass']);
    expect(asked(sandbox([walker, piece('germany-1', 'tiger', '5,4')]).do('step 2,4 3,4'))).toEqual([USA, 'go']);
    expect(
      asked(
        sandbox([walker, piece('soviet-union', 't-34', '4,4'), piece('germany-1', 'tiger', '8,8')]).do('step 2,4 3,4'),
      ),
    ).toEqual([USA, 'go']);
  });

  rule('AA-INTERCEPT-01', 'refusals name what is wrong with a unit', () => {
    const others = [
      piece('germany-1', 'pak-40', '3,5'),
      piece('germany-1', 'infantry', '7,7'),
      piece('germany-2', 'panther', '3,3', { hasIntercepted: true }),
    ];
    const s = sandbox([walker, tiger, ...others]).do('step 2,4 3,4');
    expect(s).toOfferExactly(['intercept 4,4', 'intercept 3,5', 'pass']);
    expect(s).toRefuseCiting('intercept 7,7', ['AA-INTERCEPT-01']); // not beside it
    expect(s).toRefuseCiting('intercept 3,3', ['AA-INTERCEPT-01']); // his ally's
    expect(s).toRefuseCiting('intercept 0,0', ['AA-INTERCEPT-01']); // nobody there
    expect(s).toRefuseCiting('intercept 3,4', ['AA-INTERCEPT-01']); // the mover itself
  });

  rule(
    ['AA-INTERCEPT-08', 'AA-INTERCEPT-09', 'AA-INTERCEPT-10', 'AA-RULING-20', 'AA-INTERCEPT-01'],
    'who could not intercept and so was not asked is told the rule that keeps it, not that it is not the moment',
    () => {
      const units = [
        piece('usa', 'p-51', '2,4'),
        piece('germany-2', 'flak', '4,4'),
        piece('germany-2', 'panther', '3,3'),
        piece('germany-2', 'infantry', '2,5', { hasIntercepted: true }),
        piece('germany-2', 'infantry', '4,5'),
        piece('germany-2', 'infantry', '8,8'),
      ];
      const s = sandbox(units, { map: { size: '9x9', hexes: { '4,5': 'lake' } } }).do('step 2,4 3,4');
      expect(asked(s)).toEqual([USA, 'go']);
      const refused = (hex: string) =>
        acesGame.rules.explain(s.state, G2, {
          verb: 'intercept',
          words: {},
          places: { from: hex },
          numbers: {},
          extras: [],
        });
      expect(['4,4', '3,3', '2,5', '4,5', '8,8'].map((hex) => refused(hex).map((r) => r.rule))).toEqual([
        ['AA-INTERCEPT-09'],
        ['AA-INTERCEPT-10'],
        ['AA-INTERCEPT-08'],
        ['AA-RULING-20'],
        ['AA-INTERCEPT-01'],
      ]);
    },
  );

  rule(['AA-INTERCEPT-01', 'AA-INTERCEPT-11', 'AA-INTERCEPT-18'], 'so is who speaks when nobody may intercept', () => {
    const why = (s: ReturnType<typeof sandbox>) =>
      acesGame.rules
        .explain(s.state, G1, { verb: 'intercept', words: {}, places: { from: '4,4' }, numbers: {}, extras: [] })
        .map((r) => `${r.rule} ${acesGame.read?.(r.text)}`);
    expect(why(sandbox([walker, tiger]))).toEqual(['AA-INTERCEPT-01 No enemy is on the move.']);
    const fog = sandbox([walker, tiger], { weather: 'fog' }).do('step 2,4 3,4');
    expect(why(fog)).toEqual(['AA-INTERCEPT-18 In fog nobody is intercepted.']);
    const friend = sandbox([walker, tiger, piece('soviet-union', 't-34', '3,4')]).do('step 2,4 3,4');
    expect(why(friend)).toEqual(['AA-INTERCEPT-11 Above another unit nobody is intercepted.']);
  });

  rule('AA-INTERCEPT-02', 'who does not want to lets the unit pass', () => {
    const s = sandbox([walker, tiger]).do('step 2,4 3,4', 'pass');
    expect(asked(s)).toEqual([USA, 'go']);
    expect(s.state.units.map((u) => [u.marks, u.intercepted])).toEqual([
      [-1, false],
      [-1, false],
    ]);
  });

  rule('AA-INTERCEPT-03', 'the unit stops there and loses the rest of its move', () => {
    const s = sandbox([walker, tiger, piece('usa', 'sherman', '0,0')]).do('step 2,4 3,4', 'intercept 4,4');
    expect(asked(s)).toEqual([USA, 'move']);
    expect(s.state.units[0]).toMatchObject({ at: 4 * 9 + 3, moved: true });
    expect(s).toRefuseCiting('step 3,4 3,5', ['AA-MOVE-09']);
    expect(s.options().filter((w) => w.startsWith('step 0,0'))).toHaveLength(2); // others move on
  });

  rule('AA-INTERCEPT-04', 'a marker points from the interceptor to the unit, open to everybody', () => {
    const s = sandbox([walker, tiger]).do('step 2,4 3,4', 'intercept 4,4');
    for (const who of [0, 1, 2, 3, 'spectator'] as const) {
      expect(acesGame.rules.view(s.state, who).table.units.map((u) => u.marks)).toEqual([-1, 0]);
    }
    expect(s.events).toContainEqual(
      expect.objectContaining({ type: 'intercepted', rule: 'AA-INTERCEPT-03', unit: 1, target: 0 }),
    );
  });

  rule('AA-INTERCEPT-09', 'the interceptor must be able to attack at range 1', () => {
    const guns: [string, string, string][] = [
      ['usa', 'howitzer', 'germany-1'],
      ['germany-2', '8-8-flak', 'usa'],
      ['soviet-union', 'katyusha', 'germany-1'],
    ];
    for (const [seat, gun, mover] of guns) {
      const units = [piece(mover, 'infantry', '2,4'), piece(seat, gun, '4,4')];
      expect(sandbox(units, { turn: { seat: mover } }).do('step 2,4 3,4').kind).toBe('go');
    }
    const both = sandbox([walker, piece('germany-2', '8-8-flak', '4,4'), piece('germany-2', 'panther', '3,5')]);
    both.do('step 2,4 3,4');
    expect(both).toOfferExactly(['intercept 3,5', 'pass']);
    expect(both).toRefuseCiting('intercept 4,4', ['AA-INTERCEPT-09']);
  });

  rule('AA-INTERCEPT-10', 'an aircraft is intercepted only by units that may attack aircraft', () => {
    const window = (seat: string, unit: string, flier: [string, string]) => {
      const s = sandbox([piece(flier[0], flier[1], '2,4'), piece(seat, unit, '4,4')], { turn: { seat: flier[0] } });
      return s.do('step 2,4 3,4').kind === 'intercept';
    };
    const p51: [string, string] = ['usa', 'p-51'];
    const me262: [string, string] = ['germany-1', 'me-262'];
    expect(['infantry', 'mobile-infantry', 'me-262', 'ju-87'].map((u) => window('germany-1', u, p51))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['tiger', 'pak-40'].map((u) => window('germany-1', u, p51))).toEqual([false, false]);
    expect(['panther', 'mechanized-infantry', '8-8-flak'].map((u) => window('germany-2', u, p51))).toEqual([
      false,
      false,
      false,
    ]);
    expect(['sherman', 'b-17', 'p-51', 'infantry'].map((u) => window('usa', u, me262))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const s = sandbox([piece('usa', 'p-51', '2,4'), tiger, piece('germany-1', 'infantry', '3,5')]).do('step 2,4 3,4');
    expect(s).toRefuseCiting('intercept 4,4', ['AA-INTERCEPT-10']);
  });

  rule('AA-INTERCEPT-11', 'over a friend nobody is intercepted, on the free hex behind him he is', () => {
    const units = [piece('usa', 'sherman', '2,4'), piece('soviet-union', 't-34', '3,4'), tiger];
    const s = sandbox(units).do('step 2,4 3,4');
    expect(asked(s)).toEqual([USA, 'go']);
    s.do('step 3,4 4,5');
    expect(asked(s)).toEqual([G1, 'intercept']);
  });

  rule('AA-INTERCEPT-12', 'on any free hex of the way', () => {
    const units = [piece('usa', 'sherman', '2,4'), tiger];
    for (const stop of [1, 2, 3]) {
      const s = sandbox(units);
      const way = ['2,4', '3,4', '4,5', '5,4'];
      for (let i = 1; i <= stop; i++) s.do(`step ${way[i - 1]} ${way[i]}`, i === stop ? 'intercept 4,4' : 'pass');
      expect([s.kind, acesGame.printPosition(s.state, 'all')]).toMatchObject([
        'move',
        { units: [{ at: way[stop] }, {}] },
      ]);
    }
  });

  rule('AA-INTERCEPT-13', 'who has let a unit pass may still stop it on a later hex', () => {
    const s = sandbox([piece('usa', 'sherman', '2,4'), tiger]).do('step 2,4 3,4', 'pass', 'step 3,4 4,5');
    expect(s).toOfferExactly(['intercept 4,4', 'pass']);
    s.do('intercept 4,4');
    expect(s.state.units[1]?.marks).toBe(0);
  });

  rule('AA-INTERCEPT-18', 'in fog nobody intercepts', () => {
    expect(sandbox([walker, tiger], { weather: 'fog' }).do('step 2,4 3,4').kind).toBe('go');
    for (const weather of ['normal', 'frost', 'mud', 'dryness', 'storm']) {
      expect([weather, sandbox([walker, tiger], { weather }).do('step 2,4 3,4').kind]).toEqual([weather, 'intercept']);
    }
  });

  rule('AA-INTERCEPT-19', 'people may intercept units of the Automa', () => {
    const seats = { usa: {}, 'germany-2': { automa: true } };
    const units = [piece('germany-2', 'panther', '2,4'), piece('usa', 'infantry', '4,4')];
    const s = sandbox(units, { seats, turn: { seat: 'germany-2' } }).do('act 2,4 5,4');
    expect(asked(s)).toEqual([0, 'intercept']);
    s.do('intercept 4,4');
    expect([s.seat, s.kind]).toEqual([1, 'automa-attack']);
    expect(s.state.units.map((u) => u.at)).toEqual([4 * 9 + 3, 4 * 9 + 4]);
  });
});

describe('worked examples', () => {
  rule(
    ['AA-INTERCEPT-01', 'AA-INTERCEPT-03', 'AA-INTERCEPT-15'],
    'AA-EX-08: an aircraft intercepts Infantry right away',
    () => {
      const s = sandbox([walker, piece('germany-1', 'me-262', '4,4')]).do('step 2,4 3,4');
      expect(s).toOfferExactly(['intercept 4,4', 'pass']);
      expect(acesGame.rules.view(s.state, 'spectator').mover).toEqual({ unit: 0, spent: 2 }); // 2 of 3 points would be left
      s.do('intercept 4,4');
      expect(s).toOfferExactly(['end']);
    },
  );

  rule(
    ['AA-INTERCEPT-09', 'AA-INTERCEPT-10'],
    'AA-EX-09: a tank, a Mechanized Infantry and a Flak let an aircraft pass',
    () => {
      const s = sandbox([
        piece('usa', 'p-51', '0,4'),
        piece('germany-2', 'panther', '2,5'),
        piece('germany-2', 'mechanized-infantry', '4,5'),
        piece('germany-2', '8-8-flak', '6,5'),
      ]);
      const way = ['0,4', '1,4', '2,4', '3,4', '4,4', '5,4', '6,4', '7,4'];
      for (let i = 1; i < way.length; i++) {
        s.do(`step ${way[i - 1]} ${way[i]}`);
        expect(asked(s)).toEqual([USA, 'go']);
      }
    },
  );

  rule(
    ['AA-INTERCEPT-12', 'AA-INTERCEPT-13', 'AA-INTERCEPT-16'],
    'AA-EX-10: Infantry stops an aircraft on the second of two hexes',
    () => {
      const units = [piece('usa', 'p-51', '2,4'), piece('germany-1', 'infantry', '4,4')];
      const s = sandbox(units).do('step 2,4 3,3');
      expect(asked(s)).toEqual([G1, 'intercept']);
      s.do('pass', 'step 3,3 4,3');
      expect(asked(s)).toEqual([G1, 'intercept']);
      const past = sandbox(units).do('step 2,4 3,3', 'pass', 'step 3,3 4,3', 'pass', 'step 4,3 5,2');
      expect(asked(past)).toEqual([USA, 'go']);
      s.do('intercept 4,4');
      expect(s.state.units.map((u) => [u.at, u.marks])).toEqual([
        [3 * 9 + 4, -1],
        [4 * 9 + 4, 0],
      ]);
    },
  );

  rule(
    ['AA-INTERCEPT-14', 'AA-INTERCEPT-17'],
    'AA-EX-11: one German declines, the other stops the Infantry with his gun',
    () => {
      const units = [walker, piece('germany-2', 'panther', '3,3'), piece('germany-1', 'pak-40', '4,4')];
      const s = sandbox(units).do('step 2,4 3,4');
      expect(asked(s)).toEqual([G2, 'intercept']);
      expect(s).toOfferExactly(['intercept 3,3', 'pass']);
      s.do('pass');
      expect(asked(s)).toEqual([G1, 'intercept']);
      s.do('intercept 4,4');
      expect(s.state.units.map((u) => u.marks)).toEqual([-1, -1, 0]);
      expect(asked(s)).toEqual([USA, 'move']);
      s.do('end', 'end', 'end', 'end'); // the rest of the turn, and Germany 2 moves nothing
      expect([s.seat, s.kind, s.options()]).toEqual([G2, 'declare', ['attack 3,3 3,4', 'end']]); // free to attack or not
      s.do('end', 'end', 'end', 'end', 'end'); // the Soviet Union has no unit
      expect(asked(s)).toEqual([G1, 'move']);
      s.do('end');
      expect(s).toOfferExactly(['attack 4,4 3,4']); // the gun has to
    },
  );
});
