import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue, NATIONS, UNIT_TYPES, type UnitCard, type UpgradeId } from './index';

const rule = ruleTests<RuleId>(book);

function unit(id: string): UnitCard {
  const card = catalogue.byId.get(id);
  if (card?.kind !== 'unit') throw new Error(`${id} is no unit.`);
  return card;
}

const tokensOf = (card: UnitCard): UpgradeId[] => card.upgrades.map((offer) => offer.token);
const everyNation = (id: string): UnitCard[] => NATIONS.map((nation) => unit(`${nation}/${id}`));
const named = (name: string): UnitCard[] => catalogue.units.filter((card) => card.name === name);

function terrain(id: string) {
  const card = catalogue.byId.get(`terrain/${id}`);
  if (card?.kind !== 'terrain') throw new Error(`${id} is no terrain.`);
  return card;
}

function token(id: UpgradeId) {
  const found = catalogue.upgrades.find((t) => t.id === id);
  if (found === undefined) throw new Error(`There is no token ${id}.`);
  return found;
}

describe('unit cards', () => {
  rule('2GM-CARD-01', 'each of one type out of five, and every nation has all of them', () => {
    expect(UNIT_TYPES).toEqual(['infantry', 'artillery', 'tank', 'transport', 'aircraft']);
    for (const nation of NATIONS) {
      const types = new Set(catalogue.units.filter((card) => card.nation === nation).map((card) => card.type));
      expect([...types].sort()).toEqual(UNIT_TYPES.slice().sort());
    }
  });

  rule('2GM-CARD-02', 'Light Infantry: rifles, and grenades or medical equipment to add', () => {
    for (const card of everyNation('light-infantry')) {
      expect(card).toMatchObject({ type: 'infantry', cost: 1, hp: 3 });
      expect(card.weapon).toEqual({ range: 2, hit: 5, crit: 10, pierce: 2, damage: 1 });
      expect(tokensOf(card)).toEqual(expect.arrayContaining(['grenades', 'medics']));
    }
  });

  rule('2GM-CARD-03', 'Heavy Infantry: machine gun and mortar, and a rocket launcher where the army has one', () => {
    for (const card of everyNation('heavy-infantry')) {
      expect(card).toMatchObject({ type: 'infantry', cost: 2 });
      expect(tokensOf(card)).toEqual(expect.arrayContaining(['hmg', 'mortar']));
    }
    const launchers = everyNation('heavy-infantry').filter((card) => tokensOf(card).includes('bazooka'));
    expect(launchers.map((card) => card.nation)).toEqual(['usa', 'germany', 'uk', 'ussr', 'italy']);
  });

  rule('2GM-CARD-04', 'special infantry: mechanics, flamethrowers, sappers, snipers', () => {
    const special = [...named('Special Unit'), ...named('Special Forces')];
    expect(special.map((card) => card.nation).sort()).toEqual(NATIONS.slice().sort());
    for (const card of special) {
      expect(card.type).toBe('infantry');
      expect(tokensOf(card)).toEqual(expect.arrayContaining(['mechanics', 'flamethrower', 'sappers', 'sniper']));
    }
  });

  rule('2GM-CARD-05', 'Command Groups are infantry', () => {
    expect(named('Command Group').map((card) => [card.type, card.tags])).toEqual(
      Array.from({ length: 5 }, () => ['infantry', ['command']]),
    );
  });

  rule('2GM-CARD-06', 'artillery against aircraft, against tanks and with high explosive in every army', () => {
    for (const nation of NATIONS) {
      const guns = catalogue.units.filter((card) => card.nation === nation && card.type === 'artillery');
      for (const tag of ['anti-aircraft', 'anti-tank', 'ordnance'] as const)
        expect(guns.some((card) => card.tags.includes(tag))).toBe(true);
    }
  });

  rule('2GM-CARD-09', 'transports: armored cars, half-tracks, trucks, jeeps and motorcycles', () => {
    const kinds = ['daimler-armoured-car', 'bedford-ql', 'sas-jeep'].map((id) => unit(`uk/${id}`));
    kinds.push(unit('germany/sdkfz-251'), unit('germany/bmw-r75'));
    expect(new Set(kinds.map((card) => card.type))).toEqual(new Set(['transport']));
  });

  rule('2GM-CARD-10', 'only some transports have a weapon; everything else is armed', () => {
    const transports = catalogue.units.filter((card) => card.type === 'transport');
    expect(transports.some((card) => card.weapon === null)).toBe(true);
    expect(transports.some((card) => card.weapon !== null)).toBe(true);
    expect(catalogue.units.filter((card) => card.type !== 'transport').every((card) => card.weapon !== null)).toBe(
      true,
    );
  });

  rule('2GM-CARD-11', 'fighters and bombers are aircraft, and every army has both or planes for ground attack', () => {
    const fliers = catalogue.units.filter((card) => card.bomber > 0 || card.tags.includes('fighter'));
    expect(new Set(fliers.map((card) => card.type))).toEqual(new Set(['aircraft']));
    for (const nation of NATIONS) {
      const own = fliers.filter((card) => card.nation === nation);
      expect(own.some((card) => card.tags.includes('fighter'))).toBe(true);
      expect(own.some((card) => card.bomber > 0)).toBe(true);
    }
  });

  rule('2GM-CARD-30', 'a card lists its abilities and the upgrades it may take', () => {
    const maus = unit('germany/maus');
    expect(maus.tags).toEqual(['impenetrable', 'extra-heavy']);
    expect(maus.upgrades).toEqual([{ token: 'tank-mg', cost: 1, exchange: false, compulsory: false }]);
    for (const card of catalogue.units)
      for (const id of tokensOf(card)) expect(token(id).carriers).toContain(card.type);
  });

  rule('2GM-OPT-47', 'the units of the class Self-Propelled Artillery', () => {
    const class_ = catalogue.units.filter((card) => card.tags.includes('self-propelled-artillery'));
    expect(class_.map((card) => `${card.nation} ${card.name}`).sort()).toEqual([
      'germany Bison',
      'germany Brumbär',
      'germany Hummel',
      'germany Sturmtyger',
      'italy Semovente 47/32',
      'italy Semovente 75/18',
      'japan Type 1 HO-NI II',
      'usa M12 GMC',
      'usa M7 Priest',
      'ussr SU-152',
    ]);
  });
});

