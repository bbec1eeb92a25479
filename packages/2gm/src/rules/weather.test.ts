import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { NATURALS } from '../content/types';
import { movementOf } from '../field/movement';
import { weatherOf } from '../field/weather';
import { gmRules } from '../rules';
import { agreeOnScenario, scenarioSetup } from '../scenario/agreed';
import { SCENARIOS } from '../scenario/list';
import { DEFAULT_OPTIONS } from '../setup';
import { startState } from '../start';
import { act, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, needs } from './fire.fixture';
import { begin } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const pacific = { edition: 'pacific' };

/** The first turn of a match with this weather; the third die is the sky's, where one is rolled. */
function opened(weather: 'rolled' | 'changing' | 'fog' | 'rain' | 'storm', dice: readonly number[]) {
  const opening = begin('pacific', `sky ${weather}`, { options: { weather } }).bidding(0, 0, dice);
  return opening;
}

describe('the weather', () => {
  rule(['2GM-WEATHER-01', '2GM-WEATHER-03'], 'one agreed on for the whole game, or the roll of a D10', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(weatherOf)).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
    expect(opened('fog', [9, 1]).match.state.weather).toBe(1);
    for (const [face, weather] of [
      [6, 0],
      [7, 1],
      [9, 3],
      [10, 4],
    ] as const)
      expect(opened('rolled', [9, 1, face]).match.state.weather).toBe(weather);
    expect(begin('pacific', 'sky').bidding(0, 0, [9, 1]).match.state.weather).toBe(0);
  });

  rule(
    ['2GM-WEATHER-02', '2GM-WEATHER-07', '2GM-RULING-143'],
    'changing weather is rolled when the first player begins, and lasts one round',
    () => {
      const opening = opened('changing', [9, 1, 8, 3]);
      const { state } = opening.match;
      expect([state.first, state.weather, state.mud.length]).toEqual([0, 2, 4]);
      const mud = state.mud.slice();
      const passTurn = () => {
        const { turn } = opening.match.state;
        while (opening.match.state.turn === turn) {
          const options = opening.options();
          opening.do(options.includes('end') ? 'end' : options.includes('pass') ? 'pass' : (options[0] ?? ''));
        }
      };
      passTurn();
      expect([opening.match.state.turn, opening.match.state.weather, opening.match.state.mud]).toEqual([2, 2, mud]);
      passTurn();
      expect([opening.match.state.turn, opening.match.state.weather, opening.match.state.mud]).toEqual([3, 0, []]);
    },
  );

  rule('2GM-WEATHER-07', 'the mud of agreed rain stays', () => {
    const opening = opened('rain', [9, 1]);
    const mud = opening.match.state.mud.slice();
    expect(mud).toHaveLength(4);
    while (opening.match.state.turn < 4) {
      const options = opening.options();
      opening.do(options.includes('end') ? 'end' : options.includes('pass') ? 'pass' : (options[0] ?? ''));
    }
    expect(opening.match.state.mud).toEqual(mud);
  });

  rule(
    ['2GM-WEATHER-06', '2GM-WEATHER-13', '2GM-RULING-144'],
    'four different spaces at random, none of them inaccessible, occupied or not',
    () => {
      const water = ['lake', 'river', 'sea'].map((name) => NATURALS.indexOf(name as 'lake'));
      const seen = new Set<number>();
      for (let n = 0; n < 12; n++) {
        for (const weather of ['rain', 'storm'] as const) {
          const { state } = begin('pacific', `mud ${n}`, { options: { weather } }).bidding(0, 0, [9, 1]).match;
          expect(new Set(state.mud).size).toBe(4);
          for (const space of state.mud) {
            seen.add(space);
            expect(water).not.toContain(state.natural[space]);
          }
        }
      }
      expect(seen.size).toBeGreaterThan(24);
      expect(opened('fog', [9, 1]).match.state.mud).toEqual([]);
    },
  );

  rule('2GM-WEATHER-15', 'a scenario says what the sky is like', () => {
    const [first] = SCENARIOS;
    if (first === undefined) throw new Error('There is no scenario.');
    const setup = scenarioSetup(first.id, { ...DEFAULT_OPTIONS, points: 1000, weather: 'clear' });
    if (setup === null) throw new Error(first.id);
    const agreed = agreeOnScenario({ ...setup, scenario: { ...first, weather: 'fog' } });
    expect(agreed.ok && agreed.value.options.weather).toBe('fog');
    const played = gmRules.parseSetup(setup);
    expect(played.ok && startState(played.value, [1, 2, 3, 4], []).opt.weather).toBe(first.weather);
  });
});

