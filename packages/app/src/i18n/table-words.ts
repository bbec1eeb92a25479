import type { HostWords } from '@sandtable/host/words';
import { type Fact, type Problem, readFact } from '@sandtable/kernel';
import { i18n } from './catalogue.svelte';
import { type Locale, localeOf } from './locale';

/** What the table itself says, whatever is played on it; fetched when it says something. */
const WORDS: Readonly<Record<Locale, () => Promise<HostWords>>> = {
  en: async () => (await import('@sandtable/host/words')).hostEnglish,
};

/** Why something was refused, in the language of the page; a server that has a sentence of its own has said it already. */
export async function tellRefusal({ message }: { readonly message: Fact | string }): Promise<string> {
  return typeof message === 'string' ? message : readFact(await WORDS[localeOf(i18n.t.locale)](), message);
}

/** What is wrong somewhere; games have put it into words already. */
export async function tellProblem({ message, fact }: Problem): Promise<string> {
  return tellRefusal({ message: fact ?? message });
}
