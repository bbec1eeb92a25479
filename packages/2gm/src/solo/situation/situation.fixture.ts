import { parsePosition } from '../../position/position';
import { say } from '../../say';
import { seatState } from '../../state';
import { Situation } from './situation';

/** A position as the opponent in the north looks at it. */
export function situationOf(position: object): Situation {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { solo } = seatState(parsed.value, 1);
  if (solo === null) throw new Error('The north is no opponent of the book.');
  return new Situation(parsed.value, 1, solo, say);
}