describe('fog', () => {
  rule('2GM-WEATHER-04', 'takes 1 off every Range, down to 1', () => {
    const targets = (weather: string, shooter: object) =>
      offers(firing([shooter, foe('c4'), foe('c5'), foe('c6')], { ...pacific, weather }), 'shoot');
    expect(targets('clear', own('c3'))).toEqual(['shoot c3 c4', 'shoot c3 c5']);
    expect(targets('fog', own('c3'))).toEqual(['shoot c3 c4']);
    expect(targets('fog', own('c3', { stats: { range: 1 } }))).toEqual(['shoot c3 c4']);
    expect(targets('fog', tank('c3'))).toEqual(['shoot c3 c4', 'shoot c3 c5']);
    const grenades = own('c3', { upgrades: ['grenades'] });
    expect(targets('fog', grenades)).toContain('shoot c3 c4 with grenades');
  });

  rule('2GM-RULING-122', 'Long Range adds its space to what fog has left', () => {
    const gun = (range: number) => unit('south', 'm4-sherman', 'c1', { stats: { range, tags: ['long-range'] } });
    const reached = (range: number, weather: string) =>
      offers(
        firing([gun(range), foe('c2'), foe('c3'), foe('c4'), foe('c5'), foe('c6')], { ...pacific, weather }),
        'shoot',
      ).length;
    expect([reached(2, 'clear'), reached(2, 'fog'), reached(1, 'fog'), reached(5, 'winds')]).toEqual([3, 2, 2, 4]);
  });
});

describe('rain and storm', () => {
  const shot = (weather: string) => {
    const s = firing([own('c3'), foe('c4')], { ...pacific, weather }, [1]);
    act(s, 'shoot c3 c4');
    return needs(s);
  };

  rule(['2GM-WEATHER-05', '2GM-WEATHER-10'], 'rain is +1/+1 Evasion, storm +2/+2', () => {
    expect([shot('clear'), shot('rain'), shot('storm')]).toEqual(['5+/10+', '6+/10+', '7+/10+']);
  });

  rule('2GM-WEATHER-11', 'in a storm every Movement is 1, and bonuses add to that', () => {
    const s = sandbox([unit('south', 'tiger', 'c3'), unit('south', 'bmw-r75', 'e3'), own('g3')], {
      ...pacific,
      weather: 'storm',
      south: { nation: 'germany' },
    });
    expect([0, 1, 2].map((id) => movementOf(s.state, id))).toEqual([1, 1, 1]);
    const rain = sandbox([tank('c3')], { ...pacific, weather: 'rain' });
    expect(movementOf(rain.state, 0)).toBe(2);
    const still = sandbox([unit('south', 'm4-sherman', 'c3', { stats: { move: 0 } })], {
      ...pacific,
      weather: 'storm',
    });
    expect(movementOf(still.state, 0)).toBe(0);
  });

  rule(
    ['2GM-WEATHER-06', '2GM-WEATHER-13', '2GM-WEATHER-14', '2GM-TOKEN-37'],
    'mud is difficult, and in a storm for infantry only; who is in it may leave',
    () => {
      const moves = (weather: string, mover: object) =>
        offers(sandbox([mover], { ...pacific, weather, mud: ['c4'] }), 'move');
      const jeep = tank('c3', { stats: { move: 3 } });
      expect(moves('clear', jeep)).toContain('move c3 c4'); // the end of the way
      expect(moves('rain', jeep)).not.toContain('move c3 c6');
      expect(sandbox([jeep], { ...pacific, weather: 'rain' }).options()).toContain('move c3 c6');
      expect(moves('storm', jeep)).not.toContain('move c3 c4');
      expect(moves('storm', own('c3'))).toContain('move c3 c4');
      expect(moves('storm', tank('c4'))).toContain('move c4 c5');
    },
  );
});

