import { factsOf } from '@sandtable/kernel';
import * as words from '../words/en/recorded';

/** What dice are rolled for and why matches end, as facts. */
export const { recorded } = factsOf(words);
