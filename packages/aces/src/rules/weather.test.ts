import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { BRIDGE, FACTORY, FOREST, MOUNTAIN, ROAD, STANDARD } from '../map/terrain';
import { terrainCost, WEATHER_NAMES } from '../moving/entering';
import { markers, miss, roll } from './battlefield.fixture';
import { assignAll, begin, placeAll } from './set-up.fixture';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

type WeatherName = (typeof WEATHER_NAMES)[number];

function sandbox(weather: WeatherName, units: readonly object[], more: object = {}, dice: readonly number[] = []) {
  return new Sandbox(acesGame, position(units, { weather, whatIf: true, ...more }), dice);
}

const GERMAN = piece('germany-1', 'infantry', '8,8');
const FAR = piece('usa', 'infantry', '8,0');

describe('the weather clock', () => {
  const TWO = { half: '1-6', seats: [{ faction: 'usa' }, { faction: 'germany-1' }], options: { weather: true } };

  rule('AA-RULING-72', 'the first roll comes before the first turn', () => {
    const { match } = begin(TWO, 'clock', [9, 3, 3, 9, 5]);
    match.takeEvents();
    assignAll(match, () => 0);
    placeAll(match);
    expect([match.state.round, match.decision()?.kind]).toEqual([1, 'armies']);
    expect(WEATHER_NAMES[match.state.weather]).toBe('mud');
  });

  rule(['AA-WEATHER-01', 'AA-RULING-72'], 'then after every third turn, not every round', () => {
    // in the fourth round of four players turns 13 to 16 are played: the roll falls after turn 15
    const start = { turn: { seat: 'germany-1', round: 4 }, options: { weather: true } };
    const s = sandbox('normal', [GERMAN, FAR], start, [12, 3]);
    const weathers: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      s.do('end', 'end', 'end');
      weathers.push(WEATHER_NAMES[s.state.weather] ?? '');
    }
    expect(weathers).toEqual(['normal', 'normal', 'fog', 'fog', 'fog', 'frost']);
    s.end();
  });

  rule('AA-WEATHER-01', 'nobody rolls without the option', () => {
    const s = sandbox('normal', [GERMAN, FAR]);
    for (let turn = 0; turn < 6; turn++) s.do('end', 'end', 'end');
    expect(s.rolls()).toEqual([]);
  });

  rule(
    [
      'AA-WEATHER-02',
      'AA-WEATHER-03',
      'AA-WEATHER-04',
      'AA-WEATHER-05',
      'AA-WEATHER-06',
      'AA-WEATHER-07',
      'AA-WEATHER-08',
    ],
    'two faces of the die for each weather',
    () => {
      const faces = Array.from({ length: 12 }, (_, i) => {
        const s = sandbox('normal', [GERMAN, FAR], { turn: { seat: 'germany-2' }, options: { weather: true } }, [
          i + 1,
        ]);
        for (let turn = 0; turn < 3; turn++) s.do('end', 'end', 'end');
        expect(s).toRoll([{ dice: [i + 1], sides: 12, rule: 'AA-WEATHER-02' }]);
        return WEATHER_NAMES[s.state.weather] ?? '';
      });
      expect(faces).toEqual(WEATHER_NAMES.flatMap((name) => [name, name]));
      expect(WEATHER_NAMES).toEqual(['normal', 'frost', 'mud', 'dryness', 'storm', 'fog']);
    },
  );
});

describe('the weather table', () => {
  rule('AA-WEATHER-02', 'one die decides, whatever the weather was', () => {
    const s = sandbox('storm', [GERMAN, FAR], { turn: { seat: 'germany-2' }, options: { weather: true } }, [4]);
    for (let turn = 0; turn < 3; turn++) s.do('end', 'end', 'end');
    expect([s.state.weather, s.rolls().map((r) => [r.rule, r.dice.length])]).toEqual([
      WEATHER_NAMES.indexOf('frost'),
      [['AA-WEATHER-02', 1]],
    ]);
    s.end();
  });
});

