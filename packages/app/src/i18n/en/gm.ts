import { gmBoard } from './gm-board';
import { gmCards } from './gm-cards';
import { gmPlay } from './gm-play';

/** What tables of 2GM say. */
export const gm = { gmBoard, gmCards, gmPlay };
