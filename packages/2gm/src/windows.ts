import { neighboursOf } from '@sandtable/geometry';
import { type FrameDef, type Kernel, type Option, passes, reactionWindow, type Seat } from '@sandtable/kernel';
import { flakShot, offerFlak } from './air/flak';
import { type AttackFrame, attackFrame } from './attack/attack-frame';
import { shotAt } from './attack/targets';
import { fieldOf } from './ground';
import { areEnemies, type GmState, NONE, onField, type Table, unit } from './state';
import { supports } from './support/list';
import type { Moment } from './support/support';
import { smokeChecks, throwSmoke } from './turn/anytime';
import type { DeployFrame } from './turn/deploying';
import type { TurnFrame } from './turn/turn-frame';

function playFrom(s: GmState, f: AttackFrame | null, mover: number, moment: Moment) {
  return (seat: Seat, option: Option, k: Kernel<GmState>): void =>
    supports.play(s, { ...supports.playOf(s, seat, Number(option[1]), moment, f, mover), on: Number(option[2]) }, k);
}

function targetSeat(s: Table, f: AttackFrame): Seat {
  return unit(s, f.target).seat;
}

/** 2GM-WIN-35: the attacker's cards before the roll. */
const fire = reactionWindow<GmState, AttackFrame>({
  point: 'fire',
  rule: '2GM-RULING-164',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  possible: (s, f, seat) => supports.possible(s, seat, 'fire', f, NONE),
  seats: (_s, f) => [f.seat],
  offer: (s, f, seat, out) => supports.offer(s, seat, 'fire', f, NONE, out),
  take: (s, f, seat, option, k) => playFrom(s, f, NONE, 'fire')(seat, option, k),
});

/** 2GM-WIN-36: the last chance of the target's owner before the dice. */
const cover = reactionWindow<GmState, AttackFrame>({
  point: 'cover',
  rule: '2GM-TOKEN-19',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  possible: (s, f, seat) =>
    passes(smokeChecks, s, { seat, unit: f.target, on: NONE }) || supports.possible(s, seat, 'cover', f, NONE),
  seats: (s, f) => [targetSeat(s, f)],
  offer: (s, f, seat, out) => {
    if (passes(smokeChecks, s, { seat, unit: f.target, on: NONE })) out.push(['smoke', f.target]);
    supports.offer(s, seat, 'cover', f, NONE, out);
  },
  take: (s, f, seat, option, k) => {
    if (option[0] === 'smoke') throwSmoke(s, Number(option[1]), k);
    else playFrom(s, f, NONE, 'cover')(seat, option, k);
  },
});

/**
 * 2GM-WIN-39: first the owner of the target, then the attacker, until both pass; or until the result is no longer the one
 * they answer.
 */
const rolled = reactionWindow<GmState, AttackFrame>({
  point: 'rolled',
  rule: '2GM-RULING-129',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  possible: (s, f, seat) => supports.possible(s, seat, 'rolled', f, NONE),
  seats: (s, f) => {
    if (f.again || f.cancelled) return [];
    return f.target === NONE ? [f.seat] : [targetSeat(s, f), f.seat]; // an HQ is no unit that could be lucky
  },
  offer: (s, f, seat, out) => supports.offer(s, seat, 'rolled', f, NONE, out),
  take: (s, f, seat, option, k) => playFrom(s, f, NONE, 'rolled')(seat, option, k),
});

/** 2GM-WIN-43: the attack is over. */
const resolved = reactionWindow<GmState, AttackFrame>({
  point: 'resolved',
  rule: '2GM-RULING-164',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  possible: (s, f, seat) => supports.possible(s, seat, 'resolved', f, NONE),
  seats: (s, f) => [targetSeat(s, f), f.seat],
  offer: (s, f, seat, out) => supports.offer(s, seat, 'resolved', f, NONE, out),
  take: (s, f, seat, option, k) => playFrom(s, f, NONE, 'resolved')(seat, option, k),
});

function others(s: Table, seat: Seat): Seat[] {
  return s.seats.flatMap((_x, i) => (areEnemies(s, seat, i) ? [i] : []));
}

