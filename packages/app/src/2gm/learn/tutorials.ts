import type { Occupant } from '@sandtable/host';
import { i18n } from '../../i18n/with-gm-lessons';
import type { Tutorial } from '../../learn/tutorial';
import { PACIFIC } from './pacific';
import { TACTICS } from './tactics';

/** The plain opponent: it needs no deck of its own. */
const GREEDY: Occupant = { by: 'opponent', name: 'greedy' };

const tacticsTutorial: Tutorial = {
  table: 'tactics',
  game: '2gm',
  lessons: TACTICS,
  opponent: GREEDY,
  words: () => i18n.t.gmLearn.tactics,
};

const pacificTutorial: Tutorial = {
  table: 'pacific',
  game: '2gm',
  lessons: PACIFIC,
  opponent: GREEDY,
  words: () => i18n.t.gmLearn.pacific,
};

export const gmTutorials = { tactics: tacticsTutorial, pacific: pacificTutorial };
