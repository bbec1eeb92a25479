import {
  type Check,
  type DecisionDef,
  type Frame,
  type FrameDef,
  frame,
  type Kernel,
  type Option,
  openWindow,
  passes,
  type Seat,
  step,
} from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { GmWords } from '../../words/index';
import { asksCard, asksUnit, costOf } from '../abilities/registry';
import { bombsAtOnce, isBomber, offerRaidsOf, raidOf } from '../air/declare';
import { sendHome } from '../air/home';
import { wound } from '../attack/damage';
import { isUnitCard, unitCard, upgradeNumber, upgradeOf } from '../cards';
import { canStand } from '../deploy-space';
import type { GmEvent } from '../events';
import { fieldOf, putOn, rowOf } from '../ground';
import { lookAround } from '../night';
import { isGrounded } from '../sky';
import { noteSpent } from '../solo/turn';
import { actsNow, type GmState, NONE, onField, seatState, sideOf, type Table, type Token, unit } from '../state';
import { tripMine } from '../support/trip';
import { isCarrier, isCraft, takes } from '../transport/carrying';
import { placeOf } from '../transport/place';
import { lift } from '../transport/taking';
import { landsHard } from './dropping';
import { offerMoves } from './move-options';
import { moveNow } from './moving';
import { newUnit } from './new-unit';
import { offersOf } from './offers';

/** A unit card on its way from the hand to the field (2GM-WIN-17). */
export interface DeployFrame extends Frame {
  readonly at: 'deploy';
  readonly seat: Seat;
  readonly card: number;
  readonly space: number;
  /** AP less because of a card. */
  readonly discount: number;
  /** Dropped from the air (2GM-PARA-01). */
  readonly dropped: boolean;
  /** The carrier it is loaded into, NONE for a unit that stands on its own (2GM-TRANS-12, 2GM-LCVP-08). */
  readonly into: number;
  /** AP that may be spent on it before the first turn, NONE for a unit that its owner pays for (2GM-OPT-25). */
  readonly allowance: number;
  /** Upgrades bought, one bit for each offer of the card. */
  upgrades: number;
  unit: number;
  /** Who may move now: the unit itself, or whom it has just put down (2GM-WIN-18). */
  mover: number;
}

/** Straight into a carrier: it is where the carrier is (2GM-TRANS-12). */
export function loadFrame(s: Table, seat: Seat, card: number, into: number): DeployFrame {
  return { ...deployFrame(seat, card, placeOf(s, unit(s, into))), into };
}

export function deployFrame(seat: Seat, card: number, space: number, discount = 0, dropped = false): DeployFrame {
  return {
    at: 'deploy',
    step: 'equip',
    dice: null,
    got: 0,
    seat,
    card,
    space,
    discount,
    dropped,
    into: NONE,
    allowance: NONE,
    upgrades: 0,
    unit: NONE,
    mover: NONE,
  };
}

export interface DeployTry {
  seat: Seat;
  card: number;
  space: number;
  discount: number;
  /** The carrier it comes in, left out or NONE for who comes on foot. */
  into?: number;
}

/** AP for the unit itself: never below 0 (2GM-CARD-20, 2GM-DEPLOY-03, 2GM-RULING-123). */
export function deployCost(s: Table, c: DeployTry): number {
  return Math.max(0, costOf(s, c, unitCard(s, c.card).cost - c.discount));
}

/** The whole Deployment Line, of two copies too (2GM-TEAM-19); a scenario may open other rows (2GM-DECK-11, 2GM-TERM-01). */
function isOpenRow(s: Table, seat: Seat, space: number): boolean {
  const side = sideOf(s, seat);
  return s.rowsOpen[side]?.includes(rowOf(s, side, space)) === true;
}

/** A vehicle or infantry deployed in this phase that waits for a partner (2GM-COVER-07, 2GM-RULING-76). */
function isOpenPair(s: Table, seat: Seat, card: number, id: number): boolean {
  const u = unit(s, id);
  if (u.seat !== seat || u.deployed !== s.turn || u.partner !== NONE || u.cargo !== NONE || u.moved) return false;
  const one = unitCard(s, card).type;
  const two = unitCard(s, u.card).type;
  const vehicle = one === 'infantry' ? two : one;
  return (one === 'infantry' || two === 'infantry') && (vehicle === 'tank' || vehicle === 'transport');
}

/** Who may be deployed where. */
export const deployChecks: readonly Check<Table, DeployTry, RuleId, GmWords>[] = [
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
    rule: '2GM-DEPLOY-14', // 2GM-AIR-01, 2GM-AIR-02
    gate: true,
    ok: (s, c) => (unitCard(s, c.card).type === 'aircraft') === (c.space === NONE),
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
    rule: '2GM-DEPLOY-02', // 2GM-TRANS-10: a transport too
    ok: (s, c) => {
      const there = c.space === NONE ? NONE : (s.on[c.space] ?? NONE);
      return there === NONE || isOpenPair(s, c.seat, c.card, there);
    },
    say: (_s, _c, w) => w.deploying.unitStands,
  },
  {
    rule: '2GM-RULING-35',
    ok: (s, c) => c.space === NONE || canStand(s, c.card, c.space),
    say: (_s, _c, w) => w.deploying.cannotStand,
  },
];

