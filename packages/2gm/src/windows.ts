import type { Frame, FrameDef, Seat } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { mayHaveFlak } from './air/flak';
import type { AttackFrame } from './attack/attack-frame';
import { areEnemies, type GmState, NONE, onField, type Table, unit } from './state';
import { supports } from './support/list';
import type { Moment } from './support/support';
import { arrivalOf, type DeployFrame } from './turn/deploy-frame';
import type { TurnFrame } from './turn/turn-frame';
import { reacting } from './verbs/asking';
import { hittingBeside } from './verbs/beside';
import { firingAtDrop } from './verbs/flak';
import { type Answered, answering } from './verbs/play';
import { hiding, mayHide } from './verbs/smoke';

function targetSeat(s: Table, f: AttackFrame): Seat {
  return unit(s, f.target).seat;
}

/** A moment at which somebody may answer with a card, asked as far as the public cannot rule it out (2GM-RULING-164). */
function cardWindow<F extends Frame>(
  point: Moment,
  rule: RuleId,
  subject: Answered<F>,
  seats: (s: GmState, f: F) => readonly Seat[],
): FrameDef<GmState> {
  const { attack, mover, moment = () => point } = subject;
  return reacting<F>(
    {
      point,
      rule,
      policy: 'if-publicly-possible',
      closes: 'all-pass',
      possible: (s, f, seat) =>
        (mover(f) === NONE || onField(unit(s, mover(f)))) && supports.possible(s, seat, moment(f), attack(f), mover(f)),
      seats,
    },
    [answering(point, subject)],
  ) as unknown as FrameDef<GmState>;
}

const onAttack: Answered<AttackFrame> = { attack: (f: AttackFrame) => f, mover: () => NONE };
const onMove = { attack: () => null, mover: (f: { mover: number }) => f.mover };

/** 2GM-WIN-35: the attacker's cards before the roll. */
const fire = cardWindow<AttackFrame>('fire', '2GM-RULING-164', onAttack, (_s, f) => [f.seat]);

/** 2GM-WIN-36: the last chance of the target's owner before the dice. */
const cover = reacting<AttackFrame>(
  {
    point: 'cover',
    rule: '2GM-TOKEN-19',
    policy: 'if-publicly-possible',
    closes: 'all-pass',
    possible: (s, f, seat) => mayHide(s, f.target, seat) || supports.possible(s, seat, 'cover', f, NONE),
    seats: (s, f) => [targetSeat(s, f)],
  },
  [hiding, answering('cover', onAttack)],
);

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
  const found: Seat[] = [];
  for (let other = 0; other < s.seats.length; other++) if (areEnemies(s, seat, other)) found.push(other);
  return found;
}

/** 2GM-WIN-15: a unit has moved. */
const moved = cardWindow<TurnFrame>('moved', '2GM-RULING-164', onMove, (s, f) => others(s, unit(s, f.mover).seat));

/** The same for a unit that has just been deployed, or moved right after. */
const onArrival: Answered<DeployFrame> = { ...onMove, moment: arrivalOf };
const arrived = cardWindow<DeployFrame>('arrived', '2GM-RULING-164', onArrival, (s, f) => others(s, f.seat));

/**
 * 2GM-WIN-19: anti-aircraft guns fire at who comes down in their range, before anything else happens (2GM-RULING-108);
 * fighters do not (2GM-PARA-09).
 */
const drop = reacting<DeployFrame>(
  {
    point: 'drop',
    rule: '2GM-PARA-08',
    policy: 'if-publicly-possible',
    possible: (s, f, seat) => mayHaveFlak(s, seat, { spaces: [f.space], hq: NONE }, [f.unit]),
    closes: 'all-pass',
    seats: (s, f) => (onField(unit(s, f.unit)) ? others(s, f.seat) : []),
  },
  [firingAtDrop],
);

/** At the start of the Movement Phase of the others. */
const orders = cardWindow<TurnFrame>('orders', '2GM-RULING-164', { attack: () => null, mover: () => NONE }, (s) =>
  others(s, s.active),
);

/** A second rocket comes down. */
const beside = reacting<AttackFrame>(
  {
    point: 'beside',
    rule: '2GM-TOKEN-15',
    policy: 'silent',
    closes: 'one-taken',
    seats: (_s, f) => [f.seat],
  },
  [hittingBeside],
);

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
