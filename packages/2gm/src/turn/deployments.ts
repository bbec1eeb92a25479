import { by, type Check, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { asksCard, costOf } from '../abilities/registry';
import { bombsAtOnce } from '../air/declare';
import { isUnitCard, unitCard } from '../cards';
import { isGrounded } from '../conditions/effects';
import { canStand, whyNotStand } from '../field/deploy-space';
import { fieldOf, rowOf } from '../ground';
import type { GmFacts } from '../say';
import { NONE, onField, seatState, sideOf, type Table, unit } from '../state';
import { isCraft, takes } from '../transport/carrying';
import { placeOf } from '../transport/place';
import { compulsoryCost } from './upgrades';

export interface DeployTry {
  seat: Seat;
  card: number;
  space: number;
  discount: number;
  /** The carrier it comes in, left out or NONE for who comes on foot. */
  into?: number;
}

/** AP for the unit itself: never below 0 (2GM-DEPLOY-03). */
export function deployCost(s: Table, c: DeployTry): number {
  return by(Math.max(0, costOf(s, c, unitCard(s, c.card).cost - c.discount)), '2GM-CARD-20', '2GM-RULING-123');
}

/** AP less for this card, where one gives so many: never below the least that must be paid. */
export function discountOf(s: Table, c: Omit<DeployTry, 'discount'>, less: number, least: number): number {
  return less === 0 ? 0 : Math.max(0, Math.min(less, deployCost(s, { ...c, discount: 0 }) - least));
}

/** The whole Deployment Line, of two copies too; a scenario may open other rows (2GM-DECK-11). */
function isOpenRow(s: Table, seat: Seat, space: number): boolean {
  const side = sideOf(s, seat);
  return by(s.rowsOpen[side]?.includes(rowOf(s, side, space)) === true, '2GM-TEAM-19', '2GM-TERM-01');
}

/** A vehicle or infantry deployed in this phase that waits for a partner. */
function isOpenPair(s: Table, seat: Seat, card: number, id: number): boolean {
  const u = unit(s, id);
  if (u.seat !== seat || u.deployed !== s.turn || u.partner !== NONE || u.cargo !== NONE || u.moved) return false;
  const one = unitCard(s, card).type;
  const two = unitCard(s, u.card).type;
  const vehicle = one === 'infantry' ? two : one;
  return by(
    (one === 'infantry' || two === 'infantry') && (vehicle === 'tank' || vehicle === 'transport'),
    '2GM-COVER-07',
    '2GM-RULING-76',
  );
}

/** Who may be deployed where. */
export const deployChecks: readonly Check<Table, DeployTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-DEPLOY-01',
    gate: true,
    ok: (s, c) => isUnitCard(c.card) && seatState(s, c.seat).hand.includes(c.card),
    say: (_s, _c, w) => w.deploying.noSuchUnitHand,
  },
  {
    rule: '2GM-DEPLOY-03',
    ok: (s, c) => deployCost(s, c) + compulsoryCost(s, c.card) <= seatState(s, c.seat).ap,
    say: (s, c, w) => w.deploying.costsAp(deployCost(s, c) + compulsoryCost(s, c.card), seatState(s, c.seat).ap),
  },
  {
    rule: '2GM-DEPLOY-14',
    gate: true,
    ok: (s, c) => by((unitCard(s, c.card).type === 'aircraft') === (c.space === NONE), '2GM-AIR-01', '2GM-AIR-02'),
    say: (_s, _c, w) => w.deploying.aircraftWaitBesideHq,
  },
  {
    rule: '2GM-RULING-105', // a bomber that would attack at once cannot
    ok: (s, c) => !bombsAtOnce(s) || unitCard(s, c.card).bomber === 0 || !isGrounded(s),
    say: (_s, _c, w) => w.deploying.noAircraftAttacksWeather,
  },
  {
    rule: '2GM-DEPLOY-01',
    ok: (s, c) => c.space === NONE || isOpenRow(s, c.seat, c.space) || asksCard('anywhere', s, c),
    say: (_s, _c, w) => w.deploying.unitsComeDeploymentLine,
  },
  {
    rule: '2GM-DEPLOY-02', // a transport too
    ok: (s, c) => {
      const there = c.space === NONE ? NONE : (s.on[c.space] ?? NONE);
      return by(there === NONE || isOpenPair(s, c.seat, c.card, there), '2GM-TRANS-10');
    },
    say: (_s, _c, w) => w.deploying.unitStands,
  },
  {
    rule: '2GM-RULING-35',
    ok: (s, c) => c.space === NONE || canStand(s, c.card, c.space),
    say: (s, c, w) => whyNotStand(s, c.card, c.space, w),
  },
];

