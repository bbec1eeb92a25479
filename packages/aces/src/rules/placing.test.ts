import { parseWish } from '@sandtable/kernel';
import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { hexName, hexNamed, typeNamed } from '../names/names';
import { placesFor } from '../set-up/placing';
import { newUnit } from '../turn/money';
import { type AcesMatch, answer, assignAll, beginWhere, offered } from './set-up.fixture';
import { drawn, piece, position, ringsAround } from './table.fixture';

const rule = ruleTests<RuleId>(book);

/** The start number 11 of the summer map, a lake beside it, and what lies around. */
const START = '17,10';
const DRY = ['17,9', '18,10', '17,11', '16,11', '16,10'];
const LAKE = '18,11';
const SECOND_DRY = ['17,8', '18,9', '19,9', '19,10', '17,12', '16,12', '15,11', '15,10', '15,9', '16,9'];
const SECOND_LAKE = ['19,11', '18,12'];

/** Germany 1 has put everything on the token with this number and turns it over first. */
function placing(number: number, options: object = {}): AcesMatch {
  const raw = { half: '7-12', seats: [{ faction: 'germany-1' }, { faction: 'usa' }], options };
  const { match } = beginWhere(raw, (m) => m.state.seats[0]?.tokens[0] === number, [9, 3]);
  assignAll(match, () => 0);
  answer(match, 0, ['reveal', 0]);
  return match;
}

function place(match: AcesMatch, ...wishes: string[]): void {
  for (const text of wishes) {
    const found = match.decision()?.options.find((o) => acesGame.wishOf(match.state, 0, o) === `place ${text}`);
    if (found === undefined) throw new Error(`"${text}" is not offered: ${offered(match).join(', ')}`);
    answer(match, 0, found);
  }
}

/** Hexes offered to the unit. */
function hexesFor(match: AcesMatch, unit: string): string[] {
  return offered(match)
    .filter((w) => w.startsWith(`place ${unit} `))
    .map((w) => w.slice(`place ${unit} `.length))
    .sort();
}

function refused(match: AcesMatch, text: string): string[] {
  const wish = parseWish(acesGame.language, text);
  return wish.ok ? acesGame.rules.explain(match.state, 0, wish.value).map((r) => r.rule) : [];
}

const sorted = (...lists: readonly (readonly string[])[]) => lists.flat().sort();

describe('the circles around a start number', () => {
  rule(['AA-SETUP-10', 'AA-SETUP-14'], 'the first unit, whichever it is, stands on the number', () => {
    const match = placing(11);
    expect(offered(match).sort()).toEqual(
      ['infantry', 'mobile-infantry', 'tiger', 'pak-40', 'me-262', 'ju-87']
        .map((unit) => `place ${unit} ${START}`)
        .sort(),
    );
    expect(refused(match, 'place tiger 17,9')).toEqual(['AA-SETUP-10']);
    place(match, `me-262 ${START}`);
    expect(match.state.units[4]?.at).toBe(hexNamed(match.state, START));
  });

  rule(
    ['AA-SETUP-11', 'AA-SETUP-12', 'AA-RULING-06'],
    'then the first circle; by option water only for Infantry and aircraft that want it',
    () => {
      const match = placing(11, { waterPlacementAllUnits: false });
      place(match, `infantry ${START}`);
      for (const unit of ['tiger', 'pak-40']) expect(hexesFor(match, unit)).toEqual(sorted(DRY));
      for (const unit of ['mobile-infantry', 'me-262', 'ju-87'])
        expect(hexesFor(match, unit)).toEqual(sorted(DRY, [LAKE]));
      expect(refused(match, `place tiger ${LAKE}`)).toEqual(['AA-RULING-06']);
      expect(refused(match, 'place tiger 17,8')).toEqual(['AA-SETUP-13']);
      place(match, `ju-87 ${LAKE}`);
      expect(hexesFor(match, 'me-262')).toEqual(sorted(DRY));
    },
  );

  rule(['AA-RULING-06', 'AA-SETUP-12'], 'water is for every unit, and for none that does not want it', () => {
    const match = placing(11);
    place(match, `infantry ${START}`);
    for (const unit of ['tiger', 'pak-40', 'me-262']) expect(hexesFor(match, unit)).toEqual(sorted(DRY, [LAKE]));
    place(match, `tiger ${LAKE}`);
    expect(hexesFor(match, 'pak-40')).toEqual(sorted(DRY)); // the lake is taken
  });

  rule(['AA-SETUP-12', 'AA-SETUP-13'], 'the second circle opens when the first is full but for water', () => {
    const match = placing(11, { sets: '2' });
    place(match, `infantry ${START}`, 'infantry 17,9', 'tiger 18,10', 'tiger 17,11', 'pak-40 16,11');
    expect(hexesFor(match, 'me-262')).toEqual(sorted(['16,10'], [LAKE])); // one dry hex is left
    place(match, 'pak-40 16,10');
    expect(hexesFor(match, 'me-262')).toEqual(sorted([LAKE], SECOND_DRY, SECOND_LAKE));
    place(match, `me-262 ${LAKE}`, 'me-262 19,9');
    expect(hexesFor(match, 'ju-87')).toEqual(sorted(SECOND_DRY, SECOND_LAKE).filter((hex) => hex !== '19,9'));
  });

  rule('AA-SETUP-13', 'for units that cannot stand in water too', () => {
    const match = placing(11, { sets: '2', waterPlacementAllUnits: false });
    place(match, `infantry ${START}`, 'infantry 17,9', 'me-262 18,10', 'me-262 17,11', 'ju-87 16,11', 'ju-87 16,10');
    expect(hexesFor(match, 'tiger')).toEqual(sorted(SECOND_DRY));
  });
});

