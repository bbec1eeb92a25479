import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, endTurn, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, needs, results, shotAt } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

const GRENADE = { token: 'smoke-grenade', cost: 1 };
const masked = foe('c4', { upgrades: ['smoke-grenade'], stats: { upgrades: [GRENADE] } });

describe('a Smoke Grenade', () => {
  rule(
    ['2GM-TOKEN-17', '2GM-TOKEN-18', '2GM-TOKEN-19', '2GM-TOKEN-36'],
    'thrown when the unit is shot at: +1/+1, the token turns grey, the cloud stays for the turn',
    () => {
      for (const edition of EDITIONS) {
        const low = (at: string) => own(at, { stats: { accuracy: [5, 8] } });
        const s = firing([low('c3'), low('d4'), masked], { edition }, [1, 1]);
        s.do('shoot c3 c4');
        expect([s.seat, s.kind]).toEqual([1, 'cover']);
        expect(s).toOfferExactly(['smoke c4', 'pass']);
        s.do('smoke c4');
        expect(needs(s)).toBe('6+/9+');
        expect(s.state.units[2]?.tokens).toMatchObject([{ grey: true, used: 3 }]);
        s.do('shoot d4 c4'); // nobody is asked again: the token is used
        expect([s.kind, needs(s)]).toEqual(['shoot', '6+/9+']);
        s.end();
      }
    },
  );

  rule('2GM-TOKEN-19', 'may be kept; then nothing changes', () => {
    const s = firing([own('c3'), masked], {}, [1]);
    s.do('shoot c3 c4', 'pass');
    expect([needs(s), s.state.units[1]?.tokens[0]?.grey]).toEqual(['5+/10+', false]);
  });

  rule(
    ['2GM-TOKEN-19', '2GM-TOKEN-20', '2GM-RULING-17'],
    'thrown in the own turn it goes with the unit and is over when the next turn begins',
    () => {
      for (const phase of ['movement', 'deployment', 'shooting'])
        expect(offers(sandbox([tank('c3', { upgrades: ['smoke-grenade'] })], { phase }), 'smoke')).toEqual([
          'smoke c3',
        ]);
      const s = sandbox([tank('c3', { upgrades: ['smoke-grenade'], stats: { armor: 1 } }), foe('c6')], {}, [1]);
      act(s, 'smoke c3', 'move c3 c4');
      expect(s.state.units[0]?.smoke).toBe(4);
      endTurn(s);
      act(s, 'end', 'end', 'shoot c6 c4');
      expect([s.state.turn, needs(s)]).toEqual([4, '5+/10+']);
      s.end();
      // it helps against fire of its own turn: here of the unit it assaults
      const soldier = own('c3', { assaults: 'c4', upgrades: ['smoke-grenade'], stats: { upgrades: [GRENADE] } });
      const storm = firing([soldier, foe('c4')], {}, [1, 1]);
      act(storm, 'smoke c3', 'resolve c3', 'react');
      expect(needs(storm)).toBe('6+/10+');
    },
  );

  rule('2GM-RULING-17', 'thrown in the turn of the enemy it covers the rest of that turn', () => {
    const s = firing([own('c3'), masked], {}, [1, 1]);
    s.do('shoot c3 c4', 'smoke c4');
    endTurn(s);
    endTurn(s);
    act(s, 'end', 'end', 'shoot c3 c4');
    expect([s.state.turn, needs(s)]).toEqual([5, '5+/10+']);
    s.end();
  });

  rule(['2GM-TOKEN-21', '2GM-TOKEN-30'], 'a second one adds nothing and cannot be thrown into the cloud', () => {
    const two = tank('c3', {
      upgrades: ['smoke-grenade', 'smoke-grenade'],
      stats: { upgrades: [GRENADE, GRENADE], armor: 1 },
      assaults: undefined,
    });
    const s = sandbox([two]);
    act(s, 'smoke c3');
    expect(offers(s, 'smoke')).toEqual([]);
    expect(s).toRefuseCiting('smoke c3', ['2GM-TOKEN-21']);
    expect(s.state.units[0]?.tokens.map((t) => t.grey)).toEqual([true, false]);
  });

  rule('2GM-RULING-17', 'hides that unit only, not the one that walks beside it', () => {
    const car = unit('north', 'panzer-iv', 'c4', { smoke: true, stats: { armor: 1 } });
    const s = (which: string) => needs(firing([own('c3'), car, foe('c4')], {}, [1]).do(`shoot c3 c4:${which}`));
    expect(s('panzer-iv')).toBe('6+/10+');
    expect(s('light-infantry')).toBe('6+/10+'); // the covered movement, and no smoke
    const alone = needs(firing([own('c3'), foe('c4', { smoke: true })], {}, [1]).do('shoot c3 c4'));
    expect(alone).toBe('6+/10+');
    const soldier = foe('c4', { smoke: true });
    const inCloud = needs(
      firing([own('c3'), unit('north', 'panzer-iv', 'c4', { stats: { armor: 1 } }), soldier], {}, [1]).do(
        'shoot c3 c4:light-infantry',
      ),
    );
    expect(inCloud).toBe('7+/10+');
  });
});

