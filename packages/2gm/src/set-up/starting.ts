import { by, type Check, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isUnitCard, unitCard } from '../cards';
import { canStand } from '../field/deploy-space';
import { pieceAt } from '../ground';
import { terrainCost } from '../options/large-field';
import type { GmFacts } from '../say';
import { NONE, seatState, type Table } from '../state';
import { type DeployFrame, deployFrame } from '../turn/deploy-frame';
import { deployCost } from '../turn/deployments';
import { compulsoryCost } from '../turn/upgrades';

/** A unit that stands ready before the first turn (Starting Deployment). */
export interface StartTry {
  seat: Seat;
  card: number;
  space: number;
  /** Who has laid which Terrain card so far: seat, piece, seat, piece … */
  laid: readonly number[];
}

/** AP spent on the Terrain card the seat has just laid there; 0 without one. */
function spentThere(s: Table, c: StartTry): number {
  for (let i = 0; i < c.laid.length; i += 2) {
    if (c.laid[i] !== c.seat || c.laid[i + 1] !== s.piece[c.space]) continue;
    const piece = pieceAt(s, c.space);
    return piece === null ? 0 : terrainCost({ card: piece.card, wide: piece.spaces.length });
  }
  return 0;
}

/** 2GM-OPT-23, 2GM-OPT-25, 2GM-RULING-134: no more than its Terrain card, and all together no more than was bid. */
function allowance(s: Table, c: StartTry): number {
  return Math.min(spentThere(s, c), seatState(s, c.seat).unitAp);
}

function cost(s: Table, { seat, card, space }: StartTry): number {
  return deployCost(s, { seat, card, space, discount: 0 }) + compulsoryCost(s, card);
}

/** Units of the hand onto terrain just laid, as one likes (2GM-OPT-23 to 2GM-OPT-26). */
export const startChecks: readonly Check<Table, StartTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-OPT-23',
    gate: true,
    ok: (s) => s.opt.startingDeployment,
    say: (_s, _c, w) => w.deploying.unitsComeOnceGame,
  },
  {
    rule: '2GM-DEPLOY-01',
    gate: true,
    ok: (s, c) => isUnitCard(c.card) && seatState(s, c.seat).hand.includes(c.card),
    say: (_s, _c, w) => w.deploying.noSuchUnitHand,
  },
  {
    rule: '2GM-OPT-24',
    gate: true,
    ok: (s, c) => c.space !== NONE && spentThere(s, c) > 0,
    say: (_s, _c, w) => w.deploying.startsTerrainCardJust,
  },
  {
    rule: '2GM-RULING-134',
    ok: (s, c) => s.on[c.space] === NONE,
    say: (_s, _c, w) => w.deploying.unitStands,
  },
  {
    rule: '2GM-RULING-35',
    ok: (s, c) => unitCard(s, c.card).type !== 'aircraft' && canStand(s, c.card, c.space),
    say: (_s, _c, w) => w.deploying.cannotStand,
  },
  {
    rule: '2GM-OPT-25',
    ok: (s, c) => cost(s, c) <= allowance(s, c),
    say: (s, c, w) => w.deploying.costsApMaySpent(cost(s, c), allowance(s, c)),
  },
];

export function offerStarting(s: Table, seat: Seat, laid: readonly number[], out: Option[]): void {
  if (!s.opt.startingDeployment) return;
  const { hand } = seatState(s, seat);
  hand.forEach((card, i) => {
    if (hand.indexOf(card) < i) return;
    for (const space of startSpaces(s, seat, laid))
      if (passes(startChecks, s, { seat, card, space, laid })) out.push(['deploy', card, space]);
  });
}

function startSpaces(s: Table, seat: Seat, laid: readonly number[]): number[] {
  return laid.flatMap((piece, i) => (i % 2 === 1 && laid[i - 1] === seat ? (s.pieces[piece]?.spaces ?? []) : []));
}

/** Could the seat have somebody to put down, as far as everybody can see? */
export function mayStart(s: Table, seat: Seat, laid: readonly number[]): boolean {
  const { unitAp, hand } = seatState(s, seat);
  if (!s.opt.startingDeployment || unitAp < 1 || hand.length === 0) return false;
  return startSpaces(s, seat, laid).some((space) => s.on[space] === NONE);
}

/** Its upgrades count too (2GM-OPT-25); nobody draws for it. */
export function startFrame(s: Table, c: StartTry): DeployFrame {
  return by({ ...deployFrame(c.seat, c.card, c.space), allowance: allowance(s, c) }, '2GM-OPT-27');
}
