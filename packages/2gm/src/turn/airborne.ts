import { by, type Check, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isUnitCard, withTag } from '../cards';
import { canStand, whyNotStand } from '../field/deploy-space';
import { fieldOf } from '../ground';
import type { GmFacts } from '../say';
import { NONE, seatState, type Table } from '../state';
import { deployCost } from './deployments';
import { mayLand } from './dropping';
import { compulsoryCost } from './upgrades';

export interface DropTry {
  seat: Seat;
  card: number;
  space: number;
}

const jumps = withTag('paratroopers');

function dropCost(s: Table, c: DropTry): number {
  return deployCost(s, { seat: c.seat, card: c.card, space: c.space, discount: 0 }) + compulsoryCost(s, c.card);
}

/** 2GM-ABIL-68: a unit with the tag comes down as if the Paratroopers card had been played for it. */
export const dropChecks: readonly Check<Table, DropTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-DEPLOY-01',
    gate: true,
    ok: (s, c) => isUnitCard(c.card) && seatState(s, c.seat).hand.includes(c.card),
    say: (_s, _c, w) => w.deploying.noSuchUnitHand,
  },
  {
    rule: '2GM-ABIL-68',
    gate: true,
    ok: (s, c) => jumps(s, c.card),
    say: (_s, _c, w) => w.deploying.noParachutes,
  },
  {
    rule: '2GM-DEPLOY-03',
    ok: (s, c) => dropCost(s, c) <= seatState(s, c.seat).ap,
    say: (s, c, w) => w.deploying.costsAp(dropCost(s, c), seatState(s, c.seat).ap),
  },
  {
    rule: '2GM-PARA-04',
    ok: (s, c) => by(c.space !== NONE && mayLand(s, c.space), '2GM-PARA-03', '2GM-RULING-106', '2GM-RULING-107'),
    say: (_s, _c, w) => w.deploying.cannotLandUnitTactics,
  },
  {
    rule: '2GM-PARA-05',
    ok: (s, c) => canStand(s, c.card, c.space),
    say: (s, c, w) => whyNotStand(s, c.card, c.space, w),
  },
];

/** Paratroopers of the hand, one option for each card and space; they may also come in like everybody else. */
export function offerDrops(s: Table, seat: Seat, out: Option[]): void {
  const { hand } = seatState(s, seat);
  const { size } = fieldOf(s);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? NONE;
    if (!isUnitCard(card) || !jumps(s, card) || hand.indexOf(card) < i) continue;
    for (let space = 0; space < size; space++)
      if (passes(dropChecks, s, { seat, card, space })) out.push(['drop', card, space]);
  }
}
