import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import unitList from '../../content/units.json';
import { FACTIONS, factionNumber } from '../content/factions';
import { AIRCRAFT, ARTILLERY, findType, INFANTRY, setOf, TANK, UNIT_TYPES, type UnitType } from '../content/unit-types';
import { acesGame } from '../game';

const rule = ruleTests<RuleId>(book);

const ROSTER = UNIT_TYPES.filter((t) => t.role !== 'launcher');

function the(faction: string, role: string): UnitType {
  const type = UNIT_TYPES[findType(factionNumber(faction), role)];
  if (type === undefined) throw new Error(`${faction} has no ${role}.`);
  return type;
}

const ARM_NAMES = { [INFANTRY]: 'infantry', [TANK]: 'tank', [ARTILLERY]: 'artillery', [AIRCRAFT]: 'aircraft' };
const arm = (t: UnitType) => ARM_NAMES[t.arm as keyof typeof ARM_NAMES];
const of = (kind: string) => ROSTER.filter((t) => arm(t) === kind || t.role === kind);
const others = (t: UnitType, list: readonly UnitType[]) => list.filter((x) => x !== t);

/** What the content check, content with our own mats, says of one with other values. */
function complaint(faction: string, id: string, cells: object): string {
  expect(acesGame.checkContent()).toEqual([]);
  return acesGame
    .checkContent({ game: 'aces', units: [{ faction, id, ...cells }] })
    .map((p) => p.message)
    .join('\n');
}

