import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { movementOf } from '../field/movement';
import { DEFAULT_OPTIONS } from '../setup';
import { act, EDITIONS, foe, offers, own, sandbox, tank, unit } from './field.fixture';
import { firing, needs, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

describe('Self-Propelled Artillery with Long Range', () => {
  const stats = { range: 3, accuracy: [5, 8], tags: ['long-range', 'self-propelled-artillery'] };
  const hummel = unit('south', 'hummel', 'a1', { stats });
  const eyes = own('c5');
  const shot = (units: readonly object[], selfPropelled: boolean, face: number) => {
    const s = firing(units, { edition: 'pacific', south: { nation: 'germany' }, options: { selfPropelled } }, [face]);
    s.do('shoot a1 a5');
    return s;
  };
  const target = foe('a5', { stats: { hp: 9 } });

  rule(['2GM-RULING-122', '2GM-OPT-44', '2GM-ABIL-46'], 'what another unit sees costs +1/+1 there, else +3/+3', () => {
    expect(needs(shot([hummel, target], true, 1))).toBe('8+/10+'); // nobody sees it
    expect(needs(shot([hummel, target, eyes], false, 1))).toBe('8+/10+'); // without the optional rule
    expect(needs(shot([hummel, target, eyes], true, 1))).toBe('6+/9+');
  });

  rule(
    ['2GM-RULING-138', '2GM-NIGHT-06'],
    'at night by open eyes only, so that no number tells what lies face down',
    () => {
      const atNight = (at: string, faceDown: boolean) => {
        const units = [hummel, foe(at, { stats: { hp: 9 } }), own('d5', { faceDown, stats: { range: 4 } })];
        const options = { selfPropelled: true, night: true };
        const s = firing(units, { edition: 'pacific', south: { nation: 'germany' }, options }, [1]);
        s.do(`shoot a1 ${at}`);
        return needs(s);
      };
      expect([atNight('a5', true), atNight('a5', false)]).toEqual(['9+/10+', '7+/10+']);
      // beyond what Long Range reaches the attack itself says that somebody sees, and costs the same by any eyes
      expect([atNight('a6', true), atNight('a6', false)]).toEqual(['8+/10+', '8+/10+']);
    },
  );

  rule(['2GM-RULING-122', '2GM-OPT-45'], 'and then no hit is critical', () => {
    expect(wounds(shot([hummel, target, eyes], true, 10))[1]).toBeGreaterThan(0);
    expect(wounds(shot([hummel, target], true, 10))[1]).toBe('gone');
  });

  rule(['2GM-RULING-122', '2GM-OPT-44'], 'the spaces beyond count from the printed Range', () => {
    const far = foe('a6', { stats: { hp: 9 } });
    const s = firing(
      [hummel, far, own('b5')],
      { edition: 'pacific', south: { nation: 'germany' }, options: { selfPropelled: true } },
      [1],
    );
    s.do('shoot a1 a6');
    expect(needs(s)).toBe('7+/10+');
    const near = firing(
      [hummel, foe('a4'), own('b5')],
      { edition: 'pacific', south: { nation: 'germany' }, options: { selfPropelled: true } },
      [1],
    );
    near.do('shoot a1 a4');
    expect(needs(near)).toBe('5+/8+');
  });
});

describe('help in one space', () => {
  const MECHANICS = { upgrades: ['mechanics'], stats: { upgrades: [{ token: 'mechanics', cost: 1 }] } };
  const MEDICS = { upgrades: ['medics'], stats: { upgrades: [{ token: 'medics', cost: 1 }] } };

  rule(['2GM-RULING-118', '2GM-ABIL-72'], 'Mechanics repair the vehicle they walk beside', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([tank('c3', { wounds: 1 }), own('c3', MECHANICS)], { edition });
      expect(offers(s, 'repair')).toEqual(['repair c3:light-infantry c3:m4-sherman']);
      act(s, 'repair c3:light-infantry c3:m4-sherman');
      expect(wounds(s)).toEqual([0, 0]);
      expect(offers(sandbox([tank('c5', { wounds: 1 }), own('c3', MECHANICS)], { edition }), 'repair')).toEqual([]);
    }
  });

  rule(['2GM-RULING-118', '2GM-ABIL-32'], 'a wounded tank is nothing for Medics beside it', () => {
    const s = sandbox([tank('c3', { wounds: 1 }), own('c3', { ...MEDICS, wounds: 1 })]);
    expect(offers(s, 'heal')).toEqual(['heal c3:light-infantry c3:light-infantry']);
  });
});

describe('covered movement and cargo', () => {
  rule(['2GM-RULING-74', '2GM-COVER-01'], 'one infantry for each vehicle, in it or beside it', () => {
    const lorry = unit('south', 'gmc-cckw', 'c3');
    const inside = unit('south', 'light-infantry', 'craft', { carrier: 'c3' });
    const s = sandbox([lorry, inside, own('c2')]);
    expect(offers(s, 'join')).toEqual([]);
    expect(s).toRefuseCiting('join c2 c3', ['2GM-COVER-01']);
    expect(offers(sandbox([lorry, own('c2')]), 'join')).toContain('join c2 c3');
  });
});

describe('a second assault', () => {
  rule('2GM-RULING-69', 'on the same space waits for another turn', () => {
    const s = sandbox([own('c3'), own('d4'), own('e5'), foe('c4'), foe('e4')]);
    act(s, 'assault c3 c4');
    expect(s).toRefuseCiting('assault d4 c4', ['2GM-RULING-69']);
    expect(offers(s, 'assault')).toEqual(['assault d4 e4', 'assault e5 e4']);
  });
});

describe('the register', () => {
  it('names the options of a match as the set-up does', () => {
    const named = book.sections.flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([id, { option }]) => (id.startsWith('2GM-') && option ? [option] : [])),
    );
    const keys = named.map((option) => option.replace(/\.(.)/g, (_dot, letter: string) => letter.toUpperCase()));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((key) => !(key in DEFAULT_OPTIONS))).toEqual([]);
  });
});

describe('snow', () => {
  rule(['2GM-RULING-171', '2GM-ARCTIC-01'], 'lies everywhere or nowhere', () => {
    const men = (tags: string[]) => own('c3', { stats: { move: 2, tags } });
    const moves = (arctic: boolean, tags: string[]) =>
      movementOf(sandbox([men(tags)], { options: { arctic } }).state, 0);
    expect([moves(false, []), moves(true, []), moves(true, ['siberians'])]).toEqual([2, 1, 3]);
    expect(moves(false, ['siberians'])).toBe(2);
  });
});
