import { factsOf } from '@sandtable/kernel';
import { labels as words } from '../words/en/labels';

/** What numbers come from, as facts; apart from all else the game can say, so that whoever shows numbers need not load it. */
export const { labels } = factsOf({ labels: words });
