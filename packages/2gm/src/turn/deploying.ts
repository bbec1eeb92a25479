import { by, type FrameDef, frame, type Kernel, openWindow, step } from '@sandtable/kernel';
import { bombsAtOnce, isBomber } from '../air/declare';
import { wound } from '../attack/damage';
import { upgradeNumber, upgradeOf } from '../cards';
import { policies } from '../editions/index';
import { lookAround } from '../field/night';
import { putOn } from '../ground';
import { actsNow, type GmState, NONE, seatState, type Table, type Token, unit } from '../state';
import { tripMine } from '../support/trip';
import { isCarrier } from '../transport/carrying';
import { lift } from '../transport/taking';
import { asking } from '../verbs/asking';
import { loadingTogether } from '../verbs/deploy';
import { baseCost, equipping } from '../verbs/equip';
import { asksToMoveOn, movingOn } from '../verbs/move-on';
import { bombing } from '../verbs/raid';
import { stayingEmpty, stayingThere } from '../verbs/stay';
import type { DeployFrame } from './deploy-frame';
import { landsHard } from './dropping';
import type { DeployGuest } from './guest';
import { newUnit } from './new-unit';
import { offersOf } from './offers';
import { compulsoryBits, upgradesCost } from './upgrades';

const chooseUpgrades = asking<DeployFrame>({ kind: 'equip', rule: '2GM-DEPLOY-05' }, [equipping]);
const chooseRaid = asking<DeployFrame>({ kind: 'bomb', rule: '2GM-AIR-06' }, [bombing]);
const chooseLoad = asking<DeployFrame>({ kind: 'load', rule: '2GM-TRANS-12' }, [loadingTogether, stayingEmpty]);
const choosePlace = asking<DeployFrame>({ kind: 'mobility', rule: '2GM-ABIL-52' }, [movingOn, stayingThere]);

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
  return frame<GmState, DeployFrame>('deploy', steps, [chooseUpgrades, chooseRaid, chooseLoad, choosePlace]);
}
