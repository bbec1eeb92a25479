import { type GameEvent, Match, type Option, ScriptedDice, seedRng } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { battleFrame } from '../battle';
import { catalogue } from '../content/index';
import { gmRules } from '../rules';
import { readSetup } from '../setup';
import { startState } from '../start';
import type { GmState } from '../state';
import { newUnit } from '../turn/new-unit';
import { turnFrame } from '../turn/turn-frame';
import { act, EDITIONS, endTurn, foe, offers, own, sandbox, unit } from './field.fixture';
import { results, wounds } from './fire.fixture';
import { attacks, bomber, fighter, hunter, numbers, places, plane, raiding } from './sky.fixture';

const rule = ruleTests<RuleId>(book);

/** An anti-aircraft gun: 5+/9+, Armor-piercing 5, Damage 2, 4 spaces. */
const GUN = { armor: 2, hp: 3, accuracy: [5, 9], pierce: 5, damage: 2, range: 4, tags: ['anti-aircraft'] };
const gun = (at: string, stats: object = {}, more: object = {}): object =>
  unit('north', 'flak-38', at, { stats: { ...GUN, ...stats }, ...more });
const strike = 'raid south:p-51-mustang';

describe('anti-aircraft guns in their own turn', () => {
  rule('2GM-AA-01', 'shoot at ground units like any other', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([gun('c5'), own('c2'), plane('south', 'p-51-mustang')], {
        edition,
        phase: 'shooting',
        active: 'north',
      });
      expect(offers(s, 'shoot')).toEqual(['shoot c5 c2']);
      expect(offers(s, 'flak')).toEqual([]);
    }
  });

  rule('2GM-RULING-96', 'leave parked aircraft alone, unless the table plays otherwise', () => {
    const units = [gun('d3'), gun('d6'), unit('north', 'pak-40', 'e2'), plane('south', 'p-51-mustang')];
    const more = { edition: 'pacific', phase: 'shooting', active: 'north' };
    const closed = sandbox(units, more);
    expect(offers(closed, 'shoot').filter((w) => w.includes('p-51'))).toEqual([]);
    expect(closed).toRefuseCiting('shoot d3 south:p-51-mustang', ['2GM-RULING-11']);
    const s = sandbox(units, { ...more, options: { aaMayTargetParked: true } }, [5]);
    expect(offers(s, 'shoot').filter((w) => w.includes('p-51'))).toEqual(['shoot d3 south:p-51-mustang']); // 2GM-AA-08
    expect(s).toRefuseCiting('shoot d6 south:p-51-mustang', ['2GM-SHOOT-06']);
    act(s, 'shoot d3 south:p-51-mustang');
    expect([numbers(s), wounds(s)[3]]).toEqual([['5+/9+ 5:4'], 2]);
  });
});

