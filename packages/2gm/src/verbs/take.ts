import { by, type Option } from '@sandtable/kernel';
import { unitCard, upgradeOf } from '../cards';
import { catalogue } from '../content/index';
import { isToken, tokenNamed, tokenNames } from '../names/weapons';
import { lyingOn, type PickUpFrame, pickerOf, picksUnseen } from '../options/token-drop';
import { NONE, onField, type Table, unit } from '../state';
import { chosenUnit, topmost } from './moment';
import type { Act, Verb } from './verb';
import { cardOf, cardOption, cardText, numbersOf } from './writing';

/** What the unit could take up, and what it would have to give for it: NONE for nothing (2GM-OPT-31). */
export function offerTokens(s: Table, id: number, out: Option[]): void {
  const u = unit(s, id);
  const card = unitCard(s, u.card);
  if (by(!onField(u) || card.type !== 'infantry', '2GM-OPT-07', '2GM-RULING-139')) return;
  lyingOn(s, u.at).forEach((kind, i, all) => {
    if (all.indexOf(kind) < i || !card.upgrades.some((offer) => offer.token === upgradeOf(kind).id)) return;
    const { slot } = upgradeOf(kind);
    const inSlot = u.tokens.findIndex((t) => upgradeOf(t.kind).slot === slot);
    out.push(['take', kind, inSlot]);
  });
}

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
  atNight(s, option) {
    const f = s.stack.at(-1);
    return f?.at === 'pick-up' && picksUnseen(s, f as PickUpFrame) ? ['take', numbersOf(option)[0]] : option;
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

export const leave: Verb = { word: 'leave', form: '' };

export const pickingUp: Act<PickUpFrame> = {
  verbs: [take],
  offer: (s, f, _seat, out) => offerTokens(s, pickerOf(s, f), out),
  take(s, f, _seat, option) {
    const [kind, given] = numbersOf(option);
    const u = unit(s, pickerOf(s, f));
    if (by(given !== NONE, '2GM-OPT-32')) u.tokens.splice(given, 1); // it is discarded
    u.tokens.push({ kind, grey: upgradeOf(kind).mountable, used: 0, since: 0, locked: 0 });
    for (let i = 0; i < s.dropped.length; i += 2) {
      if (s.dropped[i] !== u.at || s.dropped[i + 1] !== kind) continue;
      s.dropped.splice(i, 2);
      break;
    }
  },
};

/** What lies there stays there. */
export const leaving: Act = {
  verbs: [leave],
  goesOn: true,
  offer: (_s, _f, _seat, out) => void out.push(['leave']),
  take() {},
};
