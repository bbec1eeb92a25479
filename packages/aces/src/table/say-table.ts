import { factsOf } from '@sandtable/kernel';
import { endings } from '../../words/en/endings';
import { names } from '../../words/en/names';
import { refusals } from '../../words/en/refusals';
import { refsIn } from '../telling/reading';

/** What the checks of the table say, as facts; apart from all else the game can say, so that a screen need not load it. */
export const say = factsOf({ endings, names, refusals, ref: refsIn({ names }) });