/** One deployment after the other is looked at in here, so that listing them makes no garbage. */
const tried: DeployTry = { seat: 0, card: NONE, space: NONE, discount: 0 };

/** Units of the hand, one option for each card and space. */
export function offerDeployments(s: Table, seat: Seat, out: Option[]): void {
  const { hand } = seatState(s, seat);
  tried.seat = seat;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? NONE;
    if (!isUnitCard(card) || hand.indexOf(card) < i) continue;
    tried.card = card;
    tried.space = NONE;
    if (unitCard(s, card).type === 'aircraft') {
      // 2GM-DEPLOY-14
      if (passes(deployChecks, s, tried)) out.push(['deploy', card, NONE]);
      continue;
    }
    const spaces = deploySpaces(s, seat, card);
    for (const space of spaces) out.push(['deploy', card, space]);
  }
}

/** Where a unit of the hand that belongs on the field may be put. */
export function deploySpaces(s: Table, seat: Seat, card: number): number[] {
  const out: number[] = [];
  tried.seat = seat;
  tried.card = card;
  tried.space = NONE;
  const everywhere = asksCard('anywhere', s, tried);
  const { size, columns } = fieldOf(s);
  for (let row = 0; row < size; row += columns) {
    if (!everywhere && !isOpenRow(s, seat, row)) continue;
    for (let space = row; space < row + columns; space++) {
      tried.space = space;
      if (passes(deployChecks, s, tried)) out.push(space);
    }
  }
  return out;
}

export interface LoadTry {
  seat: Seat;
  card: number;
  carrier: number;
  /** The carrier has just been deployed itself. */
  together: boolean;
}

/** A passenger from the hand, for the sum of both costs (2GM-TRANS-12, 2GM-LCVP-08, 2GM-LCVP-09, 2GM-RULING-85). */
export const loadChecks: readonly Check<Table, LoadTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-DEPLOY-01',
    gate: true,
    ok: (s, c) => isUnitCard(c.card) && seatState(s, c.seat).hand.includes(c.card),
    say: (_s, _c, w) => w.deploying.noSuchUnitHand,
  },
  {
    rule: '2GM-LCVP-08', // anybody else comes together with its carrier (2GM-TRANS-12)
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.carrier];
      if (u === undefined || u.seat !== c.seat) return false;
      return c.together || (onField(u) && isCraft(s, u) && isOpenRow(s, c.seat, u.at));
    },
    say: (_s, _c, w) => w.deploying.onlyLandingCraftYours,
  },
  {
    rule: '2GM-TRANS-02',
    ok: (s, c) => takes(s, unit(s, c.carrier), c.card),
    say: (_s, _c, w) => w.deploying.cannotCarryUnit,
  },
  {
    rule: '2GM-TRANS-03',
    ok: (s, c) => unit(s, c.carrier).cargo === NONE && unit(s, c.carrier).partner === NONE,
    say: (_s, _c, w) => w.deploying.companyAlready,
  },
  {
    rule: '2GM-DEPLOY-03',
    ok: (s, c) => loadCost(s, c) <= seatState(s, c.seat).ap,
    say: (s, c, w) => w.deploying.costsAp(loadCost(s, c), seatState(s, c.seat).ap),
  },
];

function loadCost(s: Table, c: LoadTry): number {
  return (
    deployCost(s, { seat: c.seat, card: c.card, space: placeOf(s, unit(s, c.carrier)), discount: 0, into: c.carrier }) +
    compulsoryCost(s, c.card)
  );
}

/** Cards of the hand that could go into the carrier, each once. */
export function offerLoads(s: Table, seat: Seat, carrier: number, together: boolean, out: Option[]): void {
  const { hand } = seatState(s, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? NONE;
    if (hand.indexOf(card) < i) continue;
    if (passes(loadChecks, s, { seat, card, carrier, together })) out.push(['load', card, carrier]);
  }
}
