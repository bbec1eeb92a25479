import { by, type Check, type DecisionDef, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { unitCard, upgradeNumber, upgradeOf } from '../cards';
import type { GmFacts } from '../say';
import { type GmState, NONE, seatState, type Table } from '../state';
import type { DeployFrame } from './deploy-frame';
import { deployCost } from './deployments';
import { offersOf } from './offers';
import { compulsoryBits, upgradesCost } from './upgrades';

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
  return offersOf(s, c.card).filter(
    (offer, i) => (c.upgrades & (1 << i)) !== 0 && upgradeOf(upgradeNumber(offer.token)).slot === slot,
  ).length;
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
  return deployCost(s, { seat: f.seat, card: f.card, space: f.space, discount: f.discount, into: f.into });
}

/** What the question about upgrades asks, before any is chosen. */
export function equipTry(s: Table, f: DeployFrame): EquipTry {
  const attempt = { seat: f.seat, card: f.card, upgrades: 0, cost: baseCost(s, f) };
  return f.allowance === NONE ? attempt : { ...attempt, purse: f.allowance };
}

export const equip: DecisionDef<GmState, DeployFrame> = {
  kind: 'equip',
  rule: '2GM-DEPLOY-05',
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
