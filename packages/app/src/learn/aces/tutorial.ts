import { i18n } from '../../i18n/with-lessons';
import { AUTOMA } from '../../match/aces-records';
import type { Tutorial } from '../tutorial';
import { LESSONS } from './lessons';

export const acesTutorial: Tutorial = {
  table: 'aces',
  game: 'aces',
  lessons: LESSONS,
  opponent: AUTOMA,
  words: () => i18n.t.learn,
};
