import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import type { AcesState } from '../state';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

function sandbox(units: readonly object[], more: object = {}) {
  return new Sandbox(acesGame, position(units, more));
}

type AcesSandbox = ReturnType<typeof sandbox>;

/** Movement points the unit on its way has spent. */
function spent(s: AcesSandbox): number | undefined {
  const { mover } = acesGame.rules.view(s.state, 'spectator');
  return mover === null ? undefined : mover.spent / 2;
}

/** Every hex the unit could end its move on. */
function reach(s: AcesSandbox, from: string): string[] {
  const wishes = acesGame.moreWishes?.(s.state, s.seat) ?? [];
  return wishes.filter((w) => w.startsWith(`move ${from} `)).map((w) => w.slice(`move ${from} `.length));
}

function steps(s: AcesSandbox, from: string): string[] {
  return s
    .options()
    .filter((w) => w.startsWith(`step ${from} `))
    .map((w) => w.slice(`step ${from} `.length));
}

function hexesOf(s: { state: AcesState }): string[] {
  const printed = acesGame.printPosition(s.state, 'all') as { units: { at: string }[] };
  return printed.units.map((u) => u.at);
}

const enemy = piece('germany-1', 'tiger', '8,8');

describe('whose units move, and when', () => {
  rule('AA-MOVE-01', 'own units only, one after the other, in any order, each once', () => {
    const s = sandbox([
      piece('usa', 'infantry', '0,0'),
      piece('usa', 'howitzer', '4,0'),
      piece('soviet-union', 't-34', '0,8'),
      enemy,
    ]);
    expect(steps(s, '0,0')).toEqual(['1,0', '0,1']);
    expect(steps(s, '4,0')).toEqual(['5,0', '4,1', '3,0']);
    expect([steps(s, '0,8'), steps(s, '8,8')]).toEqual([[], []]);
    expect(s).toRefuseCiting('step 0,8 0,7', ['AA-MOVE-01']);
    expect(s).toRefuseCiting('step 8,8 8,7', ['AA-MOVE-01']);
    expect(s).toRefuseCiting('step 5,5 5,6', ['AA-MOVE-01']);
    s.do('step 4,0 5,0', 'stop');
    expect(s).toOfferExactly(['step 0,0 1,0', 'step 0,0 0,1', 'end']);
    expect(s).toRefuseCiting('step 5,0 5,1', ['AA-MOVE-09']);
    s.do('step 0,0 0,1', 'stop');
    expect(s).toOfferExactly(['end']);
  });

  rule('AA-MOVE-01', 'a new turn gives every unit its move again', () => {
    const s = sandbox([piece('usa', 'infantry', '4,4', { moved: true }), enemy]);
    expect(s).toOfferExactly(['end']);
    s.do('end', 'end', 'end');
    expect(s.state.units[0]?.moved).toBe(false);
  });

  rule('AA-MOVE-02', 'nobody has to move', () => {
    const s = sandbox([piece('usa', 'infantry', '4,4'), enemy]);
    expect(s.options()).toContain('end');
    s.do('end');
    expect([s.kind, hexesOf(s)]).toEqual(['declare', ['4,4', '8,8']]);
    expect(sandbox([piece('usa', 'infantry', '4,4'), enemy])).toRefuseCiting('move 4,4 4,4', ['AA-MOVE-02']);
  });

  rule('AA-MOVE-09', 'while a unit is on its way nothing else moves, and it does not go on later', () => {
    const s = sandbox([piece('usa', 'infantry', '0,0'), piece('usa', 'sherman', '4,4'), enemy]);
    s.do('step 0,0 0,1');
    expect(s).toOfferExactly(['step 0,1 0,0', 'step 0,1 1,0', 'step 0,1 1,1', 'step 0,1 0,2', 'stop']);
    expect(s).toRefuseCiting('step 4,4 4,5', ['AA-MOVE-09']);
    s.do('stop', 'step 4,4 4,5', 'stop');
    expect(s).toRefuseCiting('step 0,1 0,2', ['AA-MOVE-09']);
  });
});

