import {
  cardTitle,
  isMine,
  MOST_CHARGED,
  NONE,
  onField,
  playCost,
  playedOn,
  spaceName,
  supportCard,
  tokenName,
  upgradeOf,
  weaponTitle,
} from '@sandtable/2gm/table';
import type { Option } from '@sandtable/kernel';
import type { GmReactWords } from '../../i18n/en/gm-react';
import { oddsKey } from '../../play/odds-key';
import { NOWHERE, type Spot, unitSpot } from '../board/spots';
import type { Desk } from '../play/desk';
import { labelOf, weaponWords } from '../play/labels';
import { cardWords, seatName } from '../play/words';
import { calledWords, titleOf, whose } from './names';

/** One thing that may be done in the middle of something. */
export interface Choice {
  readonly id: string;
  readonly option: Option;
  readonly label: string;
  /** What it costs; empty where nothing is said about it. */
  readonly cost: string;
  /** What a card does, in the card's own words; empty where there is none. */
  readonly note: string;
  /** By what the odds of what would come of it are known; null where there are none. */
  readonly odds: string | null;
  /** Where it happens; NOWHERE where it is no place. */
  readonly spot: Spot;
  /** The card or unit it is about, whole (`data-peek`). */
  readonly peek?: string | undefined;
}

/** Answers that decline, end or leave something. */
export const DECLINES: readonly (string | number)[] = ['pass', 'end', 'done', 'stay', 'leave'];

type Maker = (desk: Desk, option: Option, t: GmReactWords) => Omit<Choice, 'id' | 'option' | 'peek'>;

const ABOUT_CARDS: readonly (string | number)[] = ['play', 'discard', 'deploy'];
const ABOUT_UNITS: readonly (string | number)[] = 'smoke intercept escort beside engage flak shoot move call'.split(
  ' ',
);

function peekOf([verb, n, ...more]: Option): string | undefined {
  const isCard = ABOUT_CARDS.includes(verb) || (verb === 'take' && more.length === 0);
  if (isCard) return `card ${n}`;
  return ABOUT_UNITS.includes(verb) && Number(n) !== NONE ? `unit ${n}` : undefined;
}

const PLAIN = { cost: '', note: '', odds: null, spot: NOWHERE };

/** What a card is played on, in words, and where that is. */
function aimOf(desk: Desk, option: Option, t: GmReactWords): { readonly words: string; readonly spot: Spot } {
  const { table, attack } = desk.view;
  const aim = playedOn(table, desk.seat, Number(option[1]), Number(option[2] ?? NONE));
  switch (aim.on) {
    case 'nothing':
      return { words: '', spot: NOWHERE };
    case 'unit':
      return { words: whose({ table, seat: desk.seat }, aim.number, t), spot: spotOf(desk, aim.number) };
    case 'space':
      return { words: spaceName(table, aim.number), spot: aim.number };
    case 'card':
      return { words: cardWords(table, aim.number, desk.t), spot: NOWHERE };
    case 'seat':
      return { words: seatName(table, aim.number, desk.t), spot: NOWHERE };
    case 'weapon':
      return { words: weaponWords(table, attack?.target ?? NONE, aim.number, desk.t), spot: NOWHERE };
  }
}

/** Moments at which an attack waits for its roll, or for what came of it. */
const AT_AN_ATTACK: readonly string[] = ['fire', 'cover', 'rolled'];

/** A mine under somebody has chances of its own; a card that is played on an attack changes those of the attack. */
function oddsOfCard(desk: Desk, option: Option): string | null {
  return isMine(Number(option[1])) || AT_AN_ATTACK.includes(desk.question?.kind ?? '') ? oddsKey(option) : null;
}

/** A card, and what it is aimed at. */
const play: Maker = (desk, option, t) => {
  const card = Number(option[1]);
  const { table } = desk.view;
  const title = cardTitle(table, card);
  const aim = aimOf(desk, option, t);
  const cost = playCost(table, desk.seat, card);
  return {
    label: aim.words === '' ? t.play(title) : t.playOn(title, aim.words),
    cost: t.price(cost, table.seats[desk.seat]?.ap ?? 0),
    note: supportCard(card).text,
    odds: oddsOfCard(desk, option),
    spot: aim.spot,
  };
};

function byUnit(words: (t: GmReactWords) => { choose: (unit: string) => string; cost: string }): Maker {
  return (desk, option, t) => {
    const { table } = desk.view;
    const unit = Number(option[1]);
    const { choose, cost } = words(t);
    return { ...PLAIN, label: choose(titleOf(table, unit)), cost, spot: spotOf(desk, unit) };
  };
}

function withOdds(maker: Maker): Maker {
  return (desk, option, t) => ({ ...maker(desk, option, t), odds: oddsKey(option) });
}

/** The place of a unit: its space, or itself beside an HQ. */
function spotOf(desk: Desk, id: number): Spot {
  const u = desk.view.table.units[id];
  return u !== undefined && onField(u) ? u.at : unitSpot(id);
}

