import { gmBoard } from './gm-board';
import { gmCard } from './gm-card';
import { gmPlay } from './gm-play';

/** What tables of 2GM say. */
export const gm = { gmBoard, gmCard, gmPlay };