/** One deployment after the other is looked at in here, so that listing them makes no garbage. */
const tried: DeployTry = { seat: 0, card: NONE, space: NONE, discount: 0 };

/** Units of the hand, one option for each card and space. */
export function offerDeployments(s: Table, seat: Seat, out: Option[]): void {
  const { hand } = seatState(s, seat);
  const field = fieldOf(s);
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
    const everywhere = asksCard('anywhere', s, tried);
    for (let space = 0; space < field.size; space++) {
      if (!everywhere && !isOpenRow(s, seat, space)) continue;
      tried.space = space;
      if (passes(deployChecks, s, tried)) out.push(['deploy', card, space]);
    }
  }
}

/** AP of the upgrades a set of bits stands for (2GM-DEPLOY-05); some cost nothing (2GM-DEPLOY-11). */
export function upgradesCost(s: Table, card: number, upgrades: number): number {
  if (upgrades === 0) return 0;
  let cost = 0;
  offersOf(s, card).forEach((offer, i) => {
    if ((upgrades & (1 << i)) !== 0) cost += offer.cost;
  });
  return cost;
}

function compulsoryBits(s: Table, card: number): number {
  const offers = offersOf(s, card);
  let bits = 0;
  for (let i = 0; i < offers.length; i++) if (offers[i]?.compulsory === true) bits |= 1 << i;
  return bits;
}