describe('movement points', () => {
  rule(['AA-MOVE-03', 'AA-MOVE-04', 'AA-MOVE-05'], 'the speed of the mat is the way a unit can go', () => {
    /** The farthest hex along a line of plain ground, or of road at half a point each. */
    const far = (faction: string, unit: string, terrain = 'standard') => {
      const line = Object.fromEntries(Array.from({ length: 30 }, (_, column) => [`${column},0`, terrain]));
      const units = [piece(faction, unit, '0,0'), piece('germany-1', 'tiger', '29,0')];
      const s = sandbox(units, { map: drawn(line, '30x1'), turn: { seat: faction } });
      return Math.max(...reach(s, '0,0').map((hex) => Number(hex.split(',')[0])));
    };
    for (const faction of ['usa', 'soviet-union', 'germany-1', 'germany-2']) expect(far(faction, 'regular')).toBe(3);
    for (const faction of ['usa', 'soviet-union', 'germany-1']) expect(far(faction, 'mobile-infantry')).toBe(5);
    expect([far('usa', 'howitzer'), far('germany-2', 'panther'), far('usa', 'b-17')]).toEqual([2, 5, 6]);
    expect([far('usa', 'infantry', 'road'), far('usa', 'howitzer', 'road'), far('usa', 'b-17', 'road')]).toEqual([
      6, 4, 6,
    ]);
  });

  rule('AA-MOVE-06', 'a step goes to a neighbour, and only the hex that is entered costs', () => {
    const map = drawn({ '4,4': 'forest', '4,3': 'forest', '5,4': 'road' });
    const s = sandbox([piece('usa', 'sherman', '4,4'), enemy], { map });
    expect(steps(s, '4,4')).toEqual(['4,3', '5,3', '5,4', '4,5', '3,4', '3,3']);
    expect(s).toRefuseCiting('step 4,4 4,2', ['AA-MOVE-06']);
    expect(s).toRefuseCiting('step 4,4 4,4', ['AA-MOVE-06']);
    s.do('step 4,4 5,4'); // out of the forest onto a road
    expect(spent(s)).toBe(0.5);
    s.do('step 5,4 4,4'); // and back
    expect(spent(s)).toBe(2);
    s.do('step 4,4 4,5');
    expect(spent(s)).toBe(3);
  });

  rule('AA-MOVE-07', 'the last half point may be used, one more may not', () => {
    const map = drawn({ '4,3': 'road', '4,1': 'road', '5,1': 'forest' });
    const s = sandbox([piece('usa', 'infantry', '4,4'), enemy], { map });
    s.do('step 4,4 4,3', 'step 4,3 4,2');
    expect(spent(s)).toBe(1.5);
    expect(s.options()).toContain('step 4,2 5,1'); // 1.5 left for a forest
    s.do('step 4,2 4,1');
    expect(spent(s)).toBe(2);
    expect(s).toRefuseCiting('step 4,1 5,1', ['AA-MOVE-07']); // 1 left
    expect(s).toOfferExactly(['step 4,1 4,0', 'step 4,1 5,0', 'step 4,1 4,2', 'step 4,1 3,1', 'step 4,1 3,0', 'stop']);
  });

  rule('AA-MOVE-08', 'a unit may stop early; what it leaves over is lost', () => {
    const s = sandbox([piece('usa', 'sherman', '4,4'), enemy]);
    s.do('step 4,4 4,3', 'stop');
    expect([s.kind, s.options()]).toEqual(['move', ['end']]);
  });

  rule('AA-RULING-12', 'half a point does not buy a hex that costs one, not even as the first step', () => {
    const map = drawn({ '4,3': 'road', '4,2': 'standard', '5,0': 'road' });
    const s = sandbox([piece('usa', 'infantry', '4,4'), enemy], { map });
    s.do('step 4,4 4,3', 'step 4,3 4,2', 'step 4,2 4,1');
    expect(spent(s)).toBe(2.5);
    expect(s).toOfferExactly(['step 4,1 5,0', 'stop']);
    expect(s).toRefuseCiting('step 4,1 4,0', ['AA-MOVE-07']);
    const mud = sandbox([piece('usa', 'howitzer', '4,4'), enemy], {
      map: drawn({ '4,3': 'mountain' }),
      weather: 'mud',
    });
    expect(mud.options()).toContain('step 4,4 4,3'); // 2 of 2
    mud.do('step 4,4 4,5'); // 1.5 of 2: the move is over by itself
    expect(mud).toOfferExactly(['end']);
  });
});

