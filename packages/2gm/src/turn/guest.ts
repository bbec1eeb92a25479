import type { Frame, Kernel, Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { GmState, Table } from '../state';
import type { Act } from '../verbs/verb';
import type { Income } from './income';

/**
 * Rules for seats that nobody plays, as far as they change somebody's turn. The turn knows that there may be such rules and when to
 * ask them; what they are is the affair of whoever brings them.
 */
export interface TurnGuest {
  /** The turn has begun; a die may be rolled for the frame. */
  begins(s: GmState, f: Frame, k: Kernel<GmState>): void;
  /** The die has fallen. */
  rolled(s: GmState, f: Frame, k: Kernel<GmState>): void;
  /** Income has come in. */
  paid(s: GmState, parts: readonly Income[], k: Kernel<GmState>): void;
  /** The Card Phase of a seat; false where it draws like everybody. */
  draws(s: GmState, seat: Seat, k: Kernel<GmState>): boolean;
  /** Whether whoever's turn it is deploys before it moves. */
  deploysFirst(s: Table): boolean;
  /** The rule by which a seat discards whatever it has left; null where only too large a hand is discarded. */
  discards(s: Table, seat: Seat): RuleId | null;
  /** The turn is over. */
  ends(s: GmState): void;
  readonly moves: Act;
  readonly deployments: Act;
}

/** The same for what a card costs. */
export interface DeployGuest {
  /** A card has left the hand of a seat for so many AP. */
  spent(s: GmState, seat: Seat, card: number, ap: number): void;
}