export function compulsoryCost(s: Table, card: number): number {
  return upgradesCost(s, card, compulsoryBits(s, card));
}

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
export const equipChecks: readonly Check<Table, EquipTry, RuleId, GmWords>[] = [
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
    rule: '2GM-DEPLOY-08', // one offensive upgrade keeps out the others (2GM-DEPLOY-09, 2GM-RULING-114, 2GM-RULING-150)
    ok: (s, c) =>
      unitCard(s, c.card).type !== 'infantry' || (inSlot(s, c, 'offensive') <= 1 && inSlot(s, c, 'defensive') <= 1),
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

function baseCost(s: Table, f: DeployFrame): number {
  return deployCost(s, { seat: f.seat, card: f.card, space: f.space, discount: f.discount, into: f.into });
}

/** What the question about upgrades asks, before any is chosen. */
export function equipTry(s: Table, f: DeployFrame): EquipTry {
  const attempt = { seat: f.seat, card: f.card, upgrades: 0, cost: baseCost(s, f) };
  return f.allowance === NONE ? attempt : { ...attempt, purse: f.allowance };
}

const equip: DecisionDef<GmState, DeployFrame> = {
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

/** 2GM-AIR-06, 2GM-RULING-88: in Tactics a bomber attacks the moment it is played; without any target it is used up all the same. */
const bomb: DecisionDef<GmState, DeployFrame> = {
  kind: 'bomb',
  rule: '2GM-AIR-06',
  offer(s, f, seat, out) {
    offerRaidsOf(s, seat, f.unit, out);
    if (out.length === 0) out.push(['stay']);
  },
  take(s, f, seat, option, k) {
    const raid = raidOf(s, seat, option);
    if (raid === null) sendHome(s, [f.unit]);
    else k.call(raid);
  },
};

const mobility: DecisionDef<GmState, DeployFrame> = {
  kind: 'mobility',
  rule: '2GM-ABIL-52',
  offer(s, f, seat, out) {
    offerMoves(s, f.mover, seat, out);
    out.push(['stay']);
  },
  take(s, f, _seat, option, k) {
    if (option[0] === 'stay') {
      k.done(f);
      return;
    }
    f.mover = moveNow(s, option, k);
    lookAround(s, k); // 2GM-RULING-145
  },
};

/** Mobility is for the unit itself, to unload somebody after its move too (2GM-TRANS-13); whoever got off needs Mechanized. */
function mayMoveOn(s: Table, f: DeployFrame): boolean {
  const u = unit(s, f.mover);
  if (u.at < 0 || f.dropped || !actsNow(s, f.seat)) return false;
  const own = f.mover === f.unit;
  if (u.moved && (!own || u.cargo === NONE || u.settled)) return false;
  if (own && !asksUnit('mobility', s, f.unit, f.unit)) return false;
  const out: Option[] = [];
  offerMoves(s, f.mover, f.seat, out);
  return out.length > 0;
}

export interface LoadTry {
  seat: Seat;
  card: number;
  carrier: number;
  /** The carrier has just been deployed itself. */
  together: boolean;
}

/** A passenger from the hand, for the sum of both costs (2GM-TRANS-12, 2GM-LCVP-08, 2GM-LCVP-09, 2GM-RULING-85). */
export const loadChecks: readonly Check<Table, LoadTry, RuleId, GmWords>[] = [
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

const load: DecisionDef<GmState, DeployFrame> = {
  kind: 'load',
  rule: '2GM-TRANS-12',
  offer(s, f, seat, out) {
    offerLoads(s, seat, f.unit, true, out);
    out.push(['stay']);
  },
  take(s, f, seat, option, k) {
    if (option[0] === 'load') k.call(loadFrame(s, seat, Number(option[1]), f.unit));
  },
};

/** 2GM-ABIL-55: an HMG or Mortar comes dismounted, everything else ready. */
function tokensOf(s: Table, f: DeployFrame): Token[] {
  const out: Token[] = [];
  offersOf(s, f.card).forEach((offer, i) => {
    if ((f.upgrades & (1 << i)) === 0) return;
    const kind = upgradeNumber(offer.token);
    out.push({ kind, grey: upgradeOf(kind).mountable, used: 0, since: 0, locked: 0 });
  });
  return out;
}

/** The card leaves the hand and the unit stands on its space; with a partner there they are a covered pair. */
function place(s: GmState, f: DeployFrame, k: Kernel<GmState>): void {
  const seat = seatState(s, f.seat);
  const cost = baseCost(s, f) + upgradesCost(s, f.card, f.upgrades);
  if (f.allowance === NONE)
    seat.ap -= cost; // 2GM-HQ-13
  else seat.unitAp -= cost;
  noteSpent(s, f.seat, f.card, cost);
  seat.hand.splice(seat.hand.indexOf(f.card), 1);
  const u = newUnit(s, f.card, f.seat);
  u.tokens = tokensOf(s, f);
  u.dropped = f.dropped;
  // 2GM-NIGHT-03; 2GM-NIGHT-07: in Pacific whoever brings upgrades is seen
  u.faceDown = s.opt.night && f.space !== NONE && (s.edition === 'tactics' || u.tokens.length === 0);
  f.unit = s.units.push(u) - 1;
  f.mover = f.unit;
  const partner = f.space === NONE || f.into !== NONE ? NONE : (s.on[f.space] ?? NONE);
  if (partner !== NONE) {
    u.partner = partner;
    unit(s, partner).partner = f.unit;
  }
  if (f.into !== NONE) lift(s, f.unit, f.into);
  else if (f.space !== NONE) putOn(s, f.unit, f.space);
  lookAround(s, k);
  const upgrades = u.faceDown ? [] : u.tokens.map((t) => t.kind);
  k.emit?.({
    type: 'deployed',
    rule: '2GM-DEPLOY-01',
    seat: f.seat,
    unit: f.unit,
    space: f.space,
    cost,
    upgrades,
  } as GmEvent);
}

export const deploy: FrameDef<GmState, DeployFrame> = frame<GmState, DeployFrame>(
  'deploy',
  [
    step('equip', '2GM-DEPLOY-05', (s, f, k) => {
      f.upgrades = compulsoryBits(s, f.card);
      if (offersOf(s, f.card).length > 0) k.ask(f.seat, 'equip');
    }),
    step('place', '2GM-DEPLOY-03', (s, f, k) => {
      place(s, f, k);
      if (f.allowance !== NONE) k.done(f); // the game has not begun
    }),
    step('bomber', '2GM-AIR-06', (s, f, k) => {
      if (bombsAtOnce(s) && isBomber(s, unit(s, f.unit))) k.ask(f.seat, 'bomb');
    }),
    step('load', '2GM-TRANS-12', (s, f, k) => {
      // a hand may hold somebody: the question is put whenever the public cannot rule it out
      const u = unit(s, f.unit);
      if (f.space === NONE || u.partner !== NONE || !isCarrier(s, u)) return;
      if (f.into !== NONE && s.edition !== 'pacific') return; // 2GM-LCVP-04
      if (seatState(s, f.seat).hand.length > 0) k.ask(f.seat, 'load');
    }),
    step('landing', '2GM-PARA-07', (s, f, k) => {
      if (f.dropped && landsHard(s, f.space)) wound(s, f.unit, 1, k);
    }),
    step('flak', '2GM-PARA-08', (_s, f, k) => {
      if (f.dropped) k.call(openWindow('drop'));
    }),
    // 2GM-RULING-164: who comes in another's turn is a reaction already, and reactions do not nest
    step('arrived', '2GM-RULING-164', (s, f, k) => {
      if (f.space !== NONE && actsNow(s, f.seat)) k.call(openWindow('arrived'));
    }),
    step('mobility', '2GM-ABIL-52', (s, f, k) => {
      if (mayMoveOn(s, f)) k.ask(f.seat, 'mobility');
      else k.done(f);
    }),
    step('moved', '2GM-ABIL-52', (s, f, k) => {
      k.jump(f, 'mobility');
      k.call(openWindow('arrived'));
      tripMine(s, f.mover, k); // 2GM-RULING-36
    }),
  ],
  [equip, bomb, load, mobility],
);
