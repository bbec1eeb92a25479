import { factsOf } from '@sandtable/kernel';
import { en } from '../words/en/index';
import { refsIn } from './telling/reading';

/** Everything the game can say, as facts: English lends the shape, whoever reads one chooses the language. */
export const say = factsOf({ ...en, ref: refsIn(en) });
