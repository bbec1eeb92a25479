import { neighboursOf } from '@sandtable/geometry';
import {
  type Frame,
  type FrameDef,
  type Kernel,
  type Option,
  passes,
  reactionWindow,
  type Seat,
} from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { flakShot, mayHaveFlak, offerFlak } from './air/flak';
import { type AttackFrame, attackFrame } from './attack/attack-frame';
import { shotAt } from './attack/targets';
import { fieldOf } from './ground';
import { areEnemies, type GmState, NONE, onField, type Table, unit } from './state';
import { supports } from './support/list';
import type { Moment } from './support/support';
import type { DeployFrame } from './turn/deploy-frame';
import type { TurnFrame } from './turn/turn-frame';
import { smokeChecks, throwSmoke } from './verbs/smoke';

function playFrom(s: GmState, f: AttackFrame | null, mover: number, moment: Moment) {
  return (seat: Seat, option: Option, k: Kernel<GmState>): void =>
    supports.play(s, { ...supports.playOf(s, seat, Number(option[1]), moment, f, mover), on: Number(option[2]) }, k);
}

function targetSeat(s: Table, f: AttackFrame): Seat {
  return unit(s, f.target).seat;
}

/** A moment at which somebody may answer with a card, asked as far as the public cannot rule it out (2GM-RULING-164). */
function cardWindow<F extends Frame>(
  point: Moment,
  rule: RuleId,
  subject: { attack(f: F): AttackFrame | null; mover(f: F): number },
  seats: (s: GmState, f: F) => readonly Seat[],
): FrameDef<GmState> {
  const { attack, mover } = subject;
  return reactionWindow<GmState, F>({
    point,
    rule,
    policy: 'if-publicly-possible',
    closes: 'all-pass',
    possible: (s, f, seat) =>
      (mover(f) === NONE || onField(unit(s, mover(f)))) && supports.possible(s, seat, point, attack(f), mover(f)),
    seats,
    offer: (s, f, seat, out) => supports.offer(s, seat, point, attack(f), mover(f), out),
    take: (s, f, seat, option, k) => playFrom(s, attack(f), mover(f), point)(seat, option, k),
  }) as unknown as FrameDef<GmState>;
}

const onAttack = { attack: (f: AttackFrame) => f, mover: () => NONE };
const onMove = { attack: () => null, mover: (f: { mover: number }) => f.mover };

/** 2GM-WIN-35: the attacker's cards before the roll. */
const fire = cardWindow<AttackFrame>('fire', '2GM-RULING-164', onAttack, (_s, f) => [f.seat]);

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
const rolled = cardWindow<AttackFrame>('rolled', '2GM-RULING-129', onAttack, (s, f) => {
  if (f.again || f.cancelled) return [];
  return f.target === NONE ? [f.seat] : [targetSeat(s, f), f.seat]; // an HQ is no unit that could be lucky
});

/** 2GM-WIN-43: the attack is over. */
const resolved = cardWindow<AttackFrame>('resolved', '2GM-RULING-164', onAttack, (s, f) => [targetSeat(s, f), f.seat]);

function others(s: Table, seat: Seat): Seat[] {
  return s.seats.flatMap((_x, i) => (areEnemies(s, seat, i) ? [i] : []));
}

/** 2GM-WIN-15: a unit has moved. */
const moved = cardWindow<TurnFrame>('moved', '2GM-RULING-164', onMove, (s, f) => others(s, unit(s, f.mover).seat));

/** The same for a unit that has just been deployed, or moved right after. */
const arrived = cardWindow<DeployFrame>('arrived', '2GM-RULING-164', onMove, (s, f) => others(s, f.seat));

/**
 * 2GM-WIN-19: anti-aircraft guns fire at who comes down in their range, before anything else happens (2GM-RULING-108);
 * fighters do not (2GM-PARA-09).
 */
const drop = reactionWindow<GmState, DeployFrame>({
  point: 'drop',
  rule: '2GM-PARA-08',
  policy: 'if-publicly-possible',
  possible: (s, f, seat) => mayHaveFlak(s, seat, { spaces: [f.space], hq: NONE }, [f.unit]),
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
const orders = cardWindow<TurnFrame>('orders', '2GM-RULING-164', { attack: () => null, mover: () => NONE }, (s) =>
  others(s, s.active),
);

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
