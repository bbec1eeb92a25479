import { upgradeOf } from '../cards';
import { catalogue } from '../content/index';
import { isToken, tokenNamed, tokenNames } from '../names/weapons';
import { type PickUpFrame, pickerOf } from '../options/token-drop';
import { NONE, unit } from '../state';
import { chosenUnit, topmost } from './moment';
import type { Verb } from './verb';
import { cardOf, cardOption, cardText, numbersOf } from './writing';

/** A card, or a token lying where the unit stands and the one it would have to give for it. */
export const take: Verb = {
  word: 'take',
  form: 'what:word',
  print(s, seat, option) {
    const [a] = numbersOf(option);
    return `take ${option.length === 2 ? cardText(s, seat, a) : upgradeOf(a).id}`;
  },
  read(s, seat, { words }) {
    const name = words.what ?? '';
    const picking = topmost<PickUpFrame>(s, 'pick-up');
    const u = picking === undefined ? undefined : s.units[pickerOf(s, picking)];
    if (u === undefined) return cardOption('take', cardOf(s, seat, name, ['support', 'hero', 'unit', 'general']));
    const kind = catalogue.upgrades.findIndex((_token, n) => isToken(n, name));
    if (kind < 0) return null;
    return ['take', kind, u.tokens.findIndex((t) => upgradeOf(t.kind).slot === upgradeOf(kind).slot)];
  },
};

export const token: Verb = {
  word: 'token',
  form: 'weapon:word',
  print: (s, _seat, option) => `token ${tokenNames(unit(s, chosenUnit(s)))[numbersOf(option)[0]] ?? ''}`,
  read(s, _seat, { words }) {
    const u = s.units[chosenUnit(s)];
    return ['token', u === undefined ? NONE : tokenNamed(u, words.weapon ?? '')];
  },
};
