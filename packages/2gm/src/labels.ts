import { retold } from '@sandtable/kernel/words';
import { labels } from '../words/en/labels';
import type { GmWords } from '../words/index';

/** What a number comes from, as the record has it in English, in the words of the reader. */
export function labelIn(label: string, w: GmWords): string {
  return retold(labels, w.labels, label);
}
