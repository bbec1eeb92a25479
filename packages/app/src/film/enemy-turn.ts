import type { GameEvent, Seat } from '@sandtable/kernel';
import { eventsOf, isOpponents, type ToldStep } from '../log/step';

/** What the other side did between two turns of one's own. */
export interface EnemyTurn {
  readonly events: readonly GameEvent[];
  /** So many answers there were when the own turn began. */
  readonly answers: number;
}

/** A turn begins. */
export interface TurnEvent extends GameEvent {
  readonly seat?: Seat;
}

/**
 * The turns of enemies since the own side last had its turn, however many there were. Null while they last, and where no
 * opponent of the game played them: people sit at this screen too.
 */
export function enemyTurn(steps: readonly ToldStep[], isEnemy: (seat: Seat) => boolean): EnemyTurn | null {
  const events: GameEvent[] = [];
  let answers: number | null = null;
  /** So many of the events, counted from the end, belong to enemies' turns for sure. */
  let theirs = 0;
  let byOpponent = false;
  let isOpponent = false;
  walk: for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i] as ToldStep;
    if (answers !== null && isOpponents(step)) isOpponent = true;
    for (const event of [...eventsOf(step)].reverse() as TurnEvent[]) {
      if (event.type !== 'turn') {
        if (answers !== null) events.push(event);
      } else if (event.seat !== undefined && isEnemy(event.seat)) {
        if (answers === null) return null;
        theirs = events.length;
        byOpponent ||= isOpponent;
      } else if (answers === null) {
        answers = step.answers;
        isOpponent = isOpponents(step);
      } else break walk;
    }
  }
  return answers === null || !byOpponent ? null : { events: events.slice(0, theirs).reverse(), answers };
}
