import type { Game } from '@sandtable/kernel';
import { abilities } from './abilities';
import { book } from './book';
import { CARDS, checkCards, checkPack } from './content';
import { draw } from './draw';
import { odds, oddsOf } from './odds';
import { rulebook } from './opponent';
import { parsePosition, printPosition } from './position';
import { toyRules } from './rules';
import type { DuelSetup, DuelState } from './state';
import { tell } from './tell';
import type { DuelView } from './view';
import { language, optionOf, wishOf } from './wishes';
import { read } from './words';

export { toyRules } from './rules';
export type { DuelSetup, DuelState } from './state';
export type { DuelView } from './view';

/** A small duel that uses every part of the kernel: what the testkit and the tools are proved on. */
export const toyGame: Game<DuelState, DuelSetup, DuelView> = {
  id: 'toy',
  title: 'The duel',
  editions: ['toy'],
  rules: toyRules,
  book,
  defaultSetup: () => ({ hp: 10, abilities: [['keen'], ['sturdy', 'sly']] }),
  seatName: (_s, seat) => (seat === 0 ? 'left' : 'right'),
  language,
  wishOf,
  optionOf,
  parsePosition,
  printPosition,
  tell: (_s, event, who) => tell(event, who),
  read,
  draw,
  odds,
  oddsOf,
  opponents: { rulebook },
  abilities,
  checkContent: (pack) => (pack === undefined ? checkCards(CARDS) : checkPack(pack)),
};
