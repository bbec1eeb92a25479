import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { labels } from '../labels';
import { incomeOf, supplyLine } from '../turn/income';
import { act, apOf, EDITIONS, endTurn, foe, offers, own, quiet, sandbox, tank, unit } from './field.fixture';
import { firing, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

/** A lorry for everybody: Movement 3, Armor 3, 4 HP. */
const STATS = { move: 3, armor: 3, hp: 4, tags: ['transport', 'tow'], upgrades: [] };
const truck = (at: string, stats: object = {}, more: object = {}): object =>
  unit('south', 'm3-half-track', at, { stats: { ...STATS, ...stats }, ...more });
const gun = (at: string, stats: object = {}): object => unit('south', 'm1-57mm', at, { stats: { move: 1, ...stats } });
const aboard = (carrier: string, card = 'light-infantry', more: object = {}): object =>
  unit('south', card, 'craft', { carrier, ...more });

/** Everything that has to do with getting on and off. */
function carrying(s: ReturnType<typeof sandbox>): string[] {
  return ['board', 'fetch', 'unload'].flatMap((verb) => offers(s, verb));
}

function at(s: ReturnType<typeof sandbox>, id: number): number | undefined {
  return s.state.units[id]?.at;
}

describe('who carries whom', () => {
  const around = (tags: readonly string[]) => [truck('b2', { tags }), own('b3'), gun('a2'), tank('c2')];

  rule(
    ['2GM-TRANS-01', '2GM-TRANS-02', '2GM-ABIL-95', '2GM-ABIL-96'],
    'Transport takes infantry, Tow artillery, nobody takes tanks, and without a tag nobody is taken',
    () => {
      for (const edition of EDITIONS) {
        const boards = (tags: readonly string[]) => offers(sandbox(around(tags), { edition }), 'board').sort();
        expect(boards(['transport', 'tow'])).toEqual(['board a2 b2', 'board b3 b2']);
        expect(boards(['transport'])).toEqual(['board b3 b2']);
        expect(boards(['tow'])).toEqual(['board a2 b2']);
        expect(boards([])).toEqual([]);
      }
      expect(sandbox(around(['transport', 'tow']))).toRefuseCiting('board c2 b2', ['2GM-TRANS-01']);
    },
  );

  rule(['2GM-TRANS-03', '2GM-RULING-84'], 'one unit in all, whatever the vehicle can carry', () => {
    const s = sandbox([truck('b2'), aboard('b2'), own('b3'), gun('a2')]);
    expect(offers(s, 'board')).toEqual([]);
    expect(s).toRefuseCiting('board a2 b2', ['2GM-TRANS-03']);
  });

  rule('2GM-TRANS-27', 'EX-24: an Anti-Tank Mine hits the vehicle, an Anti-Personnel Mine not who is inside', () => {
    const units = [unit('north', 'opel-blitz', 'c4'), unit('north', 'light-infantry', 'craft', { carrier: 'c4' })];
    const s = sandbox(units, {
      edition: 'pacific',
      phase: 'deployment',
      south: { ap: 9, hand: ['anti-tank-mine', 'anti-personnel-mine'] },
    });
    expect(offers(s, 'play')).toEqual(['play anti-tank-mine c4']);
    expect(s.refusals('play anti-personnel-mine c4:light-infantry').length).toBeGreaterThan(0);
  });
});

describe('case 1: both on the field', () => {
  rule(
    ['2GM-TRANS-05', '2GM-TRANS-06', '2GM-TRANS-07', '2GM-RULING-77', '2GM-TRANS-04'],
    'the unit boards by its own movement; the transport then moves, unloads and is done',
    () => {
      for (const edition of EDITIONS) {
        const s = sandbox([truck('b2'), own('b3')], { edition });
        act(s, 'board b3 b2');
        expect([at(s, 1), s.state.units[0]?.cargo]).toEqual([-3, 1]);
        expect(offers(s, 'move')).toContain('move b2 b5');
        act(s, 'move b2 d3');
        expect(offers(s, 'move')).toEqual([]);
        expect(carrying(s).sort()).toEqual(['unload d3 c3', 'unload d3 e3']);
        act(s, 'unload d3 e3');
        expect([...offers(s, 'move'), ...carrying(s)]).toEqual([]);
      }
    },
  );

  rule(
    '2GM-RULING-77',
    'a transport that starts the turn loaded moves; one that has moved stays when it is boarded',
    () => {
      expect(offers(sandbox([truck('b2'), aboard('b2')]), 'move')).toContain('move b2 b5');
      const s = sandbox([truck('b1'), own('b3')]);
      act(s, 'move b1 b2', 'board b3 b2');
      expect(offers(s, 'move')).toEqual([]);
    },
  );

  rule('2GM-RULING-78', 'getting in costs what entering the space costs', () => {
    const boards = (move: number, natural: object = {}) =>
      offers(sandbox([truck('b2'), own('b4', { stats: { move } })], { natural }), 'board');
    expect(boards(1)).toEqual([]);
    expect(boards(2)).toEqual(['board b4 b2']);
    expect(boards(2, { b2: 'forest' })).toEqual(['board b4 b2']); // its last point will do
    expect(boards(2, { a3: 'lake', c3: 'lake', b3: 'forest' })).toEqual([]);
  });

  rule(
    ['2GM-TRANS-08', '2GM-TRANS-09'],
    'in Pacific the transport goes to a unit that cannot come, and neither moves any more',
    () => {
      const units = [truck('b2'), gun('b4', { move: 0 }), own('c2')];
      const s = sandbox(units, { edition: 'pacific' });
      expect(carrying(s).sort()).toEqual(['board c2 b2', 'fetch b2 b4']); // who can come is not fetched
      act(s, 'fetch b2 b4');
      expect(s.state.units[0]).toMatchObject({ at: 25, cargo: 1 });
      expect([...offers(s, 'move').filter((w) => w.startsWith('move b4')), ...offers(s, 'unload')]).toEqual([]);
      expect(s).toRefuseCiting('unload b4 a4', ['2GM-TRANS-09']);
      expect(carrying(sandbox(units))).toEqual(['board c2 b2']); // Tactics
      expect(sandbox(units)).toRefuseCiting('fetch b2 b4', ['2GM-TRANS-05']);
    },
  );

  rule('2GM-TRANS-08', 'a unit that assaults is not fetched, nor one out of reach', () => {
    const far = sandbox([truck('b1'), gun('b5', { move: 0 })], { edition: 'pacific' });
    expect(carrying(far)).toEqual([]);
    const busy = sandbox([truck('b2'), own('b4', { assaults: 'b5' }), foe('b5')], { edition: 'pacific' });
    expect(carrying(busy)).toEqual([]);
  });
});

describe('cases 2 and 3: the transport comes from the hand', () => {
  const hand = ['gmc-cckw', 'light-infantry', 'mechanized-infantry', 'm1-57mm', 'm4-sherman'];
  const deploying = (units: readonly object[], more: object = {}) =>
    sandbox(units, { phase: 'deployment', south: { ap: 9, hand }, edition: 'pacific', ...more });

  rule(
    ['2GM-TRANS-10', '2GM-TRANS-11'],
    'it is deployed beside the unit and with Mobility goes there to load it, in Pacific only',
    () => {
      const s = deploying([own('c1', { moved: true })]);
      expect(offers(s, 'deploy')).not.toContain('deploy gmc-cckw c1');
      act(s, 'deploy gmc-cckw d1', 'equip', 'stay');
      expect(s.kind).toBe('mobility');
      expect(carrying(s)).toEqual(['fetch d1 c1']);
      act(s, 'fetch d1 c1');
      expect([s.kind, s.state.units[1]?.cargo]).toEqual(['deploy', 0]);
      const tactics = deploying([own('c1')], { edition: 'tactics' });
      act(tactics, 'deploy gmc-cckw d1', 'equip', 'stay');
      expect(carrying(tactics)).toEqual([]);
    },
  );

  rule('2GM-TRANS-05', 'nobody gets in outside of the Movement Phase', () => {
    const s = deploying([own('c1')]);
    act(s, 'deploy gmc-cckw d1', 'equip', 'stay');
    expect(offers(s, 'board')).toEqual([]);
  });

  rule('2GM-TRANS-12', 'both together cost the sum, and one of them only what it can carry', () => {
    for (const edition of EDITIONS) {
      const s = deploying([], { edition });
      act(s, 'deploy gmc-cckw c1', 'equip');
      expect(s).toOfferExactly(['load light-infantry c1', 'load mechanized-infantry c1', 'load m1-57mm c1', 'stay']);
      act(s, 'load light-infantry c1', 'equip');
      expect([apOf(s, 0), at(s, 1), s.state.units[0]?.cargo]).toEqual([9 - 2 - 1, -3, 1]);
    }
    const poor = deploying([], { south: { ap: 2, hand } });
    act(poor, 'deploy gmc-cckw c1', 'equip');
    expect(poor).toOfferExactly(['stay']);
  });

  rule(['2GM-TRANS-13', '2GM-RULING-80'], 'with Mobility it moves and unloads at once', () => {
    for (const edition of EDITIONS) {
      const s = deploying([], { edition });
      act(s, 'deploy gmc-cckw c1', 'equip', 'load light-infantry c1', 'equip');
      expect(s.kind).toBe('mobility');
      expect(offers(s, 'unload').sort()).toEqual(['unload c1 b1', 'unload c1 d1']);
      act(s, 'move c1 c3');
      expect(s).toOfferExactly(['unload c3 b3', 'unload c3 d3', 'stay']);
      act(s, 'unload c3 d3');
      expect([s.kind, at(s, 1)]).toEqual(['deploy', 19]);
      expect(s).toRefuseCiting('unload c3 b3', ['2GM-TURN-01']);
    }
  });

  rule('2GM-TRANS-13', 'without Mobility it stays where it is, loaded', () => {
    const s = deploying([], { south: { ap: 9, hand: ['m3-half-track', 'light-infantry'] } });
    act(s, 'deploy m3-half-track c1', 'equip', 'load light-infantry c1', 'equip');
    expect([s.kind, at(s, 0), at(s, 1)]).toEqual(['deploy', 2, -3]);
    expect(carrying(s)).toEqual([]);
  });

  rule(
    ['2GM-ABIL-48', '2GM-ABIL-49', '2GM-RULING-81'],
    'Mechanized infantry moves on from there, but does not assault now',
    () => {
      const s = deploying([foe('e3')]);
      act(s, 'deploy gmc-cckw c1', 'equip', 'load mechanized-infantry c1', 'equip', 'move c1 c3', 'unload c3 d3');
      expect(s).toOfferExactly(['move d3 d2', 'move d3 d4', 'stay']);
      expect(s).toRefuseCiting('assault d3 e3', ['2GM-ASSAULT-03']);
      act(s, 'move d3 d4');
      expect([s.kind, at(s, 2)]).toEqual(['deploy', 27]);
    },
  );
});

describe('getting off', () => {
  const loaded = (others: readonly object[], more: Readonly<Record<string, unknown>> = {}, where = 'c3') =>
    sandbox([truck(where), aboard(where), ...others], more);

  rule(
    ['2GM-TRANS-14', '2GM-TRANS-15', '2GM-TRANS-16', '2GM-TRANS-17', '2GM-RULING-147'],
    'to the left or to the right, where no unit is; woods and cards are fine, water is not',
    () => {
      for (const edition of EDITIONS) {
        const off = (others: readonly object[], more: object = {}) =>
          offers(loaded(others, { edition, ...more }), 'unload').sort();
        expect(off([])).toEqual(['unload c3 b3', 'unload c3 d3']);
        expect(off([own('b3')])).toEqual(['unload c3 d3']);
        expect(off([foe('b3'), own('d3')])).toEqual([]);
        expect(off([], { natural: { b3: 'forest', d3: 'lake' } })).toEqual(['unload c3 b3']);
        expect(off([], { terrain: [{ at: 'd3', card: 'trench' }] })).toEqual(['unload c3 b3', 'unload c3 d3']);
      }
      expect(offers(loaded([], {}, 'a3'), 'unload')).toEqual(['unload a3 b3']);
      const s = loaded([foe('b3')]);
      expect(s).toRefuseCiting('unload c3 b3', ['2GM-TRANS-15']);
      expect(s).toRefuseCiting('unload c3 c4', ['2GM-TRANS-14']);
      expect(s).toRefuseCiting('unload c3 c3', ['2GM-TRANS-14', '2GM-TRANS-15']);
    },
  );

  rule(
    ['2GM-TRANS-18', '2GM-TRANS-19', '2GM-TRANS-20', '2GM-TRANS-21', '2GM-RULING-79'],
    'costs no AP and ends the moves of both in Pacific',
    () => {
      const s = loaded([], { edition: 'pacific' });
      act(s, 'unload c3 d3');
      expect([apOf(s, 0), at(s, 1), ...offers(s, 'move')]).toEqual([5, 19]);
      expect(s).toRefuseCiting('move d3 d4', ['2GM-RULING-53']);
      expect(s).toRefuseCiting('move c3 c4', ['2GM-RULING-53']);
    },
  );

  rule(['2GM-TRANS-19', '2GM-RULING-79'], 'in Tactics it costs the passenger alone, and lets nobody off again', () => {
    const s = loaded([]);
    act(s, 'unload c3 d3');
    expect([apOf(s, 0), at(s, 1)]).toEqual([5, 19]);
    expect(s).toRefuseCiting('move d3 d4', ['2GM-RULING-53']);
    expect(offers(s, 'move')).toContain('move c3 c4');
    act(s, 'move c3 c4');
    expect([at(s, 0), ...offers(s, 'move')]).toEqual([26]);
    // one that has moved before is done
    const after = loaded([]);
    act(after, 'move c3 c4', 'unload c4 d4');
    expect(offers(after, 'move')).toEqual([]);
    // boarded again it goes on with whom it carries, who gets off in a later turn
    const again = loaded([own('b3')]);
    act(again, 'unload c3 d3', 'board b3 c3', 'move c3 c4');
    expect(offers(again, 'unload')).toEqual([]);
    expect(again).toRefuseCiting('unload c4 d4', ['2GM-TRANS-09']);
  });

  rule(
    ['2GM-TRANS-04', '2GM-RULING-77'],
    'a transport that has let somebody off may be boarded, but lets nobody off again',
    () => {
      const s = loaded([own('c4')]);
      act(s, 'unload c3 d3', 'board c4 c3');
      expect(offers(s, 'unload')).toEqual([]);
    },
  );

  rule(['2GM-TRANS-23', '2GM-ASSAULT-14'], 'who got off does not assault', () => {
    const s = loaded([foe('d4')]);
    act(s, 'unload c3 d3');
    expect(offers(s, 'assault')).toEqual([]);
  });

  rule(
    ['2GM-TRANS-22', '2GM-TRANS-23', '2GM-ABIL-48', '2GM-ABIL-49', '2GM-ASSAULT-15', '2GM-RULING-81'],
    'unless Mechanized: then a whole move, once a turn, whoever has moved before',
    () => {
      for (const edition of EDITIONS) {
        const tags = ['mechanized'];
        const s = sandbox([truck('b2'), own('b3', { stats: { tags } }), truck('e4'), foe('d5')], { edition });
        act(s, 'board b3 b2', 'move b2 c4', 'unload c4 d4');
        expect(offers(s, 'assault')).toEqual(['assault d4 d5']);
        expect(offers(s, 'move').filter((w) => w.startsWith('move d4'))).toEqual(['move d4 d3']);
        act(s, 'board d4 e4', 'unload e4 d4');
        expect(offers(s, 'move').filter((w) => w.startsWith('move d4'))).toEqual([]);
        const taken = sandbox([truck('b2'), aboard('b2', 'light-infantry', { stats: { tags } }), own('a2')], {
          edition,
        });
        expect(offers(taken, 'unload')).toEqual(['unload b2 c2']); // onto an empty space all the same
      }
    },
  );
});

describe('under fire', () => {
  const target = (passenger: object = {}) => [
    tank('c2'),
    unit('north', 'sdkfz-251', 'c4', { stats: { armor: 3, hp: 4, tags: ['transport'] } }),
    unit('north', 'light-infantry', 'craft', { carrier: 'c4', ...passenger }),
  ];
  const shot = (face: number, more: Readonly<Record<string, unknown>> = {}, passenger: object = {}) => {
    const s = firing(target(passenger), more, [face]);
    s.do('shoot c2 c4');
    return wounds(s).slice(1);
  };

  rule(
    ['2GM-TRANS-24', '2GM-TRANS-25', '2GM-RULING-82'],
    'the vehicle is attacked; in Pacific who is inside suffers too',
    () => {
      expect(shot(5, { edition: 'tactics' })).toEqual([2, 0]);
      expect(shot(5, { edition: 'pacific' })).toEqual([2, 2]);
      const s = firing(target(), {}, [5]);
      s.do('shoot c2 c4');
      expect(s.events.find((e) => e.type === 'needs')).toMatchObject({ hit: 5, crit: 9, pierce: 6, armor: 3 });
      expect(offers(firing(target()), 'shoot')).toEqual(['shoot c2 c4']);
    },
  );

  rule('2GM-RULING-82', 'the table may play it either way, and the passenger may fall alone', () => {
    expect(shot(5, { edition: 'tactics', options: { transportShareWounds: 'yes' } })).toEqual([2, 2]);
    expect(shot(5, { edition: 'pacific', options: { transportShareWounds: 'no' } })).toEqual([2, 0]);
    const s = firing(target({ wounds: 1 }), { edition: 'pacific' }, [5]);
    s.do('shoot c2 c4');
    expect([wounds(s).slice(1), s.state.units[1]?.cargo]).toEqual([[2, 'gone'], -1]);
  });

  rule('2GM-TRANS-26', 'a destroyed vehicle takes its passenger with it', () => {
    for (const edition of EDITIONS) expect(shot(9, { edition })).toEqual(['gone', 'gone']);
    expect(shot(5, { edition: 'tactics' }, {})).not.toContain('gone');
  });

  rule(
    ['2GM-TRANS-28', '2GM-TRANS-29', '2GM-TRANS-30'],
    'an armed vehicle shoots, who rides or is towed does not',
    () => {
      for (const edition of EDITIONS) {
        const at = (passenger: object) => firing([truck('c3'), passenger, foe('c4')], { edition });
        expect(offers(at(aboard('c3')), 'shoot')).toEqual(['shoot c3 c4']);
        const towing = at(aboard('c3', 'm1-57mm'));
        expect(offers(towing, 'shoot')).toEqual(['shoot c3 c4']);
        expect(towing).toRefuseCiting('shoot c3:m1-57mm c4', ['2GM-SHOOT-01']);
      }
    },
  );
});

describe('what passengers still do', () => {
  rule('2GM-RULING-83', 'they give AP with the row of their vehicle and do nothing else', () => {
    const s = sandbox([truck('c1'), truck('c2'), aboard('c2', 'command-group')], { phase: 'headquarters' });
    expect(supplyLine(s.state, 0)).toBe(2);
    expect(incomeOf(s.state, 0)).toContainEqual({ rule: '2GM-TURN-07', label: labels.commandGroup, ap: 2 });
    const medic = sandbox([
      truck('c2'),
      aboard('c2', 'heavy-infantry', {
        upgrades: ['medics'],
        wounds: 1,
        stats: { upgrades: [{ token: 'medics', cost: 1 }] },
      }),
      own('c3', { wounds: 1 }),
    ]);
    expect(offers(medic, 'heal')).toEqual([]);
  });

  rule('2GM-FLIP-04', 'their grey tokens turn back all the same', () => {
    const s = sandbox([truck('c2'), aboard('c2', 'light-infantry', { upgrades: [{ name: 'grenades', grey: true }] })]);
    endTurn(s);
    expect(s.state.units[1]?.tokens[0]?.grey).toBe(false);
  });

  rule('2GM-SHOOT-01', 'and shoot as soon as they stand beside it', () => {
    const s = sandbox([truck('c3'), aboard('c3'), foe('d4')]);
    act(s, 'unload c3 d3', 'end');
    while (s.kind !== 'shoot') act(s, 'end');
    quiet(s);
    expect(offers(s, 'shoot').sort()).toEqual(['shoot c3 d4', 'shoot d3 d4']);
    expect(results(s)).toEqual([]);
  });
});
