import { i18n } from '../../i18n/with-lessons';
import type { Tutorial } from '../../learn/tutorial';
import { AUTOMA } from '../records';
import { LESSONS } from './lessons';

export const acesTutorial: Tutorial = {
  table: 'aces',
  game: 'aces',
  lessons: LESSONS,
  opponent: AUTOMA,
  words: () => i18n.t.learn,
};