describe('past other units', () => {
  rule('AA-MOVE-10', 'own and allied units may be passed', () => {
    const map = drawn({}, '6x1');
    for (const friend of [piece('usa', 'infantry', '1,0'), piece('soviet-union', 'il-2', '1,0')]) {
      const s = sandbox([piece('usa', 'sherman', '0,0'), friend, piece('germany-1', 'infantry', '5,0')], { map });
      s.do('step 0,0 1,0', 'step 1,0 2,0', 'stop');
      expect(hexesOf(s)).toEqual(['2,0', '1,0', '5,0']);
    }
  });

  rule('AA-MOVE-11', 'a hex with an enemy is neither entered nor passed', () => {
    const s = sandbox([piece('usa', 'sherman', '0,0'), piece('germany-1', 'infantry', '1,0')], {
      map: drawn({}, '4x1'),
    });
    expect(s).toOfferExactly(['end']);
    expect(s).toRefuseCiting('step 0,0 1,0', ['AA-MOVE-11']);
    expect(s).toRefuseCiting('move 0,0 2,0', ['AA-MOVE-07']);
  });

  rule(['AA-MOVE-12', 'AA-MOVE-13'], 'no way leads through a neutral or enemy factory, for aircraft neither', () => {
    const map = drawn({ '1,0': 'factory' }, '4x1');
    const german = { factories: [{ at: '1,0', owner: 'germany-2' }] };
    for (const more of [{}, german]) {
      for (const unit of ['infantry', 'sherman', 'howitzer', 'p-51', 'b-17']) {
        const s = sandbox([piece('usa', unit, '0,0'), piece('germany-1', 'tiger', '3,0')], { map, ...more });
        expect(reach(s, '0,0')).toEqual(unit === 'infantry' ? ['1,0'] : []);
      }
    }
    const own = { factories: [{ at: '1,0', owner: 'usa' }] };
    const s = sandbox([piece('usa', 'p-51', '0,0'), piece('germany-1', 'tiger', '3,0')], { map, ...own });
    expect(reach(s, '0,0')).toEqual(['1,0', '2,0']);
  });

  rule(
    ['AA-MOVE-13', 'AA-RULING-18'],
    'aircraft are stopped by enemies and stop them, in the air and on the ground',
    () => {
      const map = drawn({}, '4x1');
      const pairs = [
        ['p-51', 'tiger'],
        ['p-51', 'me-262'],
        ['sherman', 'me-262'],
        ['infantry', 'ju-87'],
      ] as const;
      for (const [mover, obstacle] of pairs) {
        const s = sandbox([piece('usa', mover, '0,0'), piece('germany-1', obstacle, '1,0')], { map });
        expect(s).toRefuseCiting('step 0,0 1,0', ['AA-MOVE-11']);
        expect(reach(s, '0,0')).toEqual([]);
      }
    },
  );

  rule('AA-RULING-18', 'an aircraft on the own factory leaves no room to build', () => {
    const more = { map: drawn({ '4,4': 'factory' }), factories: [{ at: '4,4', owner: 'usa' }] };
    const turn = { seat: 'usa', phase: 'spending' };
    const seats = { usa: { coins: 9 }, 'germany-1': {} };
    const free = sandbox([piece('usa', 'p-51', '4,5'), enemy], { ...more, turn, seats });
    expect(free.options()).toContain('buy infantry 4,4');
    const taken = sandbox([piece('usa', 'p-51', '4,4'), enemy], { ...more, turn, seats });
    expect(taken).toOfferExactly(['end']);
    expect(taken).toRefuseCiting('buy infantry 4,4', ['AA-BUY-03']);
  });

  rule(['AA-MOVE-14', 'AA-RULING-16'], 'a move ends on a free hex, so a friend is passed only with enough left', () => {
    const map = drawn({}, '6x1');
    const behind = [piece('usa', 'infantry', '1,0'), piece('soviet-union', 't-34', '2,0')];
    const s = sandbox([piece('usa', 'sherman', '0,0'), ...behind, piece('germany-1', 'tiger', '5,0')], { map });
    s.do('step 0,0 1,0');
    expect(s).toOfferExactly(['step 1,0 0,0', 'step 1,0 2,0']);
    expect(s).toRefuseCiting('stop', ['AA-MOVE-14']);
    s.do('step 1,0 2,0');
    expect(s).toOfferExactly(['step 2,0 1,0', 'step 2,0 3,0']);
    s.do('step 2,0 3,0', 'stop');
    expect(hexesOf(s)).toEqual(['3,0', '1,0', '2,0', '5,0']);

    const slow = sandbox([piece('usa', 'howitzer', '0,0'), ...behind, piece('germany-1', 'tiger', '5,0')], { map });
    slow.do('step 0,0 1,0'); // one of two points left: back is the only way
    expect(slow).toOfferExactly(['step 1,0 0,0']);
    expect(slow).toRefuseCiting('step 1,0 2,0', ['AA-MOVE-14']);
    expect(slow).toRefuseCiting('move 1,0 2,0', ['AA-MOVE-14']);
  });

  rule('AA-RULING-16', 'the last point is never spent on a friend, aircraft or not', () => {
    const map = drawn({ '2,0': 'water' }, '4x1');
    const s = sandbox(
      [piece('usa', 'infantry', '0,0'), piece('usa', 'p-51', '1,0'), piece('germany-1', 'tiger', '3,0')],
      {
        map,
      },
    );
    // behind the aircraft lies water, which takes a whole move: only the way back is left
    expect(reach(s, '0,0')).toEqual([]);
    s.do('step 0,0 1,0');
    expect(s).toOfferExactly(['step 1,0 0,0']);
    const wet = sandbox(
      [piece('usa', 'infantry', '1,0'), piece('usa', 'p-51', '2,0'), piece('germany-1', 'tiger', '3,0')],
      {
        map,
      },
    );
    expect(wet).toRefuseCiting('step 1,0 2,0', ['AA-RULING-16']);
  });
});