describe('AA-RULING-07', () => {
  rule('AA-RULING-07', 'nobody starts in a factory or on another unit', () => {
    const match = placing(9, { sets: '2' }); // 18,6, with a factory two hexes away on 16,6
    place(
      match,
      'infantry 18,6',
      'infantry 18,5',
      'tiger 19,5',
      'tiger 19,6',
      'pak-40 18,7',
      'pak-40 17,6',
      'ju-87 17,5',
    );
    const second = [...ringsAround('18,6', 22, 16)].filter(([, ring]) => ring === 2).map(([hex]) => hex);
    expect(second).toContain('16,6');
    const water = ['17,7', '19,7', '18,8']; // the river
    const dry = second.filter((hex) => hex !== '16,6' && !water.includes(hex));
    expect(hexesFor(match, 'mobile-infantry')).toEqual(sorted(dry, water));
    expect(refused(match, 'place mobile-infantry 16,6')).toEqual(['AA-RULING-07']);
    expect(refused(match, 'place mobile-infantry 18,5')).toEqual(['AA-RULING-07']);
  });

  rule('AA-RULING-07', 'no tank starts on a mountain', () => {
    const match = placing(11, { sets: '2', mountains: true, waterPlacementAllUnits: false });
    place(match, `infantry ${START}`, 'infantry 17,9', 'me-262 18,10', 'me-262 17,11', 'ju-87 16,11', 'ju-87 16,10');
    expect(hexesFor(match, 'tiger')).toEqual(sorted(SECOND_DRY).filter((hex) => hex !== '16,9'));
    expect(hexesFor(match, 'pak-40')).toEqual(sorted(SECOND_DRY));
    expect(refused(match, 'place tiger 16,9')).toEqual(['AA-RULING-07']);
  });

  rule('AA-RULING-07', 'a third circle follows the second, and so on', () => {
    const rings = [...ringsAround('4,4', 9, 9)];
    const full = rings.filter(([, ring]) => ring <= 2).map(([hex]) => piece('usa', 'infantry', hex));
    const s = new Sandbox(
      acesGame,
      position([...full, piece('germany-1', 'tiger', '8,8')], { map: drawn({ '4,1': 'factory' }) }),
    );
    const id = s.state.units.push(newUnit(typeNamed(0, 'sherman'), 1, 0)) - 1;
    const found = placesFor(s.state, id, hexNamed(s.state, '4,4')).map((hex) => hexName(s.state, hex));
    const third = rings.filter(([hex, ring]) => ring === 3 && hex !== '4,1').map(([hex]) => hex);
    expect(third).toHaveLength(17);
    expect(found.sort()).toEqual(third.sort());
  });

  rule('AA-RULING-04', 'nothing is placed on the other half', () => {
    const match = placing(11);
    place(match, `infantry ${START}`);
    expect(refused(match, 'place tiger 8,2')).toEqual(['AA-RULING-04']);
  });
});
