import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, apOf, EDITIONS, foe, offers, own, sandbox, unit } from './field.fixture';
import { wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

/** The south has airborne infantry in its hand: 3 AP. */
const above = (units: readonly object[], more: Readonly<Record<string, unknown>> = {}, dice: readonly number[] = []) =>
  sandbox(
    units,
    { phase: 'deployment', south: { ap: 5, hand: ['airborne-infantry', 'light-infantry'] }, ...more },
    dice,
  );
const landings = (s: ReturnType<typeof sandbox>) => offers(s, 'drop').map((wish) => wish.split(' ')[2]);

describe('Paratroopers by their own card', () => {
  rule(
    ['2GM-ABIL-68', '2GM-PARA-03', '2GM-PARA-04', '2GM-PARA-05'],
    'come down anywhere as if the card had been played, or walk in',
    () => {
      const table = { natural: { a6: 'lake', b6: 'forest' }, terrain: [{ at: 'c5', card: 'house' }] };
      for (const edition of EDITIONS) {
        const s = above([foe('h6'), own('h1')], { edition, ...table });
        expect(landings(s)).toHaveLength(edition === 'pacific' ? 45 : 44);
        for (const at of ['h6', 'h1', 'a6']) expect(landings(s)).not.toContain(at);
        expect(landings(s).includes('c5')).toBe(edition === 'pacific');
        expect(offers(s, 'drop').every((wish) => wish.includes('airborne'))).toBe(true);
        expect(offers(s, 'deploy')).toContain('deploy airborne-infantry c1');
      }
      const s = above([foe('h6')], table);
      expect(s).toRefuseCiting('drop light-infantry d4', ['2GM-ABIL-68']);
      expect(s).toRefuseCiting('drop airborne-infantry h6', ['2GM-PARA-04']);
      expect(s).toRefuseCiting('drop airborne-infantry a6', ['2GM-PARA-05']);
      expect(above([], { south: { ap: 2, hand: ['airborne-infantry'] } })).toRefuseCiting('drop airborne-infantry d4', [
        '2GM-DEPLOY-03',
      ]);
    },
  );

  rule(
    ['2GM-ABIL-68', '2GM-PARA-06', '2GM-PARA-07', '2GM-PARA-02'],
    'for their own cost and with the wound of the landing',
    () => {
      for (const edition of EDITIONS) {
        const s = above([foe('h6')], { edition, natural: { d4: 'forest' } });
        act(s, 'drop airborne-infantry d4', 'equip');
        expect([apOf(s, 0), s.state.units[1]]).toMatchObject([
          2,
          { at: 27, dropped: true, wounds: edition === 'tactics' ? 1 : 0 },
        ]);
        const line = above([], { edition, natural: { d1: 'forest' } });
        act(line, 'deploy airborne-infantry d1', 'equip');
        expect(line.state.units[0]).toMatchObject({ dropped: false, wounds: 0 });
      }
      expect(offers(above([], { phase: 'shooting' }), 'drop')).toEqual([]);
    },
  );

  rule(['2GM-ABIL-68', '2GM-PARA-08', '2GM-AA-12'], 'under the fire of anti-aircraft guns in range', () => {
    const guns = [unit('north', 'flak-38', 'd6', { stats: { range: 2, accuracy: [5, 9], pierce: 4, damage: 2 } })];
    const s = above(guns, {}, [5]);
    act(s, 'drop airborne-infantry d4', 'equip');
    expect([s.seat, s.kind]).toEqual([1, 'drop']);
    act(s, 'flak d6 d4');
    expect([s.kind, wounds(s)[1]]).toEqual(['deploy', 2]);
    const away = above(guns);
    act(away, 'drop airborne-infantry d3', 'equip');
    expect(away.kind).toBe('deploy');
    const walked = above(guns.map((g) => ({ ...g, at: 'd2' })));
    act(walked, 'deploy airborne-infantry d1', 'equip');
    expect(walked.kind).toBe('deploy');
  });

  rule(['2GM-PARA-10', '2GM-PARA-11', '2GM-MOVE-08'], 'shoot this turn and neither move nor assault', () => {
    const s = above([foe('d5')]);
    act(s, 'drop airborne-infantry d4', 'equip');
    expect(s.state.units[1]?.dropped).toBe(true);
    act(s, 'end');
    expect(offers(s, 'shoot')).toEqual(['shoot d4 d5']);
  });

  rule('2GM-RULING-105', 'also in weather that keeps aircraft on the ground', () => {
    for (const weather of ['winds', 'storm'])
      expect(landings(above([], { weather, edition: 'pacific' }))).toHaveLength(48);
  });

  rule('2GM-DEPLOY-05', 'buy upgrades like everybody', () => {
    const s = above([]);
    act(s, 'drop airborne-infantry d4', 'equip +bazooka');
    expect([apOf(s, 0), s.state.units[0]?.tokens.length]).toEqual([1, 1]);
    expect(above([], { south: { ap: 3, hand: ['airborne-infantry'] } })).toRefuseCiting(
      'drop airborne-infantry d4 +bazooka',
      ['2GM-DEPLOY-05'],
    );
  });
});
