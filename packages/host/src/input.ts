import { type Option, type Seat, show, success, type Viewer } from '@sandtable/kernel';
import { says } from './says';
import {
  CountShape,
  CursorShape,
  isPlainCount,
  isPlainOption,
  OPTION_PARTS,
  OptionShape,
  readRaw,
  SeatShape,
  ViewerShape,
} from './shape';
import { type Attempt, malformed, refuse } from './table/attempt';
import { type Occupant, OccupantShape, personAt } from './table/seats';

/** What comes from outside is nothing until it has gone through here. */

export function seatIn(seats: readonly Occupant[], raw: unknown): Attempt<Seat> {
  const read = isPlainCount(raw) ? success(raw) : readRaw(SeatShape, raw);
  if (!read.ok) return malformed(read.problems);
  return read.value < seats.length ? read : refuse('unknown-seat', says.noSeat(read.value));
}

export function personIn(seats: readonly Occupant[], raw: unknown): Attempt<Seat> {
  const seat = seatIn(seats, raw);
  if (!seat.ok || personAt(seats, seat.value) !== null) return seat;
  const occupant = seats[seat.value];
  const isPlayed = occupant?.by === 'opponent';
  return refuse('not-a-person', isPlayed ? says.playedBy(seat.value, show(occupant.name)) : says.empty(seat.value));
}

export function viewerIn(seats: readonly Occupant[], raw: unknown): Attempt<Viewer> {
  const read = isPlainCount(raw) ? success(raw) : readRaw(ViewerShape, raw);
  if (!read.ok) return malformed(read.problems);
  return read.value === 'spectator' ? success(read.value) : seatIn(seats, read.value);
}

export function occupantOf(opponents: object, raw: unknown): Attempt<Occupant> {
  const read = readRaw(OccupantShape, raw);
  if (!read.ok) return malformed(read.problems);
  const { value } = read;
  if (value.by !== 'opponent' || Object.hasOwn(opponents, value.name)) return success(value);
  return refuse('unknown-opponent', says.noOpponent(show(value.name)));
}

export function optionOf(raw: unknown): Attempt<Option> {
  if (isPlainOption(raw)) return success(raw);
  const read = readRaw(OptionShape, raw, OPTION_PARTS);
  return read.ok ? read : malformed(read.problems);
}

/** What a viewer saw last: the number of the update and of the answers in it. */
export function cursorOf(raw: unknown): Attempt<{ readonly seq: number; readonly answers: number }> {
  const read = readRaw(CursorShape, raw);
  return read.ok ? read : malformed(read.problems);
}

/** A number of answers, none to all of them. */
export function countOf(raw: unknown, answers: number): Attempt<number> {
  const read = readRaw(CountShape, raw);
  if (!read.ok) return malformed(read.problems);
  return read.value <= answers ? read : refuse('no-such-answer', says.journalEnds(answers));
}
