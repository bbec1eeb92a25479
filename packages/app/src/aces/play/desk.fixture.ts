import { acesGame } from '@sandtable/aces';
import type { AcesView } from '@sandtable/aces/table';
import { hexNamed } from '@sandtable/aces/table';
import type { Option, Seat } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { acesPlay as play } from '../../i18n/en/aces-play';
import { type Desk, NOTHING, type Selection } from './desk';

/** The desk of a seat of a match of the real engine. */
export function deskOf(match: AnyMatch, seat: Seat, selection: Partial<Selection> = {}): Desk {
  const decision = match.decision(seat);
  return {
    view: match.rules.view(match.state, seat),
    seat,
    question: decision === null ? null : { ...decision, roll: null },
    selection: { ...NOTHING, ...selection },
    t: play,
  };
}

export type AnyMatch = Sandbox<AcesStateOf, SetupOf, AcesView>['match'];
type AcesStateOf = ReturnType<typeof acesGame.rules.init>;
type SetupOf = ReturnType<typeof acesGame.defaultSetup>;

/** A moment of two factions on 9 × 9 hexes: the United States (seat 0) against Germany I (seat 1). */
export class Moment {
  readonly sandbox: Sandbox<AcesStateOf, SetupOf, AcesView>;

  constructor(units: readonly object[], more: object = {}, dice: readonly number[] = []) {
    const seats = { usa: {}, 'germany-1': {} };
    const position = { game: 'aces', map: { size: '9x9' }, turn: { seat: 'usa' }, seats, units, ...more };
    this.sandbox = new Sandbox(acesGame, position, dice);
  }

  hex(name: string): number {
    return hexNamed(this.sandbox.state, name);
  }

  /** The unit on a hex. */
  on(name: string): number {
    return this.sandbox.state.hexes[this.hex(name)] ?? -1;
  }

  desk(selection: Partial<Selection> = {}, seat: Seat = this.sandbox.seat): Desk {
    return deskOf(this.sandbox.match, seat, selection);
  }

  wish(option: Option): string {
    return acesGame.wishOf(this.sandbox.state, this.sandbox.seat, option);
  }
}

export function usa(unit: string, at: string, more: object = {}): object {
  return { seat: 'usa', unit, at, ...more };
}

export function german(unit: string, at: string, more: object = {}): object {
  return { seat: 'germany-1', unit, at, ...more };
}