describe('upgrade tokens', () => {
  rule('2GM-CARD-31', 'their weapons are the same on every card that lists them', () => {
    expect(token('bomber-hmg').weapon).toMatchObject({ pierce: 4, hit: 4, crit: 9, damage: 3 });
    expect(token('grenades').weapon?.range).toBe(1);
    const weapons = catalogue.upgrades.filter((t) => t.weapon !== null).map((t) => t.id);
    expect(weapons).toEqual([
      'bazooka',
      'flamethrower',
      'grenades',
      'hmg',
      'mortar',
      'sniper',
      'tank-mg',
      'tank-hmg',
      'bomber-hmg',
      'mrl',
      'tank-flamethrower',
    ]);
  });

  rule(
    ['2GM-TOKEN-02', '2GM-TOKEN-03', '2GM-TOKEN-08', '2GM-TOKEN-11', '2GM-TOKEN-14', '2GM-TOKEN-31'],
    'weapons of infantry take the offensive slot; HMG and mortar are mounted, and none of them flips',
    () => {
      for (const id of ['bazooka', 'flamethrower', 'grenades', 'hmg', 'mortar', 'sniper'] as const) {
        const mountable = id === 'hmg' || id === 'mortar';
        expect(token(id)).toMatchObject({ slot: 'offensive', carriers: ['infantry'], flips: false, mountable });
      }
    },
  );

  rule(
    ['2GM-TOKEN-15', '2GM-TOKEN-16', '2GM-TOKEN-18', '2GM-TOKEN-25', '2GM-TOKEN-33', '2GM-TOKEN-34'],
    'flipped by use: MRL, Sappers, smoke, and the machine guns of vehicles',
    () => {
      const flipped = catalogue.upgrades.filter((t) => t.flips).map((t) => t.id);
      expect(flipped).toEqual(['smoke-grenade', 'sappers', 'smoke-screen', 'tank-mg', 'tank-hmg', 'mrl']);
    },
  );
});

describe('terrain and headquarters', () => {
  rule(['2GM-TERRAIN-18', '2GM-TERRAIN-22'], 'a Forest has 8 HP, Bushes have 4', () => {
    const hp = catalogue.naturals.filter((n) => n.hp > 0).map((n) => [n.id, n.hp, n.evasion]);
    expect(hp).toEqual([
      ['forest', 8, [1, 1]],
      ['bushes', 4, [1, 1]],
    ]);
  });

  rule(['2GM-TERRAIN-33', '2GM-TERRAIN-34', '2GM-TERRAIN-35'], 'Wall +1/+1, House +2/+2 and extra Armor', () => {
    expect(terrain('wall')).toMatchObject({ evasion: [1, 1] });
    expect(terrain('wall').tags).toContain('medium-cover');
    expect(terrain('house').evasion).toEqual([2, 2]);
    expect(terrain('house').armor + unit('germany/pak-40').armor).toBe(5);
  });

  rule(['2GM-TERRAIN-36', '2GM-TERRAIN-37'], 'Trenches have 4 HP and give extra Armor', () => {
    expect(terrain('trench').hp).toBe(4);
    expect(terrain('trench').armor).toBeGreaterThan(0);
  });

  rule('2GM-TERRAIN-38', '2GM-EX-02: for 3 AP a House, or a Barrier and a Trench', () => {
    expect(terrain('house').cost).toBe(3);
    expect(terrain('trench').cost).toBe(2);
    expect(terrain('barrier').cost + terrain('trench').cost).toBe(3);
  });

  rule(['2GM-HQ-05', '2GM-HQ-06', '2GM-HQ-10'], 'every HQ has 10 HP and gives 1 AP', () => {
    for (const nation of NATIONS)
      expect(catalogue.headquarters[nation]).toMatchObject({ nation, hp: 10, production: 1 });
  });

  rule('2GM-SETUP-01', '16 tiles without river and sea for the 12 of a Pitched Battle', () => {
    expect(catalogue.tiles).toHaveLength(24);
    const wet = catalogue.tiles.filter((tile) =>
      tile.sides.flat(2).some((space) => space === 'river' || space === 'sea'),
    );
    expect(catalogue.tiles.length - wet.length).toBe(16);
  });
});
