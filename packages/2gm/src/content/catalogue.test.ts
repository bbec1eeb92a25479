import { stableHash } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { poolOf } from './checks/pools';
import { catalogue, NATIONS, NATURALS, sideOf, type UnitCard, UPGRADES } from './index';
import { checkContent } from './pack';
import { ownRows } from './rows';

function unit(id: string): UnitCard {
  const card = catalogue.byId.get(id);
  if (card?.kind !== 'unit') throw new Error(`${id} is no unit.`);
  return card;
}

/** Cost, range, Accuracy, Armor-piercing, Damage, Armor, HP as far as the books print them; a dot is a house value. */
const BOOK = `
usa/light-infantry          1 2 5+/10 2 1 . 3
germany/light-infantry      1 2 5+/10 2 1 . 3
japan/light-infantry        1 2 5+/10 2 1 . 3
uk/light-infantry           1 2 5+/10 2 1 . 3
ussr/light-infantry         1 2 5+/10 2 1 . 3
italy/light-infantry        1 2 5+/10 2 1 . 3
usa/heavy-infantry          2 . 5+/10 2 1 . .
germany/heavy-infantry      2 . 5+/10 2 1 2 .
japan/heavy-infantry        2 . 5+/10 2 1 . .
uk/heavy-infantry           2 . 5+/10 2 1 . .
ussr/heavy-infantry         2 . 5+/10 2 1 . .
italy/heavy-infantry        2 . 5+/10 2 1 . .
usa/m4-sherman              4 . 5+/9 . . 5 .
germany/tiger               . . 4+/8 8 . 6 .
germany/stug-iii            . . . . . 5 .
germany/panzer-i            . . 8+/10 . . . .
germany/brumbaer            . 4 6+/8 . . . .
germany/maus                . . 4+/7 . . . .
germany/pak-40              3 . . . . . .
japan/type-95-ha-go         4 . . . . . .
japan/type-96-25mm          3 . . . . . .
japan/type-94-37mm          2 . . . . . .
uk/sas                      4 . . . . . .
usa/lvt-1-alligator         3 . . . . . .
germany/fw-190              . . 4+/8 5 3 4 .
usa/p-51-mustang            . . 3+/8 5 3 . .
usa/b-25-mitchell           . . . . . 5 .
uk/mosquito                 . . 4+/7 7 . . .
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));

/** The printed values of a card in the writing of the table above. */
function bookLine(card: UnitCard): string[] {
  const { weapon, book } = card;
  const cell = (name: string, value: unknown) => (book.includes(name) ? String(value) : '.');
  return [
    card.id,
    cell('cost', card.cost),
    cell('weapon/range', weapon?.range),
    cell('weapon/hit', `${weapon?.hit}+/${weapon?.crit}`),
    cell('weapon/pierce', weapon?.pierce),
    cell('weapon/damage', weapon?.damage),
    cell('armor', card.armor),
    cell('hp', card.hp),
  ];
}

describe('the catalogue', () => {
  it('is in order', () => {
    expect(checkContent()).toEqual([]);
  });

  it('prints exactly the values of the books, and marks them', () => {
    const printed = catalogue.units.map(bookLine).filter((line) => line.slice(1).some((cell) => cell !== '.'));
    const byId = (a: readonly string[], b: readonly string[]) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1);
    expect(printed.sort(byId)).toEqual(BOOK.slice().sort(byId));
  });

  it('marks book numbers that are pairs, abilities and upgrades too', () => {
    expect(unit('usa/m4-sherman').upgrades).toEqual([
      { token: 'tank-mg', cost: 1, exchange: false, compulsory: false },
      { token: 'tank-mg', cost: 0, exchange: false, compulsory: false },
      { token: 'mrl', cost: 3, exchange: false, compulsory: false },
      { token: 'smoke-grenade', cost: 1, exchange: false, compulsory: false },
    ]);
    expect(unit('germany/maus')).toMatchObject({ multiple: 1, secondGun: { pierce: 6, damage: 2 } });
    expect(unit('germany/panzer-i')).toMatchObject({ multiple: 1, secondGun: null });
    expect(unit('uk/mosquito').bomber).toBe(3);
    expect(unit('uk/sas').tags).toContain('incursion');
    expect(unit('usa/rangers').tags).toContain('infiltration');
    expect(unit('usa/lvt-1-alligator').tags).toContain('amphibious');
    expect(unit('japan/type-95-ha-go').upgrades[0]).toMatchObject({ token: 'tank-mg', cost: 0 });
    expect(unit('ussr/bm-13-katyusha').upgrades).toEqual([
      { token: 'mrl', cost: 0, exchange: false, compulsory: true },
    ]);
    expect(
      unit('usa/m4a3')
        .upgrades.filter((offer) => offer.exchange)
        .map((offer) => offer.token),
    ).toEqual(['tank-flamethrower']);
  });

  it('numbers its cards for replays: an order that never changes', () => {
    expect(catalogue.cards).toHaveLength(216 + 53 + 4 + 18 + 10);
    expect(catalogue.cards.map((card) => catalogue.numberOf(card.id))).toEqual(catalogue.cards.map((_, n) => n));
    expect(catalogue.numberOf('usa/light-infantry')).toBe(0);
    expect(catalogue.numberOf('germany/light-infantry')).toBe(40);
    expect(catalogue.numberOf('support/general')).toBe(216);
    expect(catalogue.numberOf('terrain/house')).toBe(291);
    expect(stableHash(catalogue.cards.map((card) => card.id))).toBe('16e04e1aab5696aa');
    expect(() => catalogue.numberOf('usa/tiger')).toThrow('There is no card "usa/tiger".');
    expect(catalogue.upgrades.map((token) => token.id)).toEqual(UPGRADES);
    expect(catalogue.naturals.map((natural) => natural.id)).toEqual(NATURALS);
  });

  it('knows the editions of a card, and what only scenarios issue', () => {
    expect(unit('usa/light-infantry').editions).toEqual(['tactics', 'pacific']);
    expect(unit('germany/maus').editions).toEqual(['tactics']);
    expect(unit('japan/type-3-chi-nu').editions).toEqual(['pacific']);
    const craft = catalogue.units.filter((card) => card.scenarioOnly);
    expect(craft.map((card) => [card.id, card.copies])).toEqual([
      ['usa/lcvp', 0],
      ['japan/daihatsu', 0],
    ]);
  });

  it('holds enough cards for the solo opponents of the books', () => {
    expect(NATIONS.map((nation) => poolOf(ownRows, nation).join('-'))).toEqual([
      '26-8-11-7-38',
      '22-9-15-6-35',
      '23-9-10-5-26',
      '20-8-9-5-31',
      '22-8-11-5-32',
      '22-8-10-5-29',
    ]);
  });

  it('gives each side three nations', () => {
    expect(NATIONS.filter((nation) => sideOf(nation) === 'allies')).toEqual(['usa', 'uk', 'ussr']);
    expect(NATIONS.filter((nation) => sideOf(nation) === 'axis')).toEqual(['germany', 'japan', 'italy']);
  });
});

describe('support cards', () => {
  it('are limited to nations by the word ONLY', () => {
    const only = catalogue.support.filter((card) => card.only).map((card) => [card.id, card.nations]);
    expect(only).toEqual([
      ['support/banzai', ['japan']],
      ['support/i-want-you', ['usa']],
      ['support/war-bonds', ['usa']],
      ['support/kamikaze', ['japan']],
      ['support/goliath', ['germany']],
      ['support/c-47-skytrain', ['usa', 'uk']],
      ['support/defend-the-reich', ['germany']],
    ]);
    expect(catalogue.support.filter((card) => card.setup).map((card) => card.id)).toEqual(['support/allies']);
  });

  it('are kept from the solo opponent: four by the Tactics text, nine more by the Pacific one', () => {
    const never = (edition: 'tactics' | 'pacific') =>
      catalogue.support.filter((card) => card.aiNeverHolds.includes(edition)).map((card) => card.name);
    expect(never('tactics')).toEqual(['General', 'Paratroopers', 'C-47 Skytrain', 'Conflicting Orders']);
    expect(never('pacific')).toHaveLength(13);
    expect(never('pacific')).toEqual(expect.arrayContaining([...never('tactics'), 'Shrapnel', 'Lost', 'Decoy']));
  });

  it('come as twins for the two editions', () => {
    const twins = catalogue.support.filter((card) => card.twin !== null).map((card) => [card.name, card.twin]);
    expect(twins).toEqual([
      ['Fortunate', 'support/luck'],
      ['Luck', 'support/fortunate'],
      ['AT Mine', 'support/anti-tank-mine'],
      ['Anti-Tank Mine', 'support/at-mine'],
    ]);
  });
});
