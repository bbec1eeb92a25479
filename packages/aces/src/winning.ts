import { by, type Fact, type Outcome, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { type Team, teamOf } from './content/factions';
import type { Table } from './state';

/** The team wins, all its seats. */
export function win(s: Table, team: Team, rule: RuleId, reason: Fact): Outcome {
  return by({ winners: seatsOf(s, team), rule, reason }, 'AA-VICTORY-07');
}

export function seatsOf(s: Table, team: Team): Seat[] {
  return s.seats.flatMap((seat, i) => (teamOf(seat.faction) === team ? [i] : []));
}
