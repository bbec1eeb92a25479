import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { gmGame } from '../game';
import { putOn, takeOff } from '../ground';
import { act, EDITIONS, endTurn, foe, offers, own, sandbox, tank, told, unit } from './field.fixture';
import { wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

const tiger = (at: string, more: object = {}) => unit('north', 'tiger', at, more);
/** The phases between the declaration and the fight. */
const on = ['end', 'end'];
const results = (s: ReturnType<typeof sandbox>) => told<{ result: string }>(s, 'result').map((e) => e.result);
const places = (s: ReturnType<typeof sandbox>) => s.state.units.map((u) => u.at);

describe('declaring an assault', () => {
  rule('2GM-ASSAULT-01', 'only infantry can', () => {
    const units = [own('c3'), tank('a4'), unit('south', 'm1-57mm', 'e4'), unit('south', 'm3-half-track', 'g4')];
    const enemies = ['c4', 'a5', 'e5', 'g5'].map((at) => foe(at));
    const s = sandbox([...units, ...enemies]);
    expect(offers(s, 'assault')).toEqual(['assault c3 c4']);
    for (const at of ['a', 'e', 'g']) expect(s).toRefuseCiting(`assault ${at}4 ${at}5`, ['2GM-ASSAULT-01']);
  });

  rule(['2GM-ASSAULT-02', '2GM-ASSAULT-03'], 'against an enemy unit beside it, whatever it is', () => {
    const s = sandbox([own('c3'), tiger('c4'), foe('d3'), own('b3'), foe('d4'), foe('c1')]);
    expect(offers(s, 'assault')).toEqual(['assault c3 c4', 'assault c3 d3']);
    expect(s).toRefuseCiting('assault c3 b3', ['2GM-ASSAULT-02']);
    expect(s).toRefuseCiting('assault c3 d4', ['2GM-ASSAULT-03']);
    expect(s).toRefuseCiting('assault c3 c1', ['2GM-ASSAULT-03']);
    act(s, 'assault c3 c4');
    expect(s.state.units[0]).toMatchObject({ assaults: 1, moved: true });
    expect(s).toRefuseCiting('move c3 c2', ['2GM-RULING-53']);
  });

  rule(
    ['2GM-ASSAULT-04', '2GM-RULING-63', '2GM-RULING-71'],
    'with a point left for going in, from where it could stop',
    () => {
      const fast = (at: string, more: object = {}) => own(at, { stats: { move: 2 }, ...more });
      const s = sandbox([fast('c3'), foe('c5'), tank('d5')]);
      // over b… and d… there is no way with a point left; d5 is held by a friend
      expect(offers(s, 'assault')).toEqual(['assault c3 c5 from c4']);
      expect(s).toRefuseCiting('assault c3 c5', ['2GM-ASSAULT-03']);
      expect(s).toRefuseCiting('assault c3 c5 from b5', ['2GM-ASSAULT-04']);
      act(s, 'assault c3 c5 from c4');
      expect(places(s)[0]).toBe(26);
      const slow = sandbox([own('c3'), foe('c5')]);
      expect(slow).toRefuseCiting('assault c3 c5 from c4', ['2GM-ASSAULT-04']);
      const spent = sandbox([own('c3', { moved: true }), foe('c4')]);
      expect(spent).toRefuseCiting('assault c3 c4', ['2GM-RULING-53']);
      // a forest on the way takes all points; one under the enemy takes the last
      const woods = sandbox([fast('c3'), foe('c5')], { natural: { c4: 'forest', c5: 'forest' } });
      expect(offers(woods, 'assault')).toEqual([]);
      const edge = sandbox([fast('c3'), foe('c5')], { natural: { c5: 'forest' } });
      expect(offers(edge, 'assault')).toEqual(['assault c3 c5 from c4']);
      const held = sandbox([fast('c3'), own('c4'), foe('c5')]);
      expect(offers(held, 'assault')).toEqual(['assault c4 c5']);
      const boat = sandbox([own('c3'), foe('c4')], { natural: { c4: 'lake' }, whatIf: true });
      expect(boat).toRefuseCiting('assault c3 c4', ['2GM-RULING-71']);
    },
  );

  rule(['2GM-ASSAULT-14', '2GM-ASSAULT-15'], 'not after getting off a transport, unless it is Mechanized', () => {
    for (const [card, may] of [
      ['light-infantry', false],
      ['mechanized-infantry', true],
    ] as const) {
      const truck = unit('south', 'm3-half-track', 'c3');
      const s = sandbox([truck, unit('south', card, 'craft', { carrier: 'c3' }), foe('d4')], {});
      act(s, 'unload c3 d3');
      expect(offers(s, 'assault')).toEqual(may ? ['assault d3 d4'] : []);
      if (!may) expect(s).toRefuseCiting('assault d3 d4', ['2GM-RULING-53']);
    }
  });

  rule('2GM-ASSAULT-16', 'not in the turn of a drop from the air', () => {
    const s = sandbox([own('c3', { dropped: true }), foe('c4')]);
    expect(offers(s, 'assault')).toEqual([]);
    expect(s).toRefuseCiting('assault c3 c4', ['2GM-ASSAULT-16']);
  });

  rule('2GM-RULING-69', 'one assault on a space; of a pair one is named', () => {
    const s = sandbox([own('c3'), own('d4'), foe('c4'), foe('e4')]);
    act(s, 'assault c3 c4');
    expect(offers(s, 'assault')).toEqual(['assault d4 e4']);
    expect(s).toRefuseCiting('assault d4 c4', ['2GM-RULING-69']);
    const pair = sandbox([own('c3'), tiger('c4'), foe('c4')]);
    expect(offers(pair, 'assault')).toEqual(['assault c3 c4:tiger', 'assault c3 c4:light-infantry']);
  });

  rule('2GM-RULING-70', 'the vehicle defends its passenger; nobody assaults an HQ or aircraft', () => {
    const loaded = [unit('north', 'sdkfz-251', 'c4'), unit('north', 'light-infantry', 'craft', { carrier: 'c4' })];
    const s = sandbox([own('c3'), ...loaded, own('d6'), unit('north', 'bf-109', 'hq')], {}, [1, 1]);
    expect(offers(s, 'assault')).toEqual(['assault c3 c4']);
    expect(s).toRefuseCiting('assault d6 north', ['2GM-ASSAULT-02']);
    expect(s).toRefuseCiting('assault d6 north:bf-109', ['2GM-ASSAULT-02']);
    act(s, 'assault c3 c4', ...on, 'resolve c3', 'react', 'strike');
    expect(told<{ shooter: number }>(s, 'attack').map((e) => e.shooter)).toEqual([1, 0]);
    s.end();
  });

  rule('2GM-RULING-72', 'not with the extra space of Riders', () => {
    const riders = own('c3', { stats: { tags: ['riders'] } });
    const s = sandbox([riders, foe('c5'), foe('d3')]);
    expect(offers(s, 'assault')).toEqual(['assault c3 d3']);
    expect(s.options()).toContain('move c3 b4 by riders');
  });
});

describe('fighting an assault', () => {
  rule(
    ['2GM-ASSAULT-05', '2GM-RULING-64', '2GM-RULING-65'],
    'in the Shooting Phase of the turn, whenever its owner likes',
    () => {
      const s = sandbox([own('c3'), own('a3'), foe('c4'), foe('a5'), own('e3'), foe('e4')], {}, [1, 1, 1, 1, 1]);
      act(s, 'assault c3 c4', 'assault e3 e4', ...on);
      expect(places(s)[0]).toBe(18); // still on c3
      expect(s).toOfferExactly(['shoot a3 a5', 'resolve c3', 'resolve e3']);
      expect(s).toRefuseCiting('end', ['2GM-RULING-65']);
      expect(s).toRefuseCiting('shoot c3 c4', ['2GM-RULING-67']);
      expect(s).toRefuseCiting('resolve a3', ['2GM-ASSAULT-05']);
      act(s, 'resolve e3', 'react', 'strike', 'shoot a3 a5', 'resolve c3', 'react', 'strike');
      expect(s).toOfferExactly(['end']);
      const order = told<{ shooter: number }>(s, 'attack').map((e) => e.shooter);
      expect(order).toEqual([5, 4, 1, 2, 0]);
      s.end();
      const line = sandbox([own('c1'), foe('c2')], {});
      act(line, 'assault c1 c2');
      expect(line.state.on[2]).toBe(0); // for the Supply Line, for targets, for whoever wants to stand there
    },
  );

  rule(
    ['2GM-ASSAULT-06', '2GM-ASSAULT-07', '2GM-RULING-68', 'SOLOT-REF-09'],
    'first the defender fires with one weapon, out of turn and besides its own attacks',
    () => {
      const mortar = unit('north', 'heavy-infantry', 'c4', { upgrades: [{ name: 'hmg', mounted: 2 }] });
      const s = sandbox([own('c3', { stats: { hp: 9 } }), mortar, foe('d4')], {}, [5, 1, 5]);
      act(s, 'assault c3 c4', ...on, 'resolve c3');
      expect([s.seat, s.kind]).toEqual([1, 'react']);
      expect(s).toOfferExactly(['react', 'react with hmg', 'pass']);
      act(s, 'react with hmg');
      expect([s.seat, s.kind]).toEqual([0, 'strike']); // one weapon, once
      expect(wounds(s)[0]).toBe(2);
      act(s, 'strike');
      endTurn(s);
      act(s, ...on);
      expect(offers(s, 'shoot')).toContain('shoot c4 c3 with hmg'); // its own attack is still there
      act(s, 'shoot c4 c3 with hmg');
      s.end();
      const silent = sandbox([own('c3'), foe('c4')], {}, [5]);
      act(silent, 'assault c3 c4', ...on, 'resolve c3', 'pass', 'strike');
      expect(silent.rolls()).toHaveLength(1);
      silent.end();
    },
  );

  rule(
    ['2GM-ASSAULT-10', '2GM-RULING-68'],
    'with active weapons only: used ones may react, grey and dismounted ones never fight',
    () => {
      const grenadiers = unit('south', 'heavy-infantry', 'c3', { upgrades: ['mortar'] });
      const panzer = unit('north', 'panzer-iv', 'c4', {
        fired: 1,
        upgrades: [{ name: 'tank-mg', grey: true, used: 2 }],
      });
      const s = sandbox([grenadiers, panzer], {}, [1, 1]);
      act(s, 'assault c3 c4');
      expect(s).toRefuseCiting('mount c3', ['2GM-RULING-68']); // not before its assault
      act(s, ...on, 'resolve c3');
      expect(s).toOfferExactly(['react', 'pass']);
      expect(s).toRefuseCiting('react with mg', ['2GM-RULING-68']);
      act(s, 'react');
      expect(s).toOfferExactly(['strike']);
      expect(s).toRefuseCiting('strike with mortar', ['2GM-ASSAULT-08']);
      act(s, 'strike');
      s.end();
      const armed = unit('north', 'panzer-iv', 'c4', { upgrades: ['tank-mg'] });
      const flips = sandbox([own('c3'), armed], {}, [1, 1]);
      act(flips, 'assault c3 c4', ...on, 'resolve c3', 'react with mg');
      expect(flips.state.units[1]?.tokens[0]?.grey).toBe(true);
      const gun = unit('north', 'opel-blitz', 'c4');
      const unarmed = sandbox([own('c3'), gun], {}, [1]);
      act(unarmed, 'assault c3 c4', ...on, 'resolve c3');
      expect(unarmed.kind).toBe('strike'); // nobody can react
    },
  );

  rule('2GM-ASSAULT-08', 'if it survives it attacks with exactly one weapon', () => {
    const s = sandbox([own('c3', { upgrades: ['grenades'] }), foe('c4')], {}, [1, 4]);
    act(s, 'assault c3 c4', ...on, 'resolve c3', 'react');
    expect(s).toOfferExactly(['strike', 'strike with grenades']);
    act(s, 'strike with grenades');
    expect(s.kind).toBe('shoot');
    s.end();
    const falls = sandbox([own('c3', { wounds: 2 }), foe('c4')], {}, [5]);
    act(falls, 'assault c3 c4', ...on, 'resolve c3', 'react');
    expect(places(falls)).toEqual([-1, 26]);
    expect(falls).toOfferExactly(['end']);
    falls.end();
  });

  rule('2GM-ASSAULT-09', 'no Armor helps against it', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([own('c3'), tiger('c4')], { edition }, [5]);
      act(s, 'assault c3 c4', ...on, 'resolve c3', 'pass', 'strike');
      expect(wounds(s)[1]).toBe(1); // Armor-piercing 2 against Armor 6
      s.end();
      const shot = sandbox([own('c3'), tiger('c4')], { edition, phase: 'shooting' });
      act(shot, 'shoot c3 c4');
      expect(results(shot)).toEqual(['no-effect']);
    }
  });

  rule('2GM-RULING-61', 'a critical roll destroys whatever the Armor, but not the Impenetrable', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([own('c3'), tiger('c4')], { edition }, [10]);
      act(s, 'assault c3 c4', ...on, 'resolve c3', 'pass', 'strike');
      expect([results(s), places(s)]).toEqual([['critical'], [26, -1]]);
      const king = sandbox([own('c3'), unit('north', 'king-tiger', 'c4')], { edition }, [10]);
      act(king, 'assault c3 c4', ...on, 'resolve c3', 'pass', 'strike');
      expect([results(king), wounds(king)[1]]).toEqual([['hit'], 1]);
    }
  });

  rule('2GM-RULING-60', 'reaction fire has to beat the Armor of the attacker; or not, if so agreed', () => {
    const tough = own('c3', { stats: { armor: 3 } });
    const s = sandbox([tough, foe('c4')], {}, [1]);
    act(s, 'assault c3 c4', ...on, 'resolve c3', 'react', 'strike');
    expect(results(s)).toEqual(['no-effect', 'miss']);
    s.end();
    const t = sandbox([tough, foe('c4')], { options: { assaultReactionIgnoresArmor: true } }, [5, 1]);
    act(t, 'assault c3 c4', ...on, 'resolve c3', 'react', 'strike');
    expect([results(t), wounds(t)[0]]).toEqual([['hit', 'miss'], 1]);
    t.end();
  });

  rule('2GM-RULING-62', 'cover, smoke and wounds count, range does not, and walls take their share', () => {
    const inside = unit('north', 'heavy-infantry', 'c4', { upgrades: ['hit-the-dirt'] });
    const house = { terrain: [{ at: 'c4', card: 'house' }] };
    const s = sandbox([own('c3', { wounds: 1, stats: { range: 0 } }), inside], house, [1, 9]);
    act(s, 'assault c3 c4', ...on, 'resolve c3', 'react', 'strike');
    const needs = told<{ hit: number; crit: number }>(s, 'needs').map((e) => [e.hit, e.crit]);
    // 5+/10+ for the reaction; 5+/10+ with a wound +1/+1, a House +2/+2 and Hit the Dirt! +1/+0 for the assault
    expect(needs).toEqual([
      [5, 10],
      [9, 10],
    ]);
    expect(wounds(s)[1]).toBe(1);
    expect(s.state.pieces[0]?.damage).toBe(1);
    s.end();
  });
});

