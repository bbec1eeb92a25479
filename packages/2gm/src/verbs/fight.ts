import { type Option, PASS, type Seat } from '@sandtable/kernel';
import { type AssaultFrame, assaultFrame } from '../attack/assault-frame';
import { attackFrame } from '../attack/attack-frame';
import { ASSAULT } from '../attack/shot';
import { offerAssaultWeapons, offerReactions, reactionShot, shotAt } from '../attack/targets';
import { NONE, onField, type Table, unit } from '../state';
import { act } from './asking';
import { assaultingUnit } from './moment';
import { no } from './no';
import { pass } from './pass';
import { weaponOption, withWeapon } from './shoot';
import type { Act, Verb } from './verb';
import { assaulterNamed, numbersOf, ofUnit, words } from './writing';

/** 2GM-RULING-65: every assault is resolved before the phase ends. */
export const resolve: Verb = {
  word: 'resolve',
  form: 'from:place',
  print: ofUnit('resolve').print,
  read: (s, seat, { places }) => ['resolve', assaulterNamed(s, places.from ?? '', seat)],
  refuse: (_s, _tried, w) => [no('2GM-ASSAULT-05', w.explain.noUnitYoursAssaults)],
};

/** What the assaulted answers with. */
export const react: Verb = {
  word: 'react',
  form: '[with weapon:word]',
  print: (s, _seat, option) => words('react', withWeapon(unit(s, assaultingUnit(s).target), numbersOf(option)[0])),
  read: (s, seat, wish) => ['react', weaponOption(s, assaultingUnit(s).target, wish.words.weapon, seat)],
  refuse: (_s, _tried, w) => [no('2GM-RULING-68', w.explain.noSuchWeaponActive)],
};

/** What the assault is made with. */
export const strike: Verb = {
  word: 'strike',
  form: '[with weapon:word]',
  print: (s, _seat, option) => words('strike', withWeapon(unit(s, assaultingUnit(s).unit), numbersOf(option)[0])),
  read: (s, seat, wish) => ['strike', weaponOption(s, assaultingUnit(s).unit, wish.words.weapon, seat)],
  refuse: (_s, _tried, w) => [no('2GM-ASSAULT-08', w.explain.noSuchWeaponActiveNot)],
};

/** Does the seat still have an assault to resolve? */
export function hasAssaults(s: Table, seat: Seat): boolean {
  return s.units.some((u) => u.onto !== NONE && u.seat === seat && onField(u));
}

export const resolving = act(
  [resolve],
  (s: Table, seat: Seat, out: Option[]) => {
    for (let id = 0; id < s.units.length; id++) {
      const u = unit(s, id);
      if (u.onto !== NONE && u.seat === seat && onField(u)) out.push(['resolve', id]);
    }
  },
  (s, _seat, option, k) => k.call(assaultFrame(s, Number(option[1]))),
);

/** 2GM-ASSAULT-06, SOLOT-REF-09: with exactly one weapon, or not at all; out of turn and besides its own attacks (2GM-ASSAULT-07). */
export const reactingFire: Act<AssaultFrame> = {
  verbs: [react],
  offer: (s, f, _seat, out) => offerReactions(s, f.target, out),
  take: (s, f, _seat, option, k) => k.call(attackFrame(reactionShot(s, f.target, Number(option[1]), f.unit))),
};

export const holdingFire: Act = { verbs: [pass], offer: (_s, _f, _seat, out) => void out.push([PASS]), take() {} };

export const striking: Act<AssaultFrame> = {
  verbs: [strike],
  offer: (s, f, _seat, out) => offerAssaultWeapons(s, f.unit, out),
  take(s, f, seat, option, k) {
    const shot = shotAt(s, seat, f.unit, Number(option[1]), { mode: ASSAULT, target: f.target });
    f.struck = true;
    k.call(attackFrame(shot));
  },
};