describe('anti-aircraft fire', () => {
  rule(
    ['2GM-AA-02', '2GM-AA-03', '2GM-AA-04', '2GM-AA-14', '2GM-ABIL-07', '2GM-AIR-47', '2GM-RULING-93'],
    'in the turn of the others, before the air attack, if its owner wants to',
    () => {
      for (const edition of EDITIONS) {
        const s = raiding([fighter(), gun('c5'), unit('north', 'pak-40', 'd5'), foe('c2')], [5, 3], { edition });
        act(s, `${strike} c2`);
        expect([s.seat, s.kind]).toEqual([1, 'flak']);
        expect(s).toOfferExactly(['flak c5 south:p-51-mustang', 'pass']);
        act(s, 'flak c5 south:p-51-mustang');
        expect([attacks(s), numbers(s)]).toEqual([
          ['1 > 0', '0 > 3'],
          ['5+/9+ 5:4', '5+/10+ 5:1'], // two wounds by then
        ]);
        const passed = raiding([fighter(), gun('c5'), foe('c2')], [1], { edition });
        act(passed, `${strike} c2`, 'pass');
        expect(attacks(passed)).toEqual(['0 > 2']);
      }
    },
  );

  rule('2GM-AA-14', 'its Armor-piercing must reach the Armor, as in any attack', () => {
    for (const edition of EDITIONS) {
      const fired = (armor: number, face: number) => {
        const flying = plane('south', 'p-51-mustang', { armor, hp: 3, accuracy: [3, 8], pierce: 5, damage: 3 });
        const s = raiding([flying, gun('c5'), foe('c2')], face === 0 ? [1] : [face, 1], { edition });
        act(s, `${strike} c2`, 'flak c5 south:p-51-mustang');
        return [results(s)[0], numbers(s)[1]?.split(' ')[0]];
      };
      expect(fired(6, 0)).toEqual(['no-effect', '3+/8+']); // 5 against 6: no die falls, and it attacks unhurt
      expect(fired(5, 5)).toEqual(['hit', '5+/10+']);
    }
  });

  rule(['2GM-AIR-19', '2GM-RULING-102', '2GM-AA-04'], 'an aircraft shot down does not attack', () => {
    const s = raiding([fighter(), gun('c5'), foe('c2')], [9]);
    act(s, `${strike} c2`, 'flak c5 south:p-51-mustang');
    expect([attacks(s), places(s)[0], wounds(s)[2]]).toEqual([['1 > 0'], -1, 0]);
    s.end();
  });

  rule('2GM-RULING-95', 'once in each turn of the enemy, and its own shot is not used up', () => {
    const units = [fighter(), plane('south', 'p-40-warhawk'), gun('c5'), foe('c2'), foe('c3'), own('c4')];
    const s = raiding(units, [1, 1, 1]);
    act(s, `${strike} c2`, 'flak c5 south:p-51-mustang');
    act(s, 'raid south:p-40-warhawk c3');
    expect([s.kind, attacks(s)]).toEqual(['shoot', ['2 > 0', '0 > 3', '1 > 4']]); // not asked again
    endTurn(s);
    while (s.kind !== 'shoot') act(s, 'end');
    expect(offers(s, 'shoot')).toContain('shoot c5 c4');
  });

  rule('2GM-RULING-95', 'every gun, with the penalties of its wounds and of suppression', () => {
    const units = [
      fighter({ wounds: 0 }),
      gun('c5', {}, { wounds: 1 }),
      gun('d5', {}, { suppressed: true }),
      foe('c2'),
    ];
    const s = raiding(units, [1, 1, 1]);
    act(s, `${strike} c2`, 'flak c5 south:p-51-mustang', 'flak d5 south:p-51-mustang');
    expect(numbers(s).slice(0, 2)).toEqual(['6+/10+ 5:4', '6+/10+ 5:4']);
  });

  rule(['2GM-AA-06', '2GM-RULING-94'], 'reaches what is attacked: a space, or one of all that are bombed', () => {
    const asked = (place: string, wish: string) => {
      const s = raiding([fighter(), bomber(), gun(place), foe('c1'), foe('c3')], [1, 1], {});
      act(s, wish);
      return s.kind;
    };
    expect([asked('c5', `${strike} c1`), asked('d5', `${strike} c1`)]).toEqual(['flak', 'shoot']);
    expect(asked('d5', 'raid south:b-25-mitchell c1')).toBe('flak'); // c3 is near enough
  });

  rule(['2GM-AA-03', '2GM-NIGHT-03'], 'at night whoever has a face-down unit is asked, whatever it is', () => {
    const hidden = { faceDown: true };
    const offered = (there: object) => {
      const s = raiding([fighter(), there], [1], { options: { night: true } });
      act(s, `${strike} north`);
      return s.kind === 'flak' ? s.options() : [];
    };
    expect(offered(gun('d5', {}, hidden))).toEqual(['flak d5 south:p-51-mustang', 'pass']);
    expect(offered(gun('d1', {}, hidden))).toEqual(['pass']);
    expect(offered(foe('d5', hidden))).toEqual(['pass']);
    expect(offered(foe('d5'))).toEqual([]);
  });

  /** Who is asked when a gun of such a Range stands on d5, one space from the edge. */
  const guarded = (edition: (typeof EDITIONS)[number], to: string, range: number) => {
    const s = raiding([fighter(), plane('north', 'he-111'), gun('d5', { range })], [9, 1], { edition });
    act(s, `${strike} ${to}`);
    return s;
  };

  rule('2GM-AA-07', 'an HQ is one space beyond its edge', () => {
    for (const edition of EDITIONS)
      expect([1, 2].map((range) => guarded(edition, 'north', range).kind)).toEqual(['shoot', 'flak']);
  });

  rule('2GM-AA-08', 'and so is what is parked beside it', () => {
    for (const edition of EDITIONS)
      expect([1, 2].map((range) => guarded(edition, 'north:he-111', range).kind)).toEqual(['shoot', 'flak']);
  });

  rule('2GM-AA-09', 'the guns fire before the HQ, or what is beside it, is attacked', () => {
    for (const to of ['north', 'north:he-111']) {
      const s = guarded('pacific', to, 2);
      expect(attacks(s)).toEqual([]);
      act(s, 'flak d5 south:p-51-mustang');
      expect(attacks(s)).toEqual(['2 > 0']); // shot down
    }
  });

  rule('2GM-RULING-92', 'guns of the attacking side never fire at interceptors', () => {
    const own88 = unit('south', 'm1-37mm', 'c5');
    const s = raiding([fighter(), hunter(), own88, foe('c4')], [1, 1]);
    act(s, `${strike} c4`, 'intercept north:fw-190');
    expect(attacks(s)).toEqual(['1 > 0', '0 > 3']);
  });

  rule(
    ['2GM-AA-10', '2GM-AA-11', '2GM-RULING-89', '2GM-AA-05'],
    'with an escort: Pacific fires at it first, Tactics at whom it likes',
    () => {
      const units = [bomber(), hunter(), fighter(), gun('d5'), gun('e5')];
      const escorted = (edition: string, dice: readonly number[]) => {
        const s = raiding(units, dice, { edition });
        act(s, 'raid south:b-25-mitchell north', ...(edition === 'tactics' ? ['pass'] : []), 'intercept north:fw-190');
        act(s, 'escort south:p-51-mustang');
        expect([s.seat, s.kind]).toEqual([1, 'flak']);
        return s;
      };
      const pacific = escorted('pacific', [9, 1]);
      expect(pacific).toOfferExactly(['flak d5 south:p-51-mustang', 'flak e5 south:p-51-mustang', 'pass']);
      act(pacific, 'flak d5 south:p-51-mustang'); // shot down: now the bomber is open
      expect(pacific).toOfferExactly(['flak e5 south:b-25-mitchell', 'pass']);
      const both = ['b-25-mitchell', 'p-51-mustang'];
      expect(escorted('tactics', [])).toOfferExactly([
        ...both.map((name) => `flak d5 south:${name}`),
        ...both.map((name) => `flak e5 south:${name}`),
        'pass',
      ]);
    },
  );

  rule(
    ['2GM-AIR-47', '2GM-AIR-48', '2GM-AIR-49', '2GM-AIR-50', '2GM-AIR-51', '2GM-AIR-52', '2GM-RULING-90', '2GM-AA-05'],
    'the five steps: guns on the ground, escorts, guns of the bomber, interceptors, the attack',
    () => {
      for (const edition of EDITIONS) {
        const hmg = { upgrades: ['bomber-hmg'] };
        const s = raiding([bomber(hmg), hunter(), fighter(), gun('d5')], [1, 1, 1, 1, 5], { edition });
        act(s, 'raid south:b-25-mitchell north', ...(edition === 'tactics' ? ['pass'] : []), 'intercept north:fw-190');
        act(s, 'escort south:p-51-mustang', 'flak d5 south:p-51-mustang');
        expect(attacks(s)).toEqual(['3 > 2', '2 > 1', '0/2 > 1', '1 > 0', '0 > hq 1']);
        expect(places(s).slice(0, 3)).toEqual([-1, -1, -1]);
        s.end();
      }
    },
  );

  rule('2GM-RULING-101', 'if the guns end the raid, whoever had risen is used up all the same', () => {
    const s = raiding([bomber(), hunter(), gun('d5')], [9]);
    act(s, 'raid south:b-25-mitchell north', 'intercept north:fw-190', 'flak d5 south:b-25-mitchell');
    expect([attacks(s), places(s).slice(0, 2), s.state.hqs[1]?.hp]).toEqual([['2 > 0'], [-1, -1], 10]);
    s.end();
  });

  rule('2GM-ABIL-19', 'a Dive Bomber is harder to hit for them, not for fighters', () => {
    const dive = plane('south', 'p-51-mustang', { armor: 4, tags: ['fighter', 'dive-bomber'] });
    const s = raiding([dive, gun('c5'), hunter(), foe('c2')], [1, 1, 1]);
    act(s, `${strike} c2`, 'intercept north:fw-190', 'flak c5 south:p-51-mustang');
    expect(numbers(s).slice(0, 2)).toEqual(['6+/10+ 5:4', '4+/8+ 5:4']);
  });

  rule('2GM-LCVP-07', 'in Pacific a gun inside a landing craft fires too', () => {
    const craft = unit('north', 'daihatsu', 'c5');
    const inside = unit('north', 'type-96-25mm', 'craft', { carrier: 'c5' });
    for (const [edition, kind] of [
      ['pacific', 'flak'],
      ['tactics', 'shoot'],
    ] as const) {
      const more = { edition, natural: { c5: 'sea' }, north: { nation: 'japan' } };
      const s = raiding([fighter(), craft, inside, foe('c3')], [1], more);
      act(s, `${strike} c3`);
      expect(s.kind).toBe(kind);
    }
  });
});

