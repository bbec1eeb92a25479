import {
  by,
  type DecisionDef,
  type FrameDef,
  frame,
  type Kernel,
  type Option,
  openWindow,
  step,
} from '@sandtable/kernel';
import { asksUnit } from '../abilities/registry';
import { bombsAtOnce, isBomber, offerRaidsOf, raidOf } from '../air/declare';
import { sendHome } from '../air/home';
import { wound } from '../attack/damage';
import { upgradeNumber, upgradeOf } from '../cards';
import { policies } from '../editions/index';
import { lookAround } from '../field/night';
import { putOn } from '../ground';
import { actsNow, type GmState, NONE, seatState, type Table, type Token, unit } from '../state';
import { tripMine } from '../support/trip';
import { isCarrier } from '../transport/carrying';
import { lift } from '../transport/taking';
import { type DeployFrame, loadFrame } from './deploy-frame';
import { offerLoads } from './deployments';
import { landsHard } from './dropping';
import { baseCost, equip } from './equipping';
import type { DeployGuest } from './guest';
import { offerMoves } from './move-options';
import { moveNow } from './moving';
import { newUnit } from './new-unit';
import { offersOf } from './offers';
import { compulsoryBits, upgradesCost } from './upgrades';

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
    if (canMoveOn(s, f)) offerMoves(s, f.mover, seat, out);
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

/** Mobility is for the unit itself, to unload somebody after its move too; whoever got off needs Mechanized. */
function canMoveOn(s: Table, f: DeployFrame): boolean {
  const u = unit(s, f.mover);
  if (u.at < 0 || f.dropped || !actsNow(s, f.seat)) return false;
  const own = f.mover === f.unit;
  if (u.moved && (!own || u.cargo === NONE || u.settled)) return false;
  if (own && !asksUnit('mobility', s, f.unit, f.unit)) return false;
  const out: Option[] = [];
  offerMoves(s, f.mover, f.seat, out);
  return by(out.length > 0, '2GM-TRANS-13');
}

/** The question is put to every unit that lies face down: whether it can is nobody's business (2GM-NIGHT-03). */
function asksToMoveOn(s: Table, f: DeployFrame): boolean {
  const u = unit(s, f.mover);
  if (u.faceDown) return u.at >= 0 && !f.dropped && actsNow(s, f.seat);
  return canMoveOn(s, f);
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
function place(s: GmState, f: DeployFrame, guest: DeployGuest, k: Kernel<GmState>): void {
  const seat = seatState(s, f.seat);
  const cost = baseCost(s, f) + upgradesCost(s, f.card, f.upgrades);
  if (f.allowance === NONE) seat.ap -= by(cost, '2GM-HQ-13');
  else seat.unitAp -= cost;
  guest.spent(s, f.seat, f.card, cost);
  seat.hand.splice(seat.hand.indexOf(f.card), 1);
  const u = newUnit(s, f.card, f.seat);
  u.tokens = tokensOf(s, f);
  u.dropped = f.dropped;
  // 2GM-NIGHT-03; 2GM-NIGHT-07: in Pacific whoever brings upgrades is seen
  u.faceDown = by(
    s.opt.night && f.space !== NONE && (!policies(s).upgradesShowAtNight || u.tokens.length === 0),
    '2GM-NIGHT-07',
  );
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
  const upgrades = u.tokens.map((t) => t.kind);
  k.emit?.({
    type: 'deployed',
    rule: '2GM-DEPLOY-01',
    seat: f.seat,
    unit: f.unit,
    space: f.space,
    cost,
    upgrades,
  });
}

/**
 * 2GM-NIGHT-03: what its owner is asked on the way must not tell what comes. At night the same questions are put about every card, also
 * where there is nothing to choose.
 */
function comesFaceDown(s: Table, f: DeployFrame): boolean {
  return s.opt.night && f.space !== NONE;
}

/** A step of a deployment. */
const deployStep = step<GmState, DeployFrame>;

/** A unit comes into play, with rules for seats that nobody plays. */
export function deployWith(guest: DeployGuest): FrameDef<GmState, DeployFrame> {
  const steps = [
    deployStep('equip', '2GM-DEPLOY-05', (s, f, k) => {
      f.upgrades = compulsoryBits(s, f.card);
      if (offersOf(s, f.card).length > 0 || comesFaceDown(s, f)) k.ask(f.seat, 'equip');
    }),
    deployStep('place', '2GM-DEPLOY-03', (s, f, k) => {
      place(s, f, guest, k);
      if (f.allowance !== NONE) k.done(f); // the game has not begun
    }),
    deployStep('bomber', '2GM-AIR-06', (s, f, k) => {
      if (bombsAtOnce(s) && isBomber(s, unit(s, f.unit))) k.ask(f.seat, 'bomb');
    }),
    deployStep('load', '2GM-TRANS-12', (s, f, k) => {
      // a hand may hold somebody: the question is put whenever the public cannot rule it out
      const u = unit(s, f.unit);
      if (f.space === NONE || u.partner !== NONE || !(u.faceDown || isCarrier(s, u))) return;
      if (f.into !== NONE && !policies(s).craftTakeLoadedTransports) return; // 2GM-LCVP-04
      if (seatState(s, f.seat).hand.length > 0) k.ask(f.seat, 'load');
    }),
    deployStep('landing', '2GM-PARA-07', (s, f, k) => {
      if (f.dropped && landsHard(s, f.space)) wound(s, f.unit, 1, k);
    }),
    deployStep('flak', '2GM-PARA-08', (_s, f, k) => {
      if (f.dropped) k.call(openWindow('drop'));
    }),
    // 2GM-RULING-164: who comes in another's turn is a reaction already, and reactions do not nest
    deployStep('arrived', '2GM-RULING-164', (s, f, k) => {
      if (f.space !== NONE && actsNow(s, f.seat)) k.call(openWindow('arrived'));
    }),
    deployStep('mobility', '2GM-ABIL-52', (s, f, k) => {
      if (asksToMoveOn(s, f)) k.ask(f.seat, 'mobility');
      else k.done(f);
    }),
    deployStep('moved', '2GM-ABIL-52', (s, f, k) => {
      k.jump(f, 'mobility');
      k.call(openWindow('arrived'));
      tripMine(s, f.mover, k); // 2GM-RULING-36
    }),
  ];
  return frame<GmState, DeployFrame>('deploy', steps, [equip, bomb, load, mobility]);
}