const gun = (more: object = {}) => unit('south', 'm1-howitzer', 'c1', { upgrades: ['smoke-screen'], ...more });

describe('a Smoke Screen', () => {
  rule(
    ['2GM-TOKEN-22', '2GM-TOKEN-26', '2GM-RULING-20'],
    'on any space within the Range of the unit, with or without the spaces left and right of it',
    () => {
      const s = firing([gun({ stats: { range: 1 } }), own('c2', { fired: true })]);
      const at = (space: string) => ['', ' left', ' right', ' both'].map((sides) => `screen c1 ${space}${sides}`);
      expect(offers(s, 'screen').sort()).toEqual([...at('b1'), ...at('c1'), ...at('d1'), ...at('c2')].sort());
      expect(s).toRefuseCiting('screen c1 c3', ['2GM-TOKEN-22']);
      expect(s).toRefuseCiting('screen c2 c3', ['2GM-TOKEN-22']);
      const edge = firing([unit('south', 'm1-howitzer', 'a1', { upgrades: ['smoke-screen'], stats: { range: 1 } })]);
      expect(offers(edge, 'screen')).toContain('screen a1 a2 right');
      expect(offers(edge, 'screen')).not.toContain('screen a1 a2 left');
      const line = firing([gun({ stats: { range: 2 } })], { options: { rangeMetric: 'straightLine' } });
      expect(offers(line, 'screen')).toContain('screen c1 c3');
      expect(line).toRefuseCiting('screen c1 d2', ['2GM-TOKEN-22']);
    },
  );

  rule(
    ['2GM-TOKEN-23', '2GM-TOKEN-24', '2GM-TOKEN-25', '2GM-TOKEN-26'],
    'needs no die and is no attack; the token turns grey',
    () => {
      const s = firing([gun(), foe('c5', { stats: { hp: 20 } })], {}, [1]);
      act(s, 'screen c1 c5 both');
      expect(s.rolls()).toEqual([]);
      expect(s.state.screens.flatMap((until, space) => (until > 0 ? [space] : []))).toEqual([33, 34, 35]);
      expect(s.state.units[0]?.tokens).toMatchObject([{ grey: true }]);
      expect(s).toRefuseCiting('screen c1 c4', ['2GM-FLIP-06']);
      act(s, 'shoot c1 c5');
      expect(needs(s)).toBe('7+/10+');
      s.end();
      const fired = firing([gun({ fired: true })]);
      expect(offers(fired, 'screen').length).toBeGreaterThan(0);
    },
  );

  rule('2GM-RULING-19', 'in the Shooting Phase of its owner, with a token that is not grey', () => {
    for (const phase of ['movement', 'deployment'])
      expect(sandbox([gun()], { phase })).toRefuseCiting('screen c1 c3', ['2GM-TURN-01']);
    const grey = firing([gun({ upgrades: [{ name: 'smoke-screen', grey: true }] })]);
    expect(grey).toRefuseCiting('screen c1 c3', ['2GM-FLIP-06']);
  });

  rule(['2GM-TOKEN-27', '2GM-RULING-15', '2GM-TOKEN-36'], 'a shot through it is at +2/+2, whoever fires', () => {
    const low = (make: typeof own, at: string) => make(at, { stats: { accuracy: [3, 6], range: 3 } });
    const needed = (screens: string[], active = 'south') => {
      const s = firing([low(own, 'c3'), low(foe, 'c5')], { screens, active, turn: active === 'south' ? 3 : 4 }, [1]);
      return needs(s.do(active === 'south' ? 'shoot c3 c5' : 'shoot c5 c3'));
    };
    expect([[], ['c4'], ['c5'], ['c3'], ['d4'], ['c6']].map((spaces) => needed(spaces))).toEqual([
      '3+/6+',
      '5+/8+',
      '5+/8+',
      '5+/8+',
      '3+/6+',
      '3+/6+',
    ]);
    expect(needed(['c4'], 'north')).toBe('5+/8+');
  });

  rule(
    '2GM-RULING-15',
    'around a corner it counts if every shortest way meets it; by the other reading, if the straight line does',
    () => {
      const needed = (screens: string[], smokeLineOfFire: string) =>
        needs(
          firing([own('c3', { stats: { range: 3 } }), foe('e4')], { screens, options: { smokeLineOfFire } }, [1]).do(
            'shoot c3 e4',
          ),
        );
      const clear = '5+/10+';
      const smoky = '7+/10+';
      // three ways: over c4 and d4, over d3 and d4, over d3 and e3
      expect(
        [['d3'], ['d4'], ['c4'], ['d3', 'd4'], ['d3', 'c4'], ['c4', 'e3']].map((x) => needed(x, 'anyClearPath')),
      ).toEqual([clear, clear, clear, smoky, smoky, clear]);
      expect([['d3'], ['d4'], ['c4'], ['e3'], ['c3'], ['e4']].map((x) => needed(x, 'centerLine'))).toEqual([
        smoky,
        smoky,
        clear,
        clear,
        smoky,
        smoky,
      ]);
    },
  );

  rule(
    ['2GM-TOKEN-28', '2GM-TOKEN-29', '2GM-RULING-16'],
    'stays through the turn of the enemy, until the next turn of who laid it',
    () => {
      for (const edition of EDITIONS) {
        const s = firing([gun(), own('c3'), foe('c5')], { edition }, [1, 1]);
        act(s, 'screen c1 c4');
        endTurn(s);
        act(s, 'end', 'end', 'shoot c5 c3');
        expect([s.state.turn, needs(s)]).toEqual([4, '7+/10+']);
        endTurn(s);
        act(s, 'end', 'end', 'shoot c3 c5');
        expect([s.state.turn, needs(s)]).toEqual([5, '5+/10+']);
        s.end();
      }
    },
  );

  rule(['2GM-TOKEN-30', '2GM-RULING-18'], 'smoke never adds up: the thicker counts', () => {
    const hidden = foe('c4', { smoke: true });
    expect(needs(shotAt(hidden, 1))).toBe('6+/10+');
    expect(needs(shotAt(hidden, 1, { screens: ['c4'] }))).toBe('7+/10+');
    expect(needs(shotAt(foe('c4'), 1, { screens: ['c3', 'c4'] }))).toBe('7+/10+');
  });

  rule('2GM-RULING-21', 'aircraft look through what does not lie on the target; guns at aircraft see none', () => {
    const raid = (screens: string[], smoke = false) => {
      const plane = unit('south', 'p-51-mustang', 'hq');
      const s = firing([plane, foe('c4', { smoke })], { edition: 'pacific', screens }, [1]);
      act(s, 'raid south:p-51-mustang c4');
      return needs(s);
    };
    expect([raid([]), raid(['c1', 'c2', 'c3', 'd4']), raid(['c4']), raid([], true)]).toEqual([
      '3+/8+',
      '3+/8+',
      '5+/10+',
      '4+/9+',
    ]);
    const flak = firing(
      [unit('south', 'p-51-mustang', 'hq'), foe('c4'), unit('north', 'flak-38', 'c5')],
      { edition: 'pacific', screens: ['c4', 'c5'] },
      [9],
    );
    act(flak, 'raid south:p-51-mustang c4', 'flak c5 south:p-51-mustang');
    expect([needs(flak), results(flak)]).toEqual(['5+/9+', ['critical']]);
  });

  rule(['2GM-RULING-21', '2GM-RULING-108'], 'nor do guns at who is being dropped into it', () => {
    const hit = (screens: string[]) => {
      const south = { ap: 9, hand: ['airborne-infantry', 'paratroopers'] };
      const gunner = unit('north', 'flak-38', 'c5');
      const s = sandbox([gunner], { edition: 'pacific', phase: 'deployment', screens, south }, [5]);
      s.do('play paratroopers', 'deploy airborne-infantry c3');
      while (s.kind !== 'drop') s.do(s.kind === 'equip' ? 'equip' : 'pass');
      s.do('flak c5 c3');
      s.end();
      return needs(s);
    };
    expect([hit(['c3', 'c4']), hit([])]).toEqual(['5+/9+', '5+/9+']);
  });
});

