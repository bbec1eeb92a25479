import {
  ADVANCE,
  CLIMB,
  DASH,
  MAIN,
  NONE,
  partnerOf,
  playedOn,
  RIDERS,
  SECOND,
  spaceName,
  spacesOf,
  type Table,
  TUNNEL,
  terrainCost,
  tokenName,
  unitCard,
  upgradeOf,
  weaponTitle,
} from '@sandtable/2gm/table';
import type { Option } from '@sandtable/kernel';
import type { GmPlayWords } from '../../i18n/en/gm-play';
import { hqAt, hqSpot } from '../board/spots';
import type { Desk } from './desk';
import { cardWords, ownHqSpot, seatName, spotName, unitName, unitWords } from './words';

/** What makes a move longer, in words, in the order people would name it. */
function wayWords(how: number, t: GmPlayWords): string[] {
  const { ways } = t.aim;
  const all: readonly (readonly [number, string])[] = [
    [ADVANCE, ways.advance],
    [RIDERS, ways.riders],
    [CLIMB, ways.climb],
    [DASH, ways.dash],
    [TUNNEL, ways.tunnel],
  ];
  return all.flatMap(([bit, word]) => ((how & bit) !== 0 ? [word] : []));
}

function withWays(text: string, how: number, t: GmPlayWords): string {
  return [text, ...wayWords(how, t)].join(', ');
}

/** The name of a unit's weapon; the main weapon and the second gun have none of their own. */
export function weaponWords(table: Table, id: number, weapon: number, t: GmPlayWords): string {
  if (weapon === MAIN) return t.mainWeapon;
  if (weapon === SECOND) return t.secondGun;
  const u = table.units[id];
  return u === undefined ? '' : weaponTitle(u, weapon);
}

function tokenWords(table: Table, id: number, token: number): string {
  const kind = table.units[id]?.tokens[token]?.kind;
  return kind === undefined ? '' : tokenName(table.edition, null, upgradeOf(kind));
}

type Say = (desk: Desk, a: number, b: number, c: number, d: number, option: Option) => string;

const unitOf = (desk: Desk, id: number): string => unitName(desk.view.table, id, desk.t);
const cardOf = (desk: Desk, card: number): string => cardWords(desk.view.table, card, desk.t);
const weaponOf = (desk: Desk, id: number, weapon: number): string => weaponWords(desk.view.table, id, weapon, desk.t);
/** 2GM-OPT-19: across several spaces, from the one that was chosen to its right, it costs more. */
const laid: Say = (desk, card, space, wide) => {
  const { table } = desk.view;
  const [cost, name] = [terrainCost({ card, wide }), cardOf(desk, card)];
  const spaces = spacesOf({ card, space, wide }).map((each) => spaceName(table, each));
  return wide > 1 ? desk.t.aim.layWide(name, spaces, cost) : desk.t.aim.lay(name, cost);
};

const SCREENS = [null, 'left', 'right', 'both'] as const;

