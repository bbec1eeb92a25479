import { Sandbox } from '@sandtable/testkit';
import { acesGame } from '../game';
import { piece, position } from './table.fixture';

export function sandbox(units: readonly object[], more: object = {}, dice: readonly number[] = []) {
  return new Sandbox(acesGame, position(units, more), dice);
}

/** A Tiger of Germany 1 beside the way of a US unit that goes from 2,4 to 3,4. */
export const tiger = piece('germany-1', 'tiger', '4,4');
export const walker = piece('usa', 'infantry', '2,4');

export function asked(s: ReturnType<typeof sandbox>) {
  return [s.seat, s.kind];
}
