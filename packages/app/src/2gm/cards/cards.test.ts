import { book } from '@sandtable/2gm/book';
import { catalogue, NATURALS, type Tag, UPGRADES, upgradeNumber, upgradeOf } from '@sandtable/2gm/table';
import { describe, expect, it } from 'vitest';
import { gmCards as t } from '../../i18n/en/gm-cards';
import { own, sceneFrom } from '../board/field.fixture';
import type { FieldToken } from '../board/model';
import { offerLines } from './offers';
import { NATURAL_RULES, TAG_RULES, TERRAIN_TAG_RULES, TOKEN_RULES } from './rules';
import { rangeWord, weaponLines } from './weapons';

function unit(id: string) {
  const card = catalogue.byId.get(id);
  if (card?.kind !== 'unit') throw new Error(`${id} is no unit.`);
  return card;
}

/** Every rule of the book by its id. */
const rules = new Map(book.sections.flatMap((section) => Object.entries(section.rules)));

const token = (id: string, grey = false): FieldToken => {
  const found = upgradeOf(upgradeNumber(id));
  return { token: found, name: found.name, grey, tilted: false };
};

describe('the rules beside abilities', () => {
  it('are all in the book', () => {
    const cited = [TAG_RULES, TOKEN_RULES, NATURAL_RULES, TERRAIN_TAG_RULES].flatMap((table) => Object.values(table));
    expect(cited.filter((id) => !rules.has(id))).toEqual([]);
  });

  it('tell of the ability they stand beside', () => {
    const titles: Partial<Record<Tag, string>> = {
      'anti-tank': 'Anti-Tank',
      riders: 'Riders',
      tow: 'Tow',
      heat: 'HEAT',
    };
    for (const [tag, title] of Object.entries(titles))
      expect(rules.get(TAG_RULES[tag as Tag])?.title).toMatch(new RegExp(`^${title}`));
  });

  it('come with words for every ability a card prints, every token and every terrain', () => {
    const tags = new Set(catalogue.units.flatMap((card) => card.tags));
    expect([...tags].filter((tag) => t.tags[tag] === undefined)).toEqual([]);
    for (const id of UPGRADES) expect(TOKEN_RULES[id]).toMatch(/^2GM-/);
    for (const natural of NATURALS) expect(NATURAL_RULES[natural]).toMatch(/^2GM-/);
    for (const tag of catalogue.terrain.flatMap((card) => card.tags)) expect(t.terrainTags[tag]).not.toBe('');
  });
});

describe('what a card may be equipped with', () => {
  const card = unit('usa/light-infantry');

  it('is listed with its price while it is a card', () => {
    const offers = offerLines(card, undefined, t);
    expect(offers).toHaveLength(card.upgrades.length);
    expect(offers.map((offer) => offer.text)).toContain('Grenades 1 AP');
    for (const { rule } of offers) expect(rules.has(rule)).toBe(true);
  });

  it('is of no use once the unit is in play', () => {
    const [standing] = sceneFrom([own('c3', 'light-infantry', { upgrades: ['grenades'] })]).units;
    expect(standing?.card?.id).toBe(card.id);
    expect(offerLines(card, standing, t)).toEqual([]);
  });
});

describe('the weapons of a card', () => {
  it('are the main weapon and what the tokens add; what is turned over is idle', () => {
    const lines = weaponLines(unit('usa/m4-sherman'), [token('tank-mg', true), token('smoke-grenade')], t);
    expect(lines.map(({ name, accuracy, idle }) => [name, accuracy, idle])).toEqual([
      ['Main weapon', '5+/9', false],
      ['MG', '5+/10', true],
    ]);
  });

  it('are two of a Maus, and none of a truck', () => {
    expect(weaponLines(unit('germany/maus'), [], t).map(({ pierce, damage }) => [pierce, damage])).toEqual([
      [10, 4],
      [6, 2],
    ]);
    expect(weaponLines(unit('usa/gmc-cckw'), [], t)).toEqual([]);
  });

  it('leave the main weapon out where an upgrade has taken its place', () => {
    const lines = weaponLines(unit('usa/m4a3'), [token('tank-flamethrower')], t);
    expect(lines.map(({ name }) => name)).toEqual(['Tank Flamethrower']);
  });

  it('reach any space where the card says so', () => {
    expect(rangeWord(99, t)).toBe('any');
    expect(rangeWord(3, t)).toBe('3');
  });
});
