import { AUTOMA } from '../../match/aces-records';
import type { Tutorial } from '../tutorial';
import { LESSONS } from './lessons';

export const acesTutorial: Tutorial = {
  table: 'aces',
  game: 'aces',
  lessons: LESSONS,
  opponent: AUTOMA,
  words: (t) => t.learn,
};
