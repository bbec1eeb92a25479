import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, foe, own, tank, told, unit } from './field.fixture';
import { firing, needs, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

/** Every question of an attack that everybody lets pass: who is asked, and what for. */
function questions(s: ReturnType<typeof firing>): string[] {
  const out: string[] = [];
  while (s.kind !== null && s.kind !== 'shoot' && s.match.over === null) {
    out.push(`${s.seat} ${s.kind}`);
    s.do('pass');
  }
  return out;
}

const rich = { ap: 9, hand: ['light-infantry'] };

describe('the windows of an attack', () => {
  rule(
    '2GM-RULING-164',
    'before the die the attacker, then the owner of the target; after it the owner of the target first',
    () => {
      const s = firing([own('c3'), foe('c4'), foe('c5')], { south: rich, north: rich }, [5]);
      s.do('shoot c3 c4');
      expect(questions(s)).toEqual(['0 fire', '1 cover', '1 rolled', '0 rolled', '1 resolved']);
      expect(wounds(s)).toEqual([0, 1, 0]);
      s.end();
    },
  );

  rule('2GM-RULING-164', 'who asks depends on hand size and AP alone, never on what is held', () => {
    const asked = (hand: string[], ap: number) => {
      const s = firing([own('c3'), foe('c4'), foe('c5')], { south: { ap, hand }, north: { ap, hand } }, [5]);
      s.do('shoot c3 c4');
      return questions(s);
    };
    for (const ap of [0, 1, 2, 3, 4, 9]) {
      expect(asked(['fortunate'], ap)).toEqual(asked(['light-infantry'], ap));
      expect(asked(['impact'], ap)).toEqual(asked(['counterattack'], ap));
      expect(asked([], ap)).toEqual([]);
    }
    expect(asked(['light-infantry'], 0)).not.toEqual(asked(['light-infantry'], 9));
  });

  rule(
    ['2GM-TOKEN-19', '2GM-RULING-164'],
    'a Smoke Grenade of the target is a question nobody has to guess, and it comes after the attacker has played',
    () => {
      const s = firing(
        [own('c3'), unit('north', 'panzer-iv', 'c4', { upgrades: ['smoke-grenade'], stats: { armor: 1 } })],
        { south: { ap: 4, hand: ['impact'] } },
      );
      s.do('shoot c3 c4');
      expect([s.seat, s.kind]).toEqual([0, 'fire']);
      s.do('play impact');
      expect([s.seat, s.kind]).toEqual([1, 'cover']);
      expect(s).toOfferExactly(['smoke c4', 'pass']);
      s.do('smoke c4');
      expect(wounds(s)).toEqual([0, 1]);
    },
  );

  rule('2GM-RULING-129', 'after the die answers go to and fro until both have passed', () => {
    const hand = ['fortunate', 'luck'];
    const s = firing([own('c3'), foe('c4')], { south: { ap: 1, hand }, north: { ap: 1, hand } }, [9, 1, 5]);
    s.do('shoot c3 c4');
    expect([s.seat, s.kind]).toEqual([1, 'rolled']);
    s.do('play fortunate');
    expect(results(s)).toEqual(['hit', 'miss']);
    // north is out of AP, and of that name for this attack
    expect([s.seat, s.kind]).toEqual([0, 'rolled']);
    expect(s).toOfferExactly(['play luck', 'pass']);
    expect(s).toRefuseCiting('play fortunate', ['2GM-RULING-164']);
    s.do('play luck');
    expect(results(s)).toEqual(['hit', 'miss', 'hit']);
    expect([s.kind, wounds(s)]).toEqual(['shoot', [0, 1]]);
    s.end();
  });

  rule('2GM-RULING-129', 'an attack on an HQ is one of the attacker: he may roll again, its owner may not', () => {
    const luck = { ap: 1, hand: ['fortunate'] };
    const s = firing([own('d6')], { south: luck, north: luck }, [1, 5]);
    s.do('shoot d6 north');
    expect([s.seat, s.kind]).toEqual([0, 'rolled']);
    s.do('play fortunate');
    expect([s.kind, s.state.hqs[1]?.hp]).toEqual(['shoot', 9]);
    s.end();
    const hit = firing([own('d6')], { north: { ap: 9, hand: ['fortunate', 'you-missed'] } }, [5]);
    hit.do('shoot d6 north');
    expect([hit.kind, hit.state.hqs[1]?.hp]).toEqual(['shoot', 9]);
  });

  rule('2GM-RULING-05', 'an attack that cannot penetrate has been made: it can be answered, but rolls nothing', () => {
    const north = { ap: 2, hand: ['counterattack'] };
    const s = firing([own('c3'), unit('north', 'tiger', 'c4')], { north }, [4]);
    s.do('shoot c3 c4');
    expect([results(s), s.seat, s.kind]).toEqual([['no-effect'], 1, 'resolved']);
    s.do('play counterattack main');
    expect(wounds(s)).toEqual(['gone', 0]);
    s.end();
  });

  rule('2GM-TOKEN-15', 'the second rocket comes down even where the first had no effect', () => {
    const rockets = tank('c2', { upgrades: ['mrl'] });
    const s = firing([rockets, unit('north', 'king-tiger', 'c4'), foe('d4')], {}, [4]);
    s.do('shoot c2 c4 with mrl');
    expect([results(s), s.kind]).toEqual([['no-effect'], 'beside']);
    expect(s).toOfferExactly(['beside d4', 'pass']);
    s.do('beside d4');
    expect(wounds(s)).toEqual([0, 0, 'gone']);
    s.end();
  });

  rule('2GM-SHOOT-06', 'declaring an attack uses the weapon, whatever becomes of it', () => {
    const s = firing([own('c3'), foe('c4'), foe('c5')], { north: rich }, [1]);
    s.do('shoot c3 c4');
    expect(s.kind).toBe('cover');
    expect(s.state.units[0]?.shots).toBe(1);
    expect(told(s, 'attack')).toMatchObject([{ shooter: 0, target: 1 }]);
    act(s);
    expect(needs(s)).toBe('5+/10+');
  });
});