describe('strong winds', () => {
  rule('2GM-WEATHER-09', 'nothing is fired at beyond 4 spaces', () => {
    const gun = unit('south', 'm4-sherman', 'c1', { stats: { range: 6 } });
    const s = (weather: string) => firing([gun, foe('c5'), foe('c6')], { ...pacific, weather });
    expect(offers(s('winds'), 'shoot')).toEqual(['shoot c1 c5']);
    expect(s('winds')).toRefuseCiting('shoot c1 c6', ['2GM-WEATHER-09']);
    expect(
      s('winds')
        .refusals('shoot c1 c6')
        .map((r) => r.text),
    ).toEqual(['It is 5 spaces away, and in strong winds nothing fires farther than 4.']);
    expect(offers(s('clear'), 'shoot')).toContain('shoot c1 c6');
    const short = firing([tank('c1'), foe('c6')], { ...pacific, weather: 'winds' });
    expect(short).toRefuseCiting('shoot c1 c6', ['2GM-SHOOT-06', '2GM-WEATHER-09']);
  });

  rule('2GM-WEATHER-09', 'the HQ and empty terrain are no exceptions', () => {
    const gun = unit('south', 'm4-sherman', 'd2', { stats: { range: 6 } });
    const more = { ...pacific, terrain: [{ at: 'd6', card: 'house' }] };
    const s = (at: string, weather: string) => firing([{ ...gun, at }], { ...more, weather });
    expect(s('d2', 'clear').options()).toContain('shoot d2 north');
    expect(s('d2', 'winds')).toRefuseCiting('shoot d2 north', ['2GM-WEATHER-09']);
    expect(s('d3', 'winds').options()).toContain('shoot d3 north');
    expect(s('c2', 'winds')).toRefuseCiting('shoot c2 d6', ['2GM-WEATHER-09']);
    expect(s('d2', 'winds').options()).toContain('shoot d2 d6');
  });

  rule('2GM-WEATHER-09', 'nor is anti-aircraft fire at whoever drops', () => {
    const flak = unit('north', 'flak-38', 'c6', { stats: { range: 6, tags: ['anti-aircraft'] } });
    const fired = (weather: string, at: string) => {
      const south = { ap: 9, hand: ['light-infantry', 'paratroopers'] };
      const s = sandbox([flak], { ...pacific, phase: 'deployment', weather, south, north: { ap: 0 } }, [1]);
      act(s, 'play paratroopers', `deploy light-infantry ${at}`, 'equip');
      return s.seat === 1 && s.options().some((wish) => wish.startsWith('flak'));
    };
    expect([fired('clear', 'c1'), fired('winds', 'c1'), fired('winds', 'c2')]).toEqual([true, false, true]);
  });

  rule('2GM-WEATHER-09', 'nor a Smoke Screen, whoever fires it', () => {
    const gun = unit('south', 'm1-155mm-long-tom', 'c1', {
      upgrades: ['smoke-screen'],
      stats: { range: 6, tags: [], upgrades: [{ token: 'smoke-screen', cost: 1 }] },
    });
    const screens = (weather: string) => offers(firing([gun], { ...pacific, weather }), 'screen');
    expect(screens('clear')).toContain('screen c1 c6');
    expect(screens('winds')).toContain('screen c1 c5');
    expect(screens('winds')).not.toContain('screen c1 c6');
    expect(firing([gun], { ...pacific, weather: 'winds' })).toRefuseCiting('screen c1 c6', ['2GM-WEATHER-09']);
  });

  rule(['2GM-WEATHER-09', '2GM-OPT-15', '2GM-RULING-122'], 'nor what threatens an HQ for Lend-Lease', () => {
    const lent = (weather: string, at: string) => {
      const gun = unit('north', 'panzer-iv', at, { stats: { range: 6 } });
      return offers(sandbox([gun], { ...pacific, weather, options: { lendLease: true } }), 'lend').length > 0;
    };
    expect([lent('clear', 'd5'), lent('winds', 'd5'), lent('winds', 'd4')]).toEqual([true, false, true]);
  });

  rule(['2GM-WEATHER-09', '2GM-RULING-138'], 'nor the eyes of somebody else for Self-Propelled Artillery', () => {
    const priest = unit('south', 'm7-priest', 'c2', { stats: { range: 2 } });
    const scout = unit('south', 'm4-sherman', 'h4', { stats: { range: 6 } });
    const seen = (weather: string) =>
      offers(firing([priest, scout, foe('c5')], { ...pacific, weather, options: { selfPropelled: true } }), 'shoot');
    expect(seen('clear')).toContain('shoot c2 c5');
    expect(seen('winds')).toEqual([]);
  });

  rule(
    ['2GM-WEATHER-08', '2GM-WEATHER-12', '2GM-RULING-105'],
    'no aircraft attacks, in a storm neither; they may come and paratroopers may jump',
    () => {
      const south = { nation: 'germany', ap: 9, hand: ['bf-109'] };
      const raids = (weather: string) =>
        offers(
          firing([unit('south', 'bf-109', 'hq'), foe('c5')], { ...pacific, weather, south, north: { nation: 'usa' } }),
          'raid',
        );
      expect(raids('rain').length).toBeGreaterThan(0);
      expect([raids('winds'), raids('storm')]).toEqual([[], []]);
      const coming = (weather: string) =>
        offers(sandbox([], { ...pacific, phase: 'deployment', weather, south, north: { nation: 'usa' } }), 'deploy');
      expect([coming('winds'), coming('clear')]).toEqual([['deploy bf-109'], ['deploy bf-109']]);
      const jumpers = catalogue.units.find((card) => card.nation === 'usa' && card.tags.includes('paratroopers'));
      const hand = [jumpers?.id.replace('usa/', '') ?? '', 'paratroopers'];
      const dropping = (weather: string) =>
        sandbox([own('c4')], { ...pacific, phase: 'deployment', weather, south: { nation: 'usa', ap: 9, hand } })
          .options()
          .filter((wish) => wish.includes('paratroopers')).length;
      expect(dropping('winds')).toBe(dropping('clear'));
    },
  );
});