describe('air units', () => {
  rule(['2GM-AA-12', '2GM-AA-13'], 'dropped infantry is one, the card that drops it is not', () => {
    for (const edition of EDITIONS) {
      const south = { ap: 5, hand: ['paratroopers', 'light-infantry'] };
      const s = sandbox([gun('c5')], { edition, phase: 'deployment', south }, [5]);
      act(s, 'play paratroopers');
      expect(s.seat).toBe(0); // nobody fires at the card
      act(s, 'deploy light-infantry c3', 'equip');
      expect([s.seat, s.kind]).toEqual([1, 'drop']);
      act(s, 'flak c5 c3');
      expect([attacks(s), wounds(s)[1]]).toEqual([['0 > 1'], 2]);
    }
  });
});

describe('allies in the air', () => {
  rule('2GM-AIR-43', 'a fighter may escort the bomber of a partner', () => {
    const seats = ['usa', 'germany', 'uk', 'italy'].map((nation) => ({
      nation,
      deck: new Array<string>(20).fill(`${nation}/light-infantry`),
    }));
    const setup = readSetup({ edition: 'pacific', seats });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const s = startState(setup.value, seedRng(1), []);
    s.turn = 3;
    s.phase = 'shooting';
    const put = (card: string, seat: number): number => s.units.push(newUnit(s, catalogue.numberOf(card), seat)) - 1;
    const [b25, fw190, spitfire] = [put('usa/b-25-mitchell', 0), put('germany/fw-190', 1), put('uk/spitfire', 2)];
    s.stack = [battleFrame('next'), turnFrame('shoot')];
    const match = new Match<GmState>(gmRules as never, s, { dice: new ScriptedDice([7, 5]), events: true });
    match.run();
    const events: GameEvent[] = [];
    const go = (...option: Option): void => {
      const done = match.submit(match.decision()?.seat ?? -1, option);
      if (!done.ok) throw new Error(done.message);
      events.push(...done.events);
    };
    go('raid-hq', b25, 1);
    go('intercept', fw190);
    expect([match.decision()?.seat, match.decision()?.options]).toEqual([2, [['escort', spitfire], ['pass']]]);
    go('escort', spitfire);
    const shooters = events.flatMap((e) =>
      e.type === 'attack' ? [(e as unknown as { shooter: number }).shooter] : [],
    );
    expect(shooters).toEqual([spitfire, b25]);
    expect(s.seats[2]?.discard).toEqual([catalogue.numberOf('uk/spitfire')]);
  });
});