describe('costs in each weather', () => {
  /** Half movement points: road, bridge, standard, factory, forest, mountain. */
  const costs = (weather: WeatherName) =>
    [ROAD, BRIDGE, STANDARD, FACTORY, FOREST, MOUNTAIN].map((t) => terrainCost(t, WEATHER_NAMES.indexOf(weather)) / 2);

  rule('AA-WEATHER-03', 'normal weather changes nothing', () => {
    expect(costs('normal')).toEqual([0.5, 0.5, 1, 1, 1.5, 1.5]);
  });

  rule(
    ['AA-WEATHER-05', 'AA-RULING-73'],
    'mud makes everything dearer, bridges like roads, factories like the ground',
    () => {
      expect(costs('mud')).toEqual([1, 1, 1.5, 1.5, 2, 2]);
    },
  );

  rule(['AA-WEATHER-06', 'AA-RULING-73'], 'dryness halves standard ground and factories, nothing else', () => {
    expect(costs('dryness')).toEqual([0.5, 0.5, 0.5, 0.5, 1.5, 1.5]);
  });

  rule(['AA-WEATHER-04', 'AA-WEATHER-07', 'AA-WEATHER-08'], 'the others leave dry land as it is', () => {
    for (const weather of ['frost', 'storm', 'fog'] as const) expect(costs(weather)).toEqual(costs('normal'));
  });

  rule('AA-WEATHER-05', 'an Infantry walks two hexes of mud', () => {
    const s = sandbox('mud', [piece('usa', 'infantry', '2,4'), GERMAN]);
    s.do('step 2,4 2,3', 'step 2,3 2,2');
    expect(s.kind).toBe('move');
  });

  rule('AA-WEATHER-06', 'and six hexes of dry ground', () => {
    const s = sandbox('dryness', [piece('usa', 'infantry', '2,8'), GERMAN]);
    for (let row = 8; row > 2; row--) s.do(`step 2,${row} 2,${row - 1}`);
    expect(s.kind).toBe('move');
    expect(markers(s.state, '2,2')).not.toBeNull();
  });

  rule('AA-RULING-73', 'own and allied factories cost what the ground costs', () => {
    const map = drawn({ '2,3': 'factory', '2,2': 'factory' });
    const factories = [
      { at: '2,3', owner: 'usa' },
      { at: '2,2', owner: 'soviet-union' },
    ];
    const dry = sandbox('dryness', [piece('usa', 'sherman', '2,4'), GERMAN], { map, factories });
    dry.do('step 2,4 2,3', 'step 2,3 2,2');
    expect(acesGame.rules.view(dry.state, 1).mover?.spent).toBe(2);
    const mud = sandbox('mud', [piece('usa', 'sherman', '2,4'), GERMAN], { map, factories });
    mud.do('step 2,4 2,3', 'step 2,3 2,2');
    expect(acesGame.rules.view(mud.state, 1).mover?.spent).toBe(6);
  });

  rule('AA-RULING-73', 'a move that takes a whole turn still does; aircraft always pay 1', () => {
    const map = drawn({ '2,3': 'factory', '3,3': 'lake' });
    for (const weather of ['mud', 'dryness'] as const) {
      const s = sandbox(weather, [piece('usa', 'mobile-infantry', '2,4'), GERMAN, FAR], { map }).do('step 2,4 2,3');
      expect(s.kind).toBe('move');
      const wet = sandbox(weather, [piece('usa', 'mobile-infantry', '2,4'), GERMAN, FAR], { map }).do('step 2,4 3,3');
      expect(wet.kind).toBe('move');
      const flown = sandbox(weather, [piece('usa', 'p-51', '4,4'), GERMAN], { map }).do('step 4,4 4,3', 'step 4,3 4,2');
      expect(acesGame.rules.view(flown.state, 1).mover?.spent).toBe(4);
    }
  });
});

