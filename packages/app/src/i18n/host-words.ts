import { type HostPhrases, hostPhrases } from '@sandtable/host/words';
import type { Locale } from './locale';

/** What the table itself says, whatever is played on it. Every worker has the English ones: they are what is on the wire. */
export const HOST_WORDS: Readonly<Record<Locale, () => Promise<HostPhrases>>> = {
  en: async () => hostPhrases,
};