describe('aircraft and water', () => {
  rule('AA-MOVE-15', 'an aircraft pays one point for every hex', () => {
    const map = drawn({ '1,0': 'forest', '2,0': 'road', '3,0': 'water', '4,0': 'mountain', '5,0': 'bridge' }, '8x1');
    const s = sandbox([piece('usa', 'p-51', '0,0'), piece('germany-1', 'tiger', '7,0')], { map });
    const costs: (number | undefined)[] = [];
    for (let column = 0; column < 6; column++) {
      s.do(`step ${column},0 ${column + 1},0`);
      costs.push(spent(s));
    }
    expect(costs).toEqual([1, 2, 3, 4, 5, 6]);
  });

  rule('AA-MOVE-16', 'water is for Infantry and aircraft', () => {
    const map = drawn({ '1,0': 'water' }, '4x1');
    const over = (unit: string) => {
      const s = sandbox([piece('usa', unit, '0,0'), piece('germany-1', 'tiger', '3,0')], { map });
      return reach(s, '0,0');
    };
    expect(over('infantry')).toEqual(['1,0']);
    expect(over('mobile-infantry')).toEqual(['1,0']);
    expect(over('sherman')).toEqual([]);
    expect(over('howitzer')).toEqual([]);
    expect(over('b-17')).toEqual(['1,0', '2,0']);
    const tank = sandbox([piece('usa', 'sherman', '0,0'), piece('germany-1', 'tiger', '3,0')], { map });
    expect(tank).toRefuseCiting('step 0,0 1,0', ['AA-MOVE-16']);
  });

  rule(['AA-MOVE-17', 'AA-RULING-13'], 'a water hex is the first and only step, whatever the speed', () => {
    const map = drawn({ '2,0': 'water', '0,0': 'road', '1,0': 'road' }, '5x1');
    const units = [piece('usa', 'mobile-infantry', '0,0'), piece('germany-1', 'tiger', '4,0')];
    const far = sandbox(units, { map });
    expect(reach(far, '0,0')).toEqual(['1,0']);
    far.do('step 0,0 1,0');
    expect(far).toRefuseCiting('step 1,0 2,0', ['AA-RULING-13']);
    const near = sandbox([piece('usa', 'mobile-infantry', '1,0'), piece('germany-1', 'tiger', '4,0')], { map });
    near.do('step 1,0 2,0');
    expect([near.kind, near.options()]).toEqual(['move', ['end']]);
  });

  rule('AA-RULING-14', 'out of the water the hex that is entered counts; water to water is a whole move again', () => {
    const map = drawn({ '4,4': 'water', '4,3': 'water', '5,3': 'road', '4,5': 'factory' });
    const s = () => sandbox([piece('usa', 'infantry', '4,4'), enemy], { map });
    const dry = s().do('step 4,4 5,3');
    expect(spent(dry)).toBe(0.5);
    const wet = s().do('step 4,4 4,3');
    expect([wet.kind, wet.options()]).toEqual(['move', ['end']]);
    const landing = s().do('step 4,4 4,5');
    expect(landing.state.owners).toEqual([1]);
    expect(landing).toOfferExactly(['end']);
  });

  rule('AA-RULING-15', 'the sea is water like rivers and lakes', () => {
    for (const water of ['sea', 'lake', 'river']) {
      const map = drawn({ '1,0': water }, '3x1');
      const by = (unit: string) => sandbox([piece('usa', unit, '0,0'), piece('germany-1', 'tiger', '2,0')], { map });
      expect(by('sherman')).toRefuseCiting('step 0,0 1,0', ['AA-MOVE-16']);
      expect(by('infantry').do('step 0,0 1,0', 'pass')).toOfferExactly(['end']);
    }
  });

  rule('AA-MOVE-20', 'a road is entered and left across any of its sides', () => {
    // the road runs from north to south through 4,3, 4,4 and 4,5
    const map = drawn({ '4,3': 'road', '4,4': 'road', '4,5': 'road' });
    for (const [from, to] of [
      ['3,3', '5,4'],
      ['5,3', '3,4'],
      ['3,4', '5,3'],
    ]) {
      const s = sandbox([piece('usa', 'infantry', from ?? ''), enemy], { map });
      s.do(`step ${from} 4,4`);
      expect(spent(s)).toBe(0.5);
      s.do(`step 4,4 ${to}`);
      expect(spent(s)).toBe(1.5);
    }
  });
});
