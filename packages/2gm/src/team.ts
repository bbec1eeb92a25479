import { by, type Kernel, type Option, type Seat } from '@sandtable/kernel';
import { type GmState, NONE, seatState, sideOf, type Table } from './state';

/** The seats of a side, its Field Marshal first (2GM-TEAM-02). */
export function teamOf(s: Table, side: number): Seat[] {
  const team: Seat[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) {
    const x = seatState(s, seat);
    if (x.side !== side) continue;
    if (x.fieldMarshal) team.unshift(seat);
    else team.push(seat);
  }
  return team;
}

/** Who bids, lays terrain and hands AP over (2GM-TEAM-11): a player alone is his own Field Marshal. */
export function leaderOf(s: Table, side: number): Seat {
  let first = NONE;
  for (let seat = s.seats.length - 1; seat >= 0; seat--) {
    const x = seatState(s, seat);
    if (x.side === side && (x.fieldMarshal || first === NONE || !seatState(s, first).fieldMarshal)) first = seat;
  }
  return by(first === NONE ? side : first, '2GM-TEAM-07');
}

/** The other seat of the team; NONE for a player alone. */
export function partnerOf(s: Table, seat: Seat): Seat {
  const side = sideOf(s, seat);
  for (let other = 0; other < s.seats.length; other++)
    if (other !== seat && seatState(s, other).side === side) return other;
  return NONE;
}

/** The partner whose AP lie in the same HQ; NONE for a player alone, and with two copies, where each has one of his own. */
export function housemateOf(s: Table, seat: Seat): Seat {
  return by(s.opt.twoCopies ? NONE : partnerOf(s, seat), '2GM-RULING-160');
}

/** Who earns for a side: its leader for all, or with two copies everybody for himself. */
export function earnersOf(s: Table, side: number): readonly Seat[] {
  return by(s.opt.twoCopies ? teamOf(s, side) : [leaderOf(s, side)], '2GM-RULING-163');
}

/** 2GM-TEAM-09, 2GM-RULING-160: equal parts, the odd one to the Field Marshal. */
export function shares(s: Table, side: number, ap: number): readonly { readonly seat: Seat; readonly ap: number }[] {
  const team = teamOf(s, side);
  const each = Math.floor(ap / team.length);
  return by(
    team.map((seat, i) => ({ seat, ap: each + (i === 0 ? ap - each * team.length : 0) })),
    '2GM-TEAM-10',
  );
}

/** 2GM-TEAM-11: once per turn, between actions (2GM-WIN-08). */
export function offerGift(s: Table, seat: Seat, out: Option[]): void {
  const x = seatState(s, seat);
  if (x.fieldMarshal && partnerOf(s, seat) !== NONE && x.ap > 0 && !x.gave) out.push(['gift']);
}

export function takeGift(s: GmState, seat: Seat, k: Kernel<GmState>): void {
  const x = seatState(s, seat);
  const general = seatState(s, partnerOf(s, seat));
  x.ap--;
  x.gave = true;
  general.ap++;
  k.emit?.({ type: 'ap', rule: '2GM-TEAM-11', seat: partnerOf(s, seat), ap: general.ap });
}