describe('a Smoke Screen before an HQ', () => {
  const gun = (at: string) => tank(at, { stats: { range: 6, accuracy: [5, 8] } });
  const bombard = (at: string, smoke: readonly string[], more: object = {}) => {
    const s = firing([gun(at)], { screens: smoke.map((at) => ({ at, until: 4 })), ...more }, [1]);
    s.do(`shoot ${at} north`);
    return needs(s);
  };

  rule(['2GM-TOKEN-27', '2GM-RULING-09'], 'a shot through it is +2/+2 as any other', () => {
    for (const edition of EDITIONS) {
      const more = { edition };
      expect(bombard('d4', [], more)).toBe('5+/8+');
      expect(bombard('d4', ['d5'], more)).toBe('7+/10+');
      expect(bombard('d4', ['d6'], more)).toBe('7+/10+');
      expect(bombard('d4', ['d4'], more)).toBe('7+/10+'); // its own space
      expect(bombard('d4', ['e5', 'e6'], more)).toBe('5+/8+'); // the way to the HQ is over d6
    }
  });

  rule(['2GM-TOKEN-27', '2GM-RULING-15'], 'from the side one clear way is enough', () => {
    expect(bombard('c5', ['c6'])).toBe('5+/8+'); // over d5 and d6
    expect(bombard('c5', ['c6', 'd5'])).toBe('7+/10+');
    expect(bombard('c5', ['d6'])).toBe('7+/10+'); // every way ends there
    expect(bombard('f5', ['e6'])).toBe('7+/10+');
  });

  rule('2GM-RULING-21', 'aircraft come from above', () => {
    const fly = unit('south', 'p-51-mustang', 'hq', { stats: { accuracy: [5, 8] } });
    const s = firing(
      [fly],
      {
        screens: [
          { at: 'd6', until: 4 },
          { at: 'e6', until: 4 },
        ],
      },
      [1],
    );
    act(s, 'raid south:p-51-mustang north');
    expect(needs(s)).toBe('5+/8+');
  });
});