describe('the unit mats', () => {
  rule(['AA-PLAYERS-19', 'AA-PLAYERS-24'], 'six units of a faction, one for each role', () => {
    FACTIONS.forEach((_, faction) => {
      const set = setOf(faction).map((type) => UNIT_TYPES[type]);
      expect(set.map((t) => t?.role)).toEqual(['regular', 'special', 'tank', 'artillery', 'fighter', 'bomber']);
      expect(new Set(set.map((t) => t?.id)).size).toBe(6);
      expect(unitList.filter((row) => row.faction === FACTIONS[faction])).toHaveLength(6);
    });
    expect(acesGame.checkContent()).toEqual([]);
  });

  rule('AA-PLAYERS-20', 'the factions are not alike: no two field the same six', () => {
    const names = FACTIONS.map((_, faction) =>
      setOf(faction)
        .map((type) => UNIT_TYPES[type]?.name)
        .join(),
    );
    expect(new Set(names).size).toBe(4);
    for (const role of ['tank', 'artillery', 'fighter', 'bomber']) {
      expect(new Set(FACTIONS.map((f) => the(f, role).name)).size).toBe(4);
    }
  });

  rule(
    ['AA-PLAYERS-21', 'AA-PLAYERS-22', 'AA-PLAYERS-23', 'AA-PLAYERS-25'],
    'every role belongs to one of four arms',
    () => {
      const arms = {
        regular: 'infantry',
        special: 'infantry',
        tank: 'tank',
        artillery: 'artillery',
        fighter: 'aircraft',
        bomber: 'aircraft',
      };
      for (const t of ROSTER) expect([t.id, arm(t)]).toEqual([t.id, arms[t.role as keyof typeof arms]]);
      expect(new Set(of('infantry').map((t) => t.name))).toEqual(
        new Set(['Infantry', 'Mobile Infantry', 'Mechanized Infantry']),
      );
      expect(new Set(of('regular').map((t) => t.name))).toEqual(new Set(['Infantry']));
      expect(new Set(of('special').map((t) => t.name))).toEqual(new Set(['Mobile Infantry', 'Mechanized Infantry']));
      expect(of('aircraft').every((t) => t.role === 'fighter' || t.role === 'bomber')).toBe(true);
    },
  );

  rule('AA-PLAYERS-26', 'the United States: the longest and strongest gun, the strongest bomber', () => {
    const howitzer = the('usa', 'artillery');
    const b17 = the('usa', 'bomber');
    expect([howitzer.name, b17.name]).toEqual(['Howitzer', 'B-17 Flying Fortress']);
    for (const gun of others(howitzer, of('artillery'))) {
      expect(gun.maxRange).toBeLessThan(howitzer.maxRange);
      expect(gun.value).toBeLessThan(howitzer.value);
    }
    for (const bomber of others(b17, of('bomber'))) expect(bomber.value).toBeLessThan(b17.value);
    expect(complaint('usa', 'b-17', { value: 4 })).toContain('AA-PLAYERS-26');
  });

  rule('AA-PLAYERS-27', 'the Soviet Union: the Katyusha is the fastest gun and strikes an area', () => {
    const katyusha = the('soviet-union', 'artillery');
    expect([katyusha.name, katyusha.area]).toEqual(['Katyusha', true]);
    expect(ROSTER.filter((t) => t.area)).toEqual([katyusha]);
    for (const gun of others(katyusha, of('artillery'))) expect(gun.speed).toBeLessThan(katyusha.speed);
    expect(complaint('soviet-union', 'katyusha', { speed: 2 })).toContain('AA-PLAYERS-27');
  });

  rule('AA-PLAYERS-28', 'Soviet tanks are the cheapest', () => {
    const t34 = the('soviet-union', 'tank');
    for (const tank of others(t34, of('tank'))) expect(tank.cost).toBeGreaterThan(t34.cost);
    expect(complaint('soviet-union', 't-34', { cost: 5 })).toContain('AA-PLAYERS-28');
  });

  rule(
    'AA-PLAYERS-29',
    'Germany 1: the Tiger is the best tank and the dearest unit, the Me 262 the best fighter',
    () => {
      const tiger = the('germany-1', 'tank');
      const jet = the('germany-1', 'fighter');
      expect([tiger.name, jet.name]).toEqual(['Tiger', 'Me 262']);
      for (const unit of others(tiger, ROSTER)) expect(unit.cost).toBeLessThan(tiger.cost);
      for (const tank of others(tiger, of('tank'))) {
        expect(tank.value).toBeLessThan(tiger.value);
        expect(tank.open.every((hits, i) => hits <= (tiger.open[i] ?? 0))).toBe(true);
      }
      for (const fighter of others(jet, of('fighter'))) {
        expect(fighter.value).toBeLessThan(jet.value);
        expect(fighter.speed).toBeLessThan(jet.speed);
      }
      expect(complaint('germany-1', 'tiger', { cost: 5 })).toContain('AA-PLAYERS-29');
      expect(complaint('germany-1', 'me-262', { speed: 8 })).toContain('AA-PLAYERS-29');
    },
  );

  rule(
    ['AA-PLAYERS-30', 'AA-PLAYERS-31'],
    'Germany 2: the Flak, and Infantry armoured like a tank without air defence',
    () => {
      const mech = the('germany-2', 'special');
      expect([the('germany-2', 'artillery').name, mech.name]).toEqual(['8.8 Flak', 'Mechanized Infantry']);
      expect([arm(mech), mech.air, mech.shootsBackAtAir]).toEqual(['infantry', false, false]);
      expect(mech.open[5]).toBeGreaterThanOrEqual(Math.min(...of('tank').map((t) => t.open[5] ?? 0)));
      for (const light of of('infantry').filter((t) => t !== mech))
        expect(light.open[5]).toBeLessThan(mech.open[5] ?? 0);
      expect(complaint('germany-2', 'mechanized-infantry', { open: [2, 3, 5, 7, 8, 10] })).toContain('AA-PLAYERS-31');
      expect(complaint('germany-2', 'mechanized-infantry', { air: true })).toContain('rulebook');
    },
  );

  rule('AA-PLAYERS-32', 'the Flak reaches aircraft and ground units from two hexes on', () => {
    const flak = the('germany-2', 'artillery');
    expect([flak.air, flak.minRange, flak.maxRange]).toEqual([true, 2, 3]);
    expect(of('artillery').filter((t) => t.air)).toEqual([flak]);
  });

  rule(
    ['AA-PLAYERS-33', 'AA-PLAYERS-34'],
    'the Pak 40 is of Germany 1; Ju 87 and Ju 88 are the two German bombers',
    () => {
      expect([
        the('germany-1', 'artillery').name,
        the('germany-1', 'bomber').name,
        the('germany-2', 'bomber').name,
      ]).toEqual(['Pak 40', 'Ju 87', 'Ju 88']);
      expect(complaint('germany-1', 'pak-40', { name: 'Howitzer' })).toContain('rulebook');
    },
  );
});
