import { gmBoard } from './gm-board';
import { gmCards } from './gm-cards';
import { gmPlay } from './gm-play';
import { gmReact } from './gm-react';
import { gmRecord } from './gm-record';

/** What tables and records of 2GM say. */
export const gm = { gmBoard, gmCards, gmPlay, gmReact, gmRecord };