/** What each option means, in a few words for a button. */
const SAY: Readonly<Record<string, Say>> = {
  move: ({ t }, _a, _b, how) => withWays(t.aim.move, how, t),
  pair: ({ t }) => t.aim.pair,
  join: (desk, _a, b, how) => withWays(desk.t.aim.join(unitOf(desk, b)), how, desk.t),
  swap: (desk, a, b) => desk.t.aim.swap(unitOf(desk, desk.selection.unit === b ? a : b)),
  board: (desk, _a, b) => desk.t.aim.board(unitOf(desk, b)),
  fetch: (desk, _a, b) => desk.t.aim.fetch(unitOf(desk, b)),
  unload: (desk, a) => {
    const { table } = desk.view;
    return desk.t.aim.unload(unitWords(table, table.units[a]?.cargo ?? NONE, desk.t));
  },
  assault: (desk, a, from, target, how) => {
    const { t, view } = desk;
    const name = unitOf(desk, target);
    const here = view.table.units[a]?.at === from;
    return withWays(here ? t.aim.assault(name) : t.aim.assaultFrom(name, spaceName(view.table, from)), how, t);
  },
  resolve: (desk, a) => desk.t.aim.resolve(unitOf(desk, desk.view.table.units[a]?.assaults ?? NONE)),
  ram: (desk, _a, b) => desk.t.aim.ram(unitOf(desk, b)),
  heal: (desk, _a, b) => desk.t.aim.heal(unitOf(desk, b)),
  repair: (desk, _a, b) => desk.t.aim.repair(unitOf(desk, b)),
  sap: ({ t }) => t.aim.sap,
  screen: ({ t }, _a, _b, sides) => {
    const wide = SCREENS[sides] ?? null;
    return wide === null ? t.aim.screen : `${t.aim.screen}, ${t.aim.screenWide[wide]}`;
  },
  shoot: (desk, a, weapon, target) => desk.t.aim.shoot(weaponOf(desk, a, weapon), unitOf(desk, target)),
  shell: (desk, a, weapon, space) => desk.t.aim.shell(weaponOf(desk, a, weapon), spaceName(desk.view.table, space)),
  bombard: (desk, a, weapon, hq) =>
    desk.t.aim.bombard(weaponOf(desk, a, weapon), spotName(desk.view.table, hqSpot(hq), desk.t)),
  raid: ({ t }, _a, _b, direction) => t.aim.raid(t.aim.directions[direction] ?? ''),
  raze: ({ t }) => t.aim.raze,
  strafe: (desk, _a, b) => desk.t.aim.strafe(unitOf(desk, b)),
  'raid-hq': (desk, _a, hq) => desk.t.aim.raidHq(spotName(desk.view.table, hqSpot(hq), desk.t)),
  flak: (desk, _a, b) => desk.t.aim.flak(unitOf(desk, b)),
  intercept: (desk, a) => desk.t.aim.intercept(unitWords(desk.view.table, a, desk.t)),
  escort: (desk, a) => desk.t.aim.escort(unitWords(desk.view.table, a, desk.t)),
  beside: (desk, a) => desk.t.aim.target(unitOf(desk, a)),
  engage: (desk, a) => desk.t.aim.target(unitOf(desk, a)),
  call: ({ t }) => t.aim.call,
  deploy: (desk, card, space) =>
    space < 0 ? desk.t.aim.deployBeside(cardOf(desk, card)) : desk.t.aim.deploy(cardOf(desk, card)),
  drop: (desk, card) => desk.t.aim.drop(cardOf(desk, card)),
  lay: laid,
  build: laid,
  load: (desk, card, carrier) => desk.t.aim.load(cardOf(desk, card), unitWords(desk.view.table, carrier, desk.t)),
  hero: (desk, card, id) => desk.t.aim.hero(cardOf(desk, card), unitOf(desk, id)),
  play: (desk, card, _on, _c, _d, option) => playWords(desk, card, option),
  gift: ({ t, view, seat }) => t.button.gift(seatName(view.table, partnerOf(view.table, seat), t)),
  partner: ({ t, view, seat }) => t.button.partner(seatName(view.table, partnerOf(view.table, seat), t)),
  bid: ({ t }, n) => t.button.bid(n),
  lend: ({ t, view, seat }, n) => t.button.lend(n, (view.table.hqs[hqAt(ownHqSpot(view.table, seat))]?.hp ?? 0) - n),
  charge: ({ t }, n) => t.button.charge(n),
  token: (desk, token) => desk.t.button.token(tokenWords(desk.view.table, desk.view.choosing?.on ?? NONE, token)),
  react: (desk, weapon) => desk.t.button.react(weaponOf(desk, desk.view.assault?.target ?? NONE, weapon)),
  strike: (desk, weapon) => desk.t.button.strike(weaponOf(desk, desk.view.assault?.unit ?? NONE, weapon)),
  mount: (desk, a, token) => desk.t.button.mount(tokenWords(desk.view.table, a, token)),
  dismount: (desk, a, token) => desk.t.button.dismount(tokenWords(desk.view.table, a, token)),
  upgrade: (desk, a, offer) => {
    const { table } = desk.view;
    const card = table.units[a]?.card;
    const token = card === undefined ? undefined : unitCard(table, card).upgrades[offer]?.token;
    return desk.t.button.upgrade(token ?? '');
  },
  discard: (desk, card) => desk.t.button.discard(cardOf(desk, card)),
  take: (desk, what, _b, _c, _d, option) =>
    desk.t.button.take(
      option.length === 2 ? cardOf(desk, what) : tokenName(desk.view.table.edition, null, upgradeOf(what)),
    ),
};

/** "Fortunate on Light Infantry on c3", "Search: M4A2", "Play War Bonds" */
function playWords(desk: Desk, card: number, option: Option): string {
  const { t, view } = desk;
  const name = cardOf(desk, card);
  const aim = playedOn(view.table, desk.seat, card, Number(option[2] ?? NONE));
  switch (aim.on) {
    case 'nothing':
      return t.button.play(name);
    case 'unit':
      return t.aim.play(name, unitOf(desk, aim.number));
    case 'space':
      return t.button.playOn(name, spaceName(view.table, aim.number));
    case 'card':
      return t.button.playOn(name, cardWords(view.table, aim.number, t));
    case 'seat':
      return t.button.playOn(name, seatName(view.table, aim.number, t));
    case 'weapon':
      return t.button.playOn(name, weaponOf(desk, view.attack?.target ?? NONE, aim.number));
  }
}

export function labelOf(desk: Desk, option: Option): string {
  const [verb, ...rest] = option;
  const [a = NONE, b = NONE, c = 0, d = 0] = rest.map(Number);
  const plain = desk.t.button as Readonly<Record<string, unknown>>;
  const say = SAY[verb];
  if (say !== undefined) return say(desk, a, b, c, d, option);
  const word = plain[verb];
  return typeof word === 'string' ? word : option.join(' ');
}