describe('frost', () => {
  const LAKE = { map: drawn({ '3,3': 'lake', '3,4': 'river', '4,4': 'sea' }) };

  rule(['AA-WEATHER-04', 'AA-RULING-74'], 'all water is standard ground for every arm', () => {
    for (const unit of ['sherman', 'howitzer', 'infantry']) {
      const s = sandbox('frost', [piece('usa', unit, '2,4'), GERMAN], LAKE).do('step 2,4 3,3');
      expect(acesGame.rules.view(s.state, 1).mover?.spent).toBe(2);
      s.do('step 3,3 3,4');
    }
    const thaw = sandbox('normal', [piece('usa', 'sherman', '2,4'), GERMAN], LAKE);
    expect(thaw).toRefuseCiting('step 2,4 3,3', ['AA-MOVE-16']);
  });

  rule('AA-RULING-74', 'on the ice units attack, shoot back, support and intercept', () => {
    const icy = [piece('usa', 'sherman', '3,3'), piece('usa', 'infantry', '3,4'), piece('germany-1', 'tiger', '4,4')];
    const fight = { ...LAKE, turn: { seat: 'usa', phase: 'declare' } };
    const s = sandbox('frost', icy, fight, [...miss(14), ...roll(12, 4, 7)]).do('attack 3,3 4,4', 'end');
    expect(markers(s.state, '3,3')).toEqual({ damage: 2, xp: 0 });
    s.end();
    const german = { ...LAKE, turn: { seat: 'germany-1' } };
    const passing = sandbox('frost', [piece('usa', 'sherman', '3,3'), piece('germany-1', 'tiger', '2,1'), FAR], german);
    expect(passing.do('step 2,1 2,2', 'step 2,2 2,3').kind).toBe('intercept');
  });

  rule('AA-RULING-74', 'when the ice breaks, tanks and guns neither attack, shoot back, support nor intercept', () => {
    const stranded = [
      piece('usa', 'sherman', '3,3'),
      piece('usa', 'infantry', '3,5'),
      piece('germany-1', 'tiger', '4,5'),
      piece('usa', 'howitzer', '4,4'),
    ];
    const us = { ...LAKE, turn: { seat: 'usa', phase: 'declare' } };
    const s = sandbox('normal', stranded, us, [...miss(12), ...miss(12)]);
    expect(s).toOfferExactly(['attack 3,5 4,5', 'end']);
    expect(s).toRefuseCiting('attack 4,4 4,5', ['AA-MOVE-18', 'AA-DECLARE-06']);
    s.do('attack 3,5 4,5', 'end').end();
    const german = { ...LAKE, turn: { seat: 'germany-1', phase: 'declare' } };
    const back = sandbox(
      'normal',
      [piece('usa', 'sherman', '3,3'), piece('germany-1', 'tiger', '3,2')],
      german,
      miss(12),
    );
    back.do('attack 3,2 3,3', 'end').end();
    const move = { ...LAKE, turn: { seat: 'germany-1' } };
    const passing = sandbox('normal', [piece('usa', 'sherman', '3,3'), piece('germany-1', 'tiger', '2,1'), FAR], move);
    expect(passing.do('step 2,1 2,2', 'step 2,2 2,3').kind).toBe('go');
  });

  rule('AA-RULING-74', 'they may leave to dry land at its price, but not to other water', () => {
    const s = sandbox('normal', [piece('usa', 'sherman', '3,3'), GERMAN], LAKE);
    expect(s).toOfferExactly(['step 3,3 3,2', 'step 3,3 4,3', 'step 3,3 2,4', 'step 3,3 2,3', 'end']);
    s.do('step 3,3 2,3');
    expect(acesGame.rules.view(s.state, 1).mover?.spent).toBe(2);
  });
});

describe('storm', () => {
  /** Distances at which a gun on 6,4 may attack, on a row of targets. */
  function reach(weather: WeatherName, seat: string, unit: string): number[] {
    const enemy = seat === 'germany-1' || seat === 'germany-2' ? 'usa' : 'germany-1';
    const targets = [1, 2, 3, 4, 5, 6].map((n) => piece(enemy, 'infantry', `6,${4 + n}`));
    const more = { map: drawn({}, '13x11'), turn: { seat, phase: 'declare' } };
    const s = sandbox(weather, [piece(seat, unit, '6,4'), ...targets], more);
    return [1, 2, 3, 4, 5, 6].filter((n) => s.options().includes(`attack 6,4 6,${4 + n}`));
  }

  rule(['AA-WEATHER-07', 'AA-RULING-75'], 'guns lose the last hex of their range, never the first', () => {
    expect([reach('normal', 'usa', 'howitzer'), reach('storm', 'usa', 'howitzer')]).toEqual([
      [2, 3, 4, 5],
      [2, 3, 4],
    ]);
    expect([reach('normal', 'germany-2', 'flak'), reach('storm', 'germany-2', 'flak')]).toEqual([[2, 3], [2]]);
    expect([reach('normal', 'germany-1', 'pak-40'), reach('storm', 'germany-1', 'pak-40')]).toEqual([[1, 2], [1]]);
    expect([reach('normal', 'soviet-union', 'katyusha'), reach('storm', 'soviet-union', 'katyusha')]).toEqual([
      [2, 3, 4],
      [2, 3],
    ]);
  });

  rule('AA-WEATHER-07', 'other arms keep theirs', () => {
    for (const unit of ['sherman', 'infantry', 'p-51']) expect(reach('storm', 'usa', unit)).toEqual([1]);
  });

  rule('AA-RULING-75', 'a gun too far away in the storm gives no support', () => {
    const units = [
      piece('germany-2', 'panther', '4,3'),
      piece('usa', 'sherman', '4,4'),
      piece('germany-2', 'flak', '4,7'),
    ];
    const turn = { seat: 'germany-2', phase: 'declare' };
    sandbox('normal', units, { turn }, [...miss(14), ...miss(12)])
      .do('attack 4,3 4,4', 'end')
      .end();
    sandbox('storm', units, { turn }, [...miss(12), ...miss(12)])
      .do('attack 4,3 4,4', 'end')
      .end();
  });
});

describe('fog', () => {
  rule('AA-WEATHER-08', 'nobody can be intercepted', () => {
    const units = [piece('usa', 'infantry', '2,4'), piece('germany-1', 'tiger', '4,4'), GERMAN];
    expect(sandbox('normal', units).do('step 2,4 3,4').kind).toBe('intercept');
    expect(sandbox('fog', units).do('step 2,4 3,4').kind).toBe('go');
  });
});
