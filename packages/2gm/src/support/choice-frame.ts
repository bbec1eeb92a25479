import type { Frame, Seat } from '@sandtable/kernel';
import { NONE } from '../state';

/** Ends a choice that may stop early. */
export const DONE = 'done';

/** A card whose player still has something to choose. */
export interface ChoiceFrame extends Frame {
  readonly at: 'choice';
  readonly seat: Seat;
  readonly card: number;
  /** What the card was played on. */
  readonly on: number;
  /** Whose pile the card goes to, as in the play. */
  readonly owner: Seat;
  /** The seat whose hand is open to the player, NONE for no one's. */
  readonly looksAt: Seat;
  /** The unit that moved or came, for the card and for whoever reacts. */
  mover: number;
  /** How many may still be chosen. */
  left: number;
  /** What has been chosen so far. */
  picked: number[];
}

/** What a choice keeps of the play it comes from. */
interface Played {
  readonly seat: Seat;
  readonly card: number;
  readonly on: number;
  readonly owner: Seat;
  readonly mover: number;
}

export function choiceFrame(p: Played, left: number, looksAt: Seat = NONE): ChoiceFrame {
  return {
    at: 'choice',
    step: 'ask',
    dice: null,
    got: 0,
    seat: p.seat,
    card: p.card,
    on: p.on,
    owner: p.owner,
    looksAt,
    mover: p.mover,
    left,
    picked: [],
  };
}