const card: (words: (t: GmReactWords) => (name: string) => string) => Maker = (words) => (desk, option, t) => {
  return { ...PLAIN, label: words(t)(cardTitle(desk.view.table, Number(option[1]))) };
};

const MAKERS: Readonly<Record<string, Maker>> = {
  play,
  smoke: (desk, option, t) => ({
    ...PLAIN,
    label: t.smoke(titleOf(desk.view.table, Number(option[1]))),
    cost: t.smokeCost,
    odds: oddsKey(option),
    spot: spotOf(desk, Number(option[1])),
  }),
  intercept: withOdds(byUnit((t) => t.sheets.intercept)),
  escort: byUnit((t) => t.sheets.escort),
  beside: withOdds(byUnit((t) => t.sheets.beside)),
  engage: withOdds(byUnit((t) => t.sheets.engage)),
  flak: (desk, option, t) => ({
    ...PLAIN,
    label: t.sheets.flak.choose(
      titleOf(desk.view.table, Number(option[1])),
      titleOf(desk.view.table, Number(option[2])),
    ),
    cost: desk.question?.kind === 'drop' ? t.sheets.drop.cost : t.sheets.flak.cost,
    odds: oddsKey(option),
    spot: spotOf(desk, Number(option[1])),
  }),
  react: (desk, option, t) => {
    const defender = desk.view.table.units[desk.view.assault?.target ?? NONE];
    const weapon = defender === undefined ? '' : weaponTitle(defender, Number(option[1]));
    const { choose, cost } = t.sheets.react;
    return { ...PLAIN, label: choose(weapon), cost, odds: oddsKey(option) };
  },
  call: (desk, option, t) => {
    const { table } = desk.view;
    const unit = Number(option[1]);
    const space = Number(option[2]);
    const { choose, cost } = t.sheets.call;
    const most = Math.min(MOST_CHARGED, table.seats[desk.seat]?.ap ?? 0);
    const whom = calledWords({ table, seat: desk.seat }, { target: unit, space }, t);
    return { ...PLAIN, label: choose(whom), cost: cost(most), odds: oddsKey(option), spot: space };
  },
  charge: (desk, option, t) => {
    const have = desk.view.table.seats[desk.seat]?.ap ?? 0;
    const n = Number(option[1]);
    return { ...PLAIN, label: t.sheets.charge.choose(n), cost: t.price(n, have), odds: oddsKey(option) };
  },
  shoot: (desk, option, t) => {
    const [, unit = NONE, weapon = 0, target = NONE] = option.map(Number);
    const shooter = desk.view.table.units[unit];
    const name = shooter === undefined ? '' : weaponTitle(shooter, weapon);
    return {
      ...PLAIN,
      label: t.shoots(titleOf(desk.view.table, unit), titleOf(desk.view.table, target), name),
      spot: spotOf(desk, target),
    };
  },
  deploy: (desk, option, t) => {
    const space = spaceName(desk.view.table, Number(option[2]));
    return {
      ...PLAIN,
      label: t.deploys(cardTitle(desk.view.table, Number(option[1])), space),
      spot: Number(option[2]),
    };
  },
  move: (desk, option, t) => {
    const space = spaceName(desk.view.table, Number(option[2]));
    return { ...PLAIN, label: t.goes(titleOf(desk.view.table, Number(option[1])), space), spot: Number(option[2]) };
  },
  take: (desk, option, t) => (option.length === 2 ? card((words) => words.takes) : pickUp)(desk, option, t),
  discard: card((t) => t.discards),
  token: (desk, option, t) => {
    const token = desk.view.table.units[desk.view.choosing?.on ?? NONE]?.tokens[Number(option[1])];
    return { ...PLAIN, label: token === undefined ? '' : t.lays(tokenOn(desk, token.kind)) };
  },
};

/** What the edition calls a token. */
function tokenOn({ view }: Desk, kind: number): string {
  return tokenName(view.table.edition, null, upgradeOf(kind));
}

/** A token that lies on the ground, and what has to be given up for it. */
const pickUp: Maker = (desk, option, t) => {
  const words = t.sheets['pick-up'];
  const given = Number(option[2]);
  const holder = desk.view.table.units[desk.view.picking];
  const token = given === NONE ? undefined : holder?.tokens[given];
  const cost = token === undefined ? words.cost : words.swap(tokenOn(desk, token.kind));
  return { ...PLAIN, label: words.choose(tokenOn(desk, Number(option[1]))), cost };
};

/** In words; what nobody foresaw here is called as everywhere else at the table. */
function choiceOf(desk: Desk, option: Option, t: GmReactWords): Choice {
  const made = MAKERS[String(option[0])]?.(desk, option, t);
  const base = { id: option.join('-'), option, peek: peekOf(option) };
  if (made === undefined || made.label === '') return { ...PLAIN, ...base, label: labelOf(desk, option) };
  return { ...made, ...base };
}

export function choicesOf(desk: Desk, t: GmReactWords): Choice[] {
  const options = (desk.question?.options ?? []).filter((o) => !DECLINES.includes(o[0]));
  return options.map((option) => choiceOf(desk, option, t));
}