describe('the end of an assault', () => {
  rule(
    ['2GM-ASSAULT-11', '2GM-ASSAULT-12'],
    'the space of a destroyed defender is taken, and the other weapons may fire from there',
    () => {
      const s = sandbox(
        [own('c3', { upgrades: ['grenades'] }), foe('c4', { wounds: 2 }), foe('c5'), foe('c6')],
        {},
        [1, 5, 5],
      );
      act(s, 'assault c3 c4', ...on, 'resolve c3', 'react', 'strike');
      expect(places(s)).toEqual([26, -1, 34, 42]);
      expect([s.state.on[18], s.state.on[26]]).toEqual([-1, 0]);
      expect(s).toOfferExactly(['shoot c4 c5 with grenades', 'end']);
      expect(s).toRefuseCiting('shoot c4 c6', ['2GM-SHOOT-01']);
      act(s, 'shoot c4 c5 with grenades');
      s.end();
    },
  );

  rule(
    ['2GM-ASSAULT-13', '2GM-RULING-63', '2GM-RULING-67'],
    'otherwise it stands where it came from, and shoots no more this turn',
    () => {
      const s = sandbox([own('c2', { stats: { move: 2 }, upgrades: ['grenades'] }), foe('c4'), foe('d3')], {}, [1, 1]);
      act(s, 'assault c2 c4 from c3', ...on, 'resolve c3', 'react', 'strike');
      expect(places(s)).toEqual([18, 26, 19]);
      expect(s).toOfferExactly(['end']);
      expect(s).toRefuseCiting('shoot c3 d3 with grenades', ['2GM-RULING-67']);
      endTurn(s);
      endTurn(s);
      act(s, ...on);
      expect(offers(s, 'shoot')).toContain('shoot c3 d3 with grenades');
      s.end();
    },
  );

  rule('2GM-RULING-66', 'a defender destroyed before leaves its space without a fight, and all weapons', () => {
    const s = sandbox(
      [own('c3', { upgrades: ['grenades'] }), tank('a4'), foe('c4', { wounds: 2 }), foe('c5')],
      {},
      [5],
    );
    act(s, 'assault c3 c4', ...on, 'shoot a4 c4');
    expect(places(s)[2]).toBe(-1);
    act(s, 'resolve c3');
    expect(places(s)[0]).toBe(26);
    expect(told(s, 'attack')).toHaveLength(1);
    expect(s).toOfferExactly(['shoot c4 c5', 'shoot c4 c5 with grenades', 'end']);
    s.end();
  });

  rule(
    '2GM-RULING-66',
    'a position keeps such an assault; and one whose defender is elsewhere does not take place',
    () => {
      const units = [own('c3'), tank('a4'), foe('c4', { wounds: 2 }), foe('d3')];
      const s = sandbox(units, {}, [5]);
      act(s, 'assault c3 c4', ...on, 'shoot a4 c4');
      const again = new Sandbox(gmGame, gmGame.printPosition(s.state, 'all'));
      act(again, 'resolve c3');
      expect(again.state.on[26]).toBe(0);
      const gone = sandbox(units.slice(0, 3));
      act(gone, 'assault c3 c4', ...on);
      takeOff(gone.state, 2);
      putOn(gone.state, 2, 29); // f4
      act(gone, 'resolve c3');
      expect(places(gone)).toEqual([18, 24, 29]);
      expect(gone.state.units[0]?.noAttack).toBe(false);
    },
  );

  rule(
    ['2GM-RULING-69', '2GM-RULING-67'],
    'of a pair only the named one reacts; while the other stays the space is not free',
    () => {
      const units = [own('c3', { upgrades: ['grenades'] }), tiger('c4'), foe('c4', { wounds: 2 }), foe('d3')];
      const s = sandbox(units, {}, [1, 6]);
      act(s, 'assault c3 c4:light-infantry', ...on, 'resolve c3', 'react', 'strike');
      expect(told<{ shooter: number }>(s, 'attack').map((e) => e.shooter)).toEqual([2, 0]);
      expect(places(s)).toEqual([18, 26, -1, 19]);
      expect(s.state.units[1]?.partner).toBe(-1);
      expect(s).toOfferExactly(['end']);
      s.end();
      const shot = sandbox([...units, tank('a4')], {}, [6]);
      act(shot, 'assault c3 c4:light-infantry', ...on, 'shoot a4 c4:light-infantry', 'resolve c3');
      expect(places(shot)[0]).toBe(18);
      expect(offers(shot, 'shoot')).toContain('shoot c3 d3'); // it never came to blows
    },
  );
});