/** 2GM-WIN-15: a unit has moved. */
const moved = reactionWindow<GmState, TurnFrame>({
  point: 'moved',
  rule: '2GM-RULING-164',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  possible: (s, f, seat) => onField(unit(s, f.mover)) && supports.possible(s, seat, 'moved', null, f.mover),
  seats: (s, f) => others(s, unit(s, f.mover).seat),
  offer: (s, f, seat, out) => supports.offer(s, seat, 'moved', null, f.mover, out),
  take: (s, f, seat, option, k) => playFrom(s, null, f.mover, 'moved')(seat, option, k),
});

/** The same for a unit that has just been deployed, or moved right after. */
const arrived = reactionWindow<GmState, DeployFrame>({
  point: 'arrived',
  rule: '2GM-RULING-164',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  possible: (s, f, seat) => onField(unit(s, f.mover)) && supports.possible(s, seat, 'arrived', null, f.mover),
  seats: (s, f) => others(s, f.seat),
  offer: (s, f, seat, out) => supports.offer(s, seat, 'arrived', null, f.mover, out),
  take: (s, f, seat, option, k) => playFrom(s, null, f.mover, 'arrived')(seat, option, k),
});

/**
 * 2GM-WIN-19: anti-aircraft guns fire at who comes down in their range, before anything else happens (2GM-RULING-108);
 * fighters do not (2GM-PARA-09).
 */
const drop = reactionWindow<GmState, DeployFrame>({
  point: 'drop',
  rule: '2GM-PARA-08',
  policy: 'silent', // guns and their range lie open
  closes: 'all-pass',
  seats: (s, f) => (onField(unit(s, f.unit)) ? others(s, f.seat) : []),
  offer: (s, f, seat, out) => offerFlak(s, seat, { spaces: [f.space], hq: NONE }, [f.unit], out),
  take: (s, _f, _seat, option, k) => {
    const gun = Number(option[1]);
    unit(s, gun).flak = s.turn;
    k.call(attackFrame(flakShot(s, gun, Number(option[2]))));
  },
});

/** At the start of the Movement Phase of the others. */
const orders = reactionWindow<GmState, TurnFrame>({
  point: 'orders',
  rule: '2GM-RULING-164',
  policy: 'if-publicly-possible',
  closes: 'all-pass',
  possible: (s, _f, seat) => supports.possible(s, seat, 'orders', null, NONE),
  seats: (s) => others(s, s.active),
  offer: (s, _f, seat, out) => supports.offer(s, seat, 'orders', null, NONE, out),
  take: (s, _f, seat, option, k) => playFrom(s, null, NONE, 'orders')(seat, option, k),
});

const near: number[] = [];

/** The rockets of an MRL come down on the target space and on one beside it (2GM-TOKEN-15). */
const beside = reactionWindow<GmState, AttackFrame>({
  point: 'beside',
  rule: '2GM-TOKEN-15',
  policy: 'silent',
  closes: 'one-taken',
  seats: (_s, f) => [f.seat],
  offer: (s, f, seat, out) => {
    const count = neighboursOf(fieldOf(s), f.space, near);
    for (let i = 0; i < count; i++) {
      const id = s.on[near[i] ?? NONE] ?? NONE;
      if (id === NONE || !areEnemies(s, seat, unit(s, id).seat)) continue;
      out.push(['beside', id]);
      if (unit(s, id).partner !== NONE) out.push(['beside', unit(s, id).partner]);
    }
  },
  take: (s, f, seat, option, k) => {
    const second = attackFrame(shotAt(s, seat, f.shooter, f.weapon, { target: Number(option[1]), mode: f.mode }));
    second.splash = true;
    k.call(second);
  },
});

/** Every moment at which somebody may step in. */
export const windows: readonly FrameDef<GmState>[] = [
  fire,
  cover,
  rolled,
  resolved,
  moved,
  arrived,
  drop,
  orders,
  beside,
] as readonly FrameDef<GmState>[];
