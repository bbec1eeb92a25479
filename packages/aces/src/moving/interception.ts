import { reacting } from '@sandtable/kernel';
import type { AcesState } from '../state';
import { intercepting } from '../verbs/intercept';
import type { MoveFrame } from './move-frame';

/**
 * AA-INTERCEPT-02, AA-RULING-25, AA-RULING-26: clockwise from the active player every enemy with a unit that can is asked
 * once; who declines leaves it to the next (AA-INTERCEPT-14), and one interception closes the window. Everything it depends
 * on lies open on the table, so nobody is asked in vain.
 */
export const interception = reacting<AcesState, MoveFrame>(
  {
    point: 'intercept',
    rule: 'AA-INTERCEPT-01',
    policy: 'silent',
    closes: 'one-taken',
    seats: (s) => s.seats.map((_, i) => (s.active + 1 + i) % s.seats.length),
  },
  [intercepting],
);
