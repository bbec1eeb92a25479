import { by, type Check, type Option, passes, refusals, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { UNKNOWN, unitCard, upgradeNumber, upgradeOf } from '../cards';
import { policies } from '../editions/index';
import { isToken } from '../names/weapons';
import type { GmFacts } from '../say';
import { type GmState, NONE, seatState, type Table } from '../state';
import type { DeployFrame } from '../turn/deploy-frame';
import { deployCost, discountOf } from '../turn/deployments';
import { offersOf } from '../turn/offers';
import { compulsoryBits, upgradesCost } from '../turn/upgrades';
import { equippedCard, topmost } from './moment';
import type { Act, Verb } from './verb';
import { numbersOf, words } from './writing';

export interface EquipTry {
  seat: Seat;
  card: number;
  upgrades: number;
  cost: number;
  /** What may be spent on it; left out: the AP of the seat. */
  purse?: number;
}

function purseOf(s: Table, c: EquipTry): number {
  return c.purse ?? seatState(s, c.seat).ap;
}

/** Which upgrades go together (2GM-DEPLOY-07 to 2GM-DEPLOY-10); they are bought now or never (2GM-RULING-113). */
export const equipChecks: readonly Check<Table, EquipTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-DEPLOY-07',
    gate: true,
    ok: (s, c) => {
      const must = compulsoryBits(s, c.card);
      return c.upgrades >= 0 && c.upgrades < 1 << offersOf(s, c.card).length && (c.upgrades & must) === must;
    },
    say: (_s, _c, w) => w.deploying.cardNotList,
  },
  {
    rule: '2GM-DEPLOY-08', // one offensive upgrade keeps out the others
    ok: (s, c) =>
      by(
        unitCard(s, c.card).type !== 'infantry' || (inSlot(s, c, 'offensive') <= 1 && inSlot(s, c, 'defensive') <= 1),
        '2GM-DEPLOY-09',
        '2GM-RULING-114',
        '2GM-RULING-150',
      ),
    say: (_s, _c, w) => w.deploying.infantryTakesMostOne,
  },
  {
    rule: '2GM-RULING-115', // a token listed twice is bought in the order of the list
    ok: (s, c) => inOrder(s, c),
    say: (_s, _c, w) => w.deploying.firstTwoEqualUpgrades,
  },
  {
    rule: '2GM-DEPLOY-05',
    ok: (s, c) => c.cost + upgradesCost(s, c.card, c.upgrades) <= purseOf(s, c),
    say: (s, c, w) => w.deploying.togetherAp(c.cost + upgradesCost(s, c.card, c.upgrades), purseOf(s, c)),
  },
];

function inSlot(s: Table, c: EquipTry, slot: 'offensive' | 'defensive'): number {
  const offers = offersOf(s, c.card);
  let count = 0;
  for (let i = 0; i < offers.length; i++) {
    const token = offers[i]?.token;
    if (token !== undefined && (c.upgrades & (1 << i)) !== 0 && upgradeOf(upgradeNumber(token)).slot === slot) count++;
  }
  return count;
}

function inOrder(s: Table, c: EquipTry): boolean {
  const offers = offersOf(s, c.card);
  return offers.every((offer, i) => {
    const before = offers.findIndex((o) => o.token === offer.token);
    return before === i || (c.upgrades & (1 << i)) === 0 || (c.upgrades & (1 << before)) !== 0;
  });
}

/** AP for the unit alone. */
export function baseCost(s: Table, f: DeployFrame): number {
  const { seat, card, space, into } = f;
  const discount = discountOf(s, { seat, card, space, into }, f.less, f.least);
  return deployCost(s, { seat, card, space, discount, into });
}

/** What the question about upgrades asks, before any is chosen. */
export function equipTry(s: Table, f: DeployFrame): EquipTry {
  const attempt = { seat: f.seat, card: f.card, upgrades: 0, cost: baseCost(s, f) };
  return f.allowance === NONE ? attempt : { ...attempt, purse: f.allowance };
}

/** Upgrades by name as the bits of the card's own list; NONE if one of them is not on it. */
export function equipmentNamed(s: Table, card: number, names: readonly string[]): number {
  let bits = compulsoryBits(s, card);
  for (const name of names) {
    const i = offersOf(s, card).findIndex(
      (offer, n) => (bits & (1 << n)) === 0 && isToken(upgradeNumber(offer.token), name),
    );
    if (i < 0) return NONE;
    bits |= 1 << i;
  }
  return bits;
}

/** The upgrades a set of bits stands for; compulsory ones go without saying. */
function equipment(s: GmState, seat: Seat, bits: number): string {
  const card = equippedCard(s, seat);
  const offers = card === NONE ? [] : offersOf(s, card);
  return offers.flatMap((x, i) => ((bits & (1 << i)) !== 0 && !x.compulsory ? [`+${x.token}`] : [])).join(' ');
}

export const equip: Verb = {
  word: 'equip',
  form: '[upgrades:extras]',
  print: (s, seat, option) => words('equip', equipment(s, seat, numbersOf(option)[0])),
  read: (s, seat, { extras }) => equipOption(s, seat, extras),
  refuse(s, { seat, option }, w) {
    const f = topmost<DeployFrame>(s, 'deploy');
    if (f === undefined) return [];
    return refusals(equipChecks, s, { ...equipTry(s, f), seat, upgrades: numbersOf(option)[0] }, w);
  },
  // what was paid lies open (2GM-GAP-24); whoever brings upgrades is seen in Pacific (2GM-NIGHT-07)
  atNight(s, option) {
    const f = s.stack.at(-1) as DeployFrame;
    const [bits] = numbersOf(option);
    const paid = baseCost(s, f) + upgradesCost(s, f.card, bits);
    if (f.space === NONE || (policies(s).upgradesShowAtNight && bits !== 0)) return ['equip', bits, f.card, paid];
    return ['equip', UNKNOWN, paid];
  },
};

function equipOption(s: GmState, seat: Seat, extras: readonly string[]): Option {
  const card = equippedCard(s, seat);
  return ['equip', card === NONE ? NONE : equipmentNamed(s, card, extras)];
}

export const equipping: Act<DeployFrame> = {
  verbs: [equip],
  offer(s, f, seat, out) {
    const count = 1 << offersOf(s, f.card).length;
    const attempt = { ...equipTry(s, f), seat };
    for (let upgrades = 0; upgrades < count; upgrades++) {
      if (passes(equipChecks, s, { ...attempt, upgrades })) out.push(['equip', upgrades]);
    }
  },
  take(_s, f, _seat, option) {
    f.upgrades = Number(option[1]);
  },
};
